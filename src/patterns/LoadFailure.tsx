import { useCopy } from "#src/copy/useCopy.tsx";
import { FallenSign } from "#src/primitives/drawings/FallenSign.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ReloadButton } from "./ReloadButton.tsx";

export type LoadFailureProps = { title: string; body: string; onRetry: () => void; isRetrying: boolean };

/** Shown instead of content that failed to load. Stays until it is loaded; a notice alone is not enough. */
export function LoadFailure({ title, body, onRetry, isRetrying }: LoadFailureProps) {
  const t = useCopy("failure");
  return (
    <div role="alert">
      <EmptyState
        drawing={<FallenSign />}
        title={title}
        body={body}
        action={
          <ReloadButton
            variant="primary"
            label={t("retry")}
            pendingLabel={t("retrying")}
            isRetrying={isRetrying}
            onRetry={onRetry}
          />
        }
      />
    </div>
  );
}
