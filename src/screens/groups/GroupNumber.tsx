import type { ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";

export type GroupNumberProps = {
  groupNumber: string;
  /** The button that copies it. */
  children: ReactNode;
};

/** Large, in two groups of four; announced digit by digit. */
export function GroupNumber({ groupNumber, children }: GroupNumberProps) {
  const t = useCopy("groups.invite");
  return (
    <div className="flex flex-wrap items-center gap-2.5 rounded-field border border-transparent bg-fill px-2 py-3">
      <p className="grid min-w-0 flex-auto">
        <span className="text-meta text-ink-2">{t("number")}</span>
        <span aria-hidden="true" key={groupNumber} className="flex flex-wrap gap-x-3 text-title font-title">
          {(groupNumber.match(/\d{1,4}/g) ?? []).map((four, at) => (
            <span key={at}>{four}</span>
          ))}
        </span>
        <span className="sr-only">{[...groupNumber].join(" ")}</span>
      </p>
      {children}
    </div>
  );
}
