import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";

/** What is wrong and how to go on, beside the thing that is wrong. The region stands before its text, so it is said aloud once. */
export function FieldError({ children, ...rest }: ComponentProps<"div">) {
  return (
    <div role="status" {...rest}>
      {children ? (
        <p className="flex gap-1.5 text-meta font-strong text-halt">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
