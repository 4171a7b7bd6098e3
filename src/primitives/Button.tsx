import type { ComponentProps, MouseEvent } from "react";
import { buttonVariants, sizeOf, type ButtonVariants } from "./buttonVariants.ts";
import { Spinner } from "./Spinner.tsx";
import { useRefusal } from "./useRefusal.ts";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonVariants & {
    /** Looks and acts disabled, stays focusable; show the reason directly above it. */
    isDisabled?: boolean;
    /** Pending: same width and colour, a spinner before the label, clicks are ignored. */
    isPending?: boolean;
    /** Pressed while disabled: show what is missing. The reason is announced anyway. */
    onRefused?: (() => void) | undefined;
  };

/** Starts an action, or goes to another page of the app. To leave the app use LinkButton. One primary a screen. */
export function Button(props: ButtonProps) {
  const { variant, size, width, isDisabled = false, isPending = false, ...others } = props;
  const { onClick, onRefused, className, children, ...rest } = others;
  const inert = isDisabled || isPending;
  const isText = variant === "quiet" || variant === "danger";
  const style = !isDisabled || isPending ? variant : isText ? "disabledText" : "disabled";
  const [refusal, refuse] = useRefusal();

  /** Also handles Enter in a form, which clicks the submit button. */
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
