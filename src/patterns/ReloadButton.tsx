import { RotateCw } from "lucide-react";
import { Button, type ButtonProps } from "#src/primitives/Button.tsx";

export type ReloadButtonProps = Pick<ButtonProps, "variant"> & {
  label: string;
  /** What it says while it loads. */
  pendingLabel: string;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Below what is empty or did not arrive: asks for it again. */
export function ReloadButton({ variant = "secondary", label, pendingLabel, isRetrying, onRetry }: ReloadButtonProps) {
  return (
    <Button variant={variant} width="always" isPending={isRetrying} onClick={onRetry}>
      {isRetrying ? null : <RotateCw aria-hidden="true" className="size-5" />}
      <span key={String(isRetrying)}>{isRetrying ? pendingLabel : label}</span>
    </Button>
  );
}
