import type { ComponentProps } from "react";
import { buttonVariants, sizeOf, type ButtonVariants } from "./buttonVariants.ts";

export type LinkButtonProps = ComponentProps<"a"> & ButtonVariants & { href: string };

/** Leads to another place and looks like a button. What starts something is a Button. */
export function LinkButton({ variant, size = sizeOf(variant), width, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonVariants({ variant, size, width, className })} {...rest}>
      {children}
    </a>
  );
}
