import { RotateCw } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Button, type ButtonProps } from "#src/primitives/Button.tsx";

export type ReloadButtonProps = Pick<ButtonProps, "variant" | "size" | "width" | "className"> & {
  label: string;
  /** The label while it loads. */
  pendingLabel: string;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Reloads empty or failed content. Keeps the focus, which moves to the heading when the button is removed. */
export function ReloadButton({ label, pendingLabel, isRetrying, onRetry, ...variants }: ReloadButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) queueMicrotask(focusHeadingIfLost);
    };
  }, []);
  return (
    <Button ref={button} variant="secondary" {...variants} isPending={isRetrying} onClick={onRetry}>
      {isRetrying ? null : <RotateCw aria-hidden="true" className="size-5" />}
      <span key={String(isRetrying)}>{isRetrying ? pendingLabel : label}</span>
    </Button>
  );
}

function focusHeadingIfLost() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>("[data-screen-heading]")?.focus({ preventScroll: true });
}
