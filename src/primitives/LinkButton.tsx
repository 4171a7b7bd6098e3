import type { ComponentProps } from "react";
import { buttonLook, sizeOf, type ButtonLook } from "./buttonLook.ts";

export type LinkButtonProps = ComponentProps<"a"> & ButtonLook & { href: string };

/** Leads to another place and looks like a button. What starts something is a Button. */
export function LinkButton({ variant, size = sizeOf(variant), width, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonLook({ variant, size, width, className })} {...rest}>
      {children}
    </a>
  );
}
