import { RotateCw } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Button, type ButtonProps } from "#src/primitives/Button.tsx";

export type ReloadButtonProps = Pick<ButtonProps, "variant" | "size" | "width" | "className"> & {
  label: string;
  /** What it says while it loads. */
  pendingLabel: string;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Below what is empty or did not arrive: asks for it again. The focus stays on it, and goes to the heading when it is gone. */
export function ReloadButton({ label, pendingLabel, isRetrying, onRetry, ...variants }: ReloadButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) queueMicrotask(focusHeadingIfLost);
    };
  }, []);
  return (
    <Button ref={button} variant="secondary" width="always" {...variants} isPending={isRetrying} onClick={onRetry}>
      {isRetrying ? null : <RotateCw aria-hidden="true" className="size-5" />}
      <span key={String(isRetrying)}>{isRetrying ? pendingLabel : label}</span>
    </Button>
  );
}

function focusHeadingIfLost() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>("[data-screen-heading]")?.focus({ preventScroll: true });
}
