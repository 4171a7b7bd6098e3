import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { ButtonLook } from "./buttonLook.ts";

type ButtonLabelProps = { arrow?: ButtonLook["arrow"]; children: ReactNode };

/** The words stand in an element of their own and alternatives are keyed: a translated page cannot break them. */
export function ButtonLabel({ arrow, children }: ButtonLabelProps) {
  return (
    <>
      <span key={typeof children === "string" ? children : "label"} className="inline-flex min-w-0 items-center gap-2">
        {children}
      </span>
      {arrow ? <ArrowRight className="size-5 stroke-[2.5] in-[.bg-action]:text-action-mark" /> : null}
    </>
  );
}
