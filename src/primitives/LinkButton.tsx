import type { ComponentProps } from "react";
import { buttonVariants, sizeOf, type ButtonVariants } from "./buttonVariants.ts";

export type LinkButtonProps = ComponentProps<"a"> & ButtonVariants & { href: string };

/** A link that looks like a button. For actions use Button. */
export function LinkButton({ variant, size = sizeOf(variant), width, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonVariants({ variant, size, width, className })} {...rest}>
      {children}
    </a>
  );
}
