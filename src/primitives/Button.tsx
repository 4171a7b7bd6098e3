import type { ComponentProps, MouseEvent } from "react";
import { buttonVariants, sizeOf, type ButtonVariants } from "./buttonVariants.ts";
import { Spinner } from "./Spinner.tsx";
import { useRefusal } from "./useRefusal.ts";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonVariants & {
    /** Looks and acts switched off, stays focusable; say why directly above it. */
    isDisabled?: boolean;
    /** Something is under way: same width and colour, a spinner before the label, clicks are ignored. */
    isPending?: boolean;
    /** Pressed while it is off: the place to show what is missing. Why it is off is said anyway. */
    onRefused?: (() => void) | undefined;
  };

/** Starts something on this page. To go to another place use LinkButton. One primary a screen. */
export function Button(props: ButtonProps) {
  const { variant, size, width, isDisabled = false, isPending = false, ...others } = props;
  const { onClick, onRefused, className, children, ...rest } = others;
  const inert = isDisabled || isPending;
  const style = isDisabled && !isPending ? "disabled" : variant;
  const [refusal, refuse] = useRefusal();

  /** Enter in a form comes here, too: it clicks the button that sends. */
  function swallow(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    refuse(event.currentTarget);
    if (!isPending) onRefused?.();
  }

  return (
    <>
      <button
        type="button"
        aria-disabled={inert || undefined}
        aria-busy={isPending || undefined}
        onClick={inert ? swallow : onClick}
        className={buttonVariants({ variant: style, size: size ?? sizeOf(variant), width, className })}
        {...rest}
      >
        {isPending ? <Spinner /> : null}
        <span className="contents">{children}</span>
      </button>
      {inert ? (
        <span aria-live="polite" className="sr-only">
          {refusal}
        </span>
      ) : null}
    </>
  );
}
