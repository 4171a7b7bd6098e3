import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "./Spinner.tsx";

const button = cva(
  "inline-flex min-w-0 max-w-full items-center justify-center gap-2 rounded-field border-[1.5px] border-transparent px-5 text-center font-strong transition-colors duration-(--m-fast) aria-disabled:cursor-not-allowed aria-busy:cursor-progress",
  {
    variants: {
      variant: {
        primary:
          "min-h-13 bg-action py-2.5 text-value text-action-ink hover:bg-[color-mix(in_oklch,var(--action)_92%,var(--surface))]",
        secondary: "min-h-13 border-line-strong bg-surface py-2.5 text-body text-ink hover:bg-fill",
        quiet: "min-h-12 py-2 text-body text-ink hover:bg-fill",
        danger: "min-h-12 py-2 text-body text-halt hover:bg-halt-soft",
        confirmDanger: "min-h-13 bg-halt-fill py-2.5 text-value text-halt-ink",
      },
      width: { full: "w-full wide:w-auto", always: "w-full", natural: "w-auto" },
      off: { true: "border-transparent bg-fill text-ink-3 hover:bg-fill", false: "" },
    },
    defaultVariants: { variant: "primary", width: "full", off: false },
  },
);

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  Omit<VariantProps<typeof button>, "off"> & {
    /** Looks and acts switched off, stays focusable; say why directly above it. */
    off?: boolean;
    /** Something is under way: same width and colour, a spinner before the label, clicks are ignored. */
    busy?: boolean;
  };

/** Starts something on this page. To go to another place use LinkButton. One primary a screen. */
export function Button({ variant, width, off = false, busy = false, onClick, className, children, ...rest }: ButtonProps) {
  const inert = off || busy;
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type="button"
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={inert ? swallow : onClick}
      className={button({ variant, width, off, className })}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}
