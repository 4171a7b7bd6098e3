import { cx } from "class-variance-authority";
import { Info } from "lucide-react";
import type { ComponentProps } from "react";

/** What is missing, directly above a disabled button. Give it an id and the button `aria-describedby`. */
export function Reason({ className, children, ...rest }: ComponentProps<"p">) {
  return (
    <p className={cx("flex items-start gap-2 text-meta text-ink-2", className)} {...rest}>
      <Info className="size-4.5 mt-px" />
      <span key={typeof children === "string" ? children : "reason"} className="min-w-0">
        {children}
      </span>
    </p>
  );
}
