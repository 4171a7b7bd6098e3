import type { ComponentProps, MouseEvent } from "react";
import { buttonLook, sizeOf, type ButtonLook } from "./buttonLook.ts";
import { Spinner } from "./Spinner.tsx";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonLook & {
    /** Looks and acts switched off, stays focusable; say why directly above it. */
    isDisabled?: boolean;
    /** Something is under way: same width and colour, a spinner before the label, clicks are ignored. */
    isPending?: boolean;
  };

/** Starts something on this page. To go to another place use LinkButton. One primary a screen. */
export function Button(props: ButtonProps) {
  const { variant, size, width, isDisabled = false, isPending = false, onClick, className, children, ...rest } = props;
  const inert = isDisabled || isPending;
  const look = isDisabled && !isPending ? "disabled" : variant;
  return (
    <button
      type="button"
      aria-disabled={inert || undefined}
      aria-busy={isPending || undefined}
      onClick={inert ? swallow : onClick}
      className={buttonLook({ variant: look, size: size ?? sizeOf(variant), width, className })}
      {...rest}
    >
      {isPending ? <Spinner /> : null}
      <span className="contents">{children}</span>
    </button>
  );
}

const swallow = (event: MouseEvent) => event.preventDefault();
