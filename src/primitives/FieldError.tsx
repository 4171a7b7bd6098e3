import { CircleExclamationPoint } from "lucide-react";
import { use, type ReactNode } from "react";
import { SentFrom } from "./sentFrom.tsx";

export type FieldErrorProps = {
  /** Of the field's error, which describes it: `-error` after the id of the field. */
  id?: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * What is wrong and what to do, beside its cause. The live region is rendered before its text, so it is announced once;
 * after a submit it is silent, because the focus moves to the first invalid field and announces it. Exception: the
 * focus is there already.
 */
export function FieldError({ id, className, children }: FieldErrorProps) {
  const sentFrom = use(SentFrom);
  const isAnnouncedByFocus = id !== undefined && sentFrom !== null && id !== `${sentFrom}-error`;
  return (
    <div aria-live={isAnnouncedByFocus ? "off" : "polite"} className={className}>
      {children ? (
        <p id={id} className="flex gap-1.5 text-meta font-strong text-halt">
          <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4 stroke-[2.25]" />
          <span className="min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  );
}
