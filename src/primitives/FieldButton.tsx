import type { ComponentProps } from "react";

type FieldButtonProps = Omit<ComponentProps<"button">, "aria-label"> & { name: string };

/** A glyph button inside a field's box for what the keyboard does in the field; hence not in the tab order. */
export function FieldButton({ name, ...rest }: FieldButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className="grid w-12 shrink-0 place-items-center rounded-[inherit] text-ink-2"
      {...rest}
    />
  );
}
