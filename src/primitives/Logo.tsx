import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import logo from "./logo.svg";

/** The word mark for the sign (ink ground). Give it a height; the product's name is its alternative text. */
export function Logo({ className, ...rest }: Omit<ComponentProps<"img">, "src" | "alt">) {
  return (
    <img
      src={logo}
      alt="Gangway"
      width="123"
      height="32"
      className={cx(
        "w-auto min-w-0 bg-sign object-contain print:bg-transparent print:[filter:brightness(0)] forced-color-adjust-none",
        className,
      )}
      {...rest}
    />
  );
}
