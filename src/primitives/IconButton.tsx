import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** Its accessible name. */
  name: string;
};

/** A glyph alone, 48 px. Only for back and close; every other button has a text. */
export function IconButton({ name, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className={cx("grid size-12 shrink-0 place-items-center rounded-field", className)}
      {...rest}
    />
  );
}
