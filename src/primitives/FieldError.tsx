import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type FieldErrorProps = { id?: string | undefined; className?: string; children: ReactNode };

/** What is wrong and how to go on, beside the thing that is wrong. The region stands before its text, so it is said once. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={className}>
      {children ? (
        <p id={id} className="flex gap-1.5 text-meta font-strong text-halt">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 stroke-[2.25]" />
          <span className="min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  );
}
