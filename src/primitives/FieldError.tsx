import { CircleAlert } from "lucide-react";
import { use, type ReactNode } from "react";
import { SentFrom } from "./sentFrom.ts";

export type FieldErrorProps = {
  /** Of the error of a field, which describes it: `-error` after the id of the field. */
  id?: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * What is wrong and how to go on, beside the thing that is wrong. The region stands before its text, so it is said once;
 * after sending it is silent, for the focus comes to the first field that is wrong and says it. Where the focus is already
 * it does not come.
 */
export function FieldError({ id, className, children }: FieldErrorProps) {
  const sentFrom = use(SentFrom);
  const isAnnouncedByFocus = id !== undefined && sentFrom !== null && id !== `${sentFrom}-error`;
  return (
    <div aria-live={isAnnouncedByFocus ? "off" : "polite"} className={className}>
      {children ? (
        <p id={id} className="flex gap-1.5 text-meta font-strong text-halt">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 stroke-[2.25]" />
          <span className="min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  );
}
