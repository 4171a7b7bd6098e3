import { cx } from "class-variance-authority";
import { Info } from "lucide-react";
import type { ComponentProps } from "react";

/** What is missing, directly above a disabled button. Give it an id and the button `aria-describedby`. */
export function Reason({ className, children, ...rest }: ComponentProps<"p">) {
  return (
    <p className={cx("flex items-start gap-1.5 text-meta text-ink-2", className)} {...rest}>
      <Info className="mt-0.5 size-4" />
      <span key={typeof children === "string" ? children : "reason"} className="min-w-0">
        {children}
      </span>
    </p>
  );
}
