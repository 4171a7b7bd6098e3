import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

export type FieldBoxProps = ComponentProps<"input"> & {
  /** A glyph inside the box, left of the text. */
  leading?: ReactNode;
  /** Inside the box, right of the text. */
  trailing?: ReactNode;
};

/** The box of a text field: the input fills it, so that every part of it takes the click. */
export function FieldBox({ leading, trailing, className, ...rest }: FieldBoxProps) {
  return (
    <div
      className={cx(
        "flex min-h-13 rounded-field border-[1.5px] border-line-strong bg-surface text-value hyphens-none",
        "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus",
        "has-[input:read-only]:border-transparent has-[input:read-only]:bg-fill has-aria-invalid:border-2 has-aria-invalid:border-halt",
        // Dates and numbers are short.
        rest.inputMode === "numeric" && "max-w-auth",
        className,
      )}
    >
      {leading}
      <input className="w-full min-w-0 rounded-[inherit] px-3.5 text-ellipsis outline-none" {...rest} />
      {trailing}
    </div>
  );
}
