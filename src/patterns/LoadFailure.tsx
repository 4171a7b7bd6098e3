import { RotateCw } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FallenSign } from "#src/primitives/drawings/FallenSign.tsx";
import { EmptyState } from "./EmptyState.tsx";

export type LoadFailureProps = { title: string; body: string; onRetry: () => void; isRetrying: boolean };

/** What should be here did not arrive. Stays until it does; a notice alone is not enough. */
export function LoadFailure({ title, body, onRetry, isRetrying }: LoadFailureProps) {
  const t = useCopy("failure");
  return (
    <div role="alert">
      <EmptyState
        drawing={<FallenSign />}
        title={title}
        body={body}
        action={
          <Button width="always" isPending={isRetrying} onClick={onRetry}>
            {isRetrying ? null : <RotateCw aria-hidden="true" className="size-5" />}
            <span>{t(isRetrying ? "retrying" : "retry")}</span>
          </Button>
        }
      />
    </div>
  );
}
