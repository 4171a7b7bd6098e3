import type { ComponentProps } from "react";

type FieldButtonProps = Omit<ComponentProps<"button">, "aria-label"> & { name: string };

/** A glyph inside a field's box that does with a finger what the keyboard does in the field; hence no stop of its own. */
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
