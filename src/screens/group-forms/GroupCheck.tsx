import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Signpost } from "#src/primitives/drawings/Signpost.tsx";
import { WayOn } from "#src/primitives/WayOn.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

/** Before a group can be created or joined: whether the person is in one. That it could not be loaded never means no (P31, D-42). */
export type GroupCheckState =
  { kind: "loading" } | { kind: "failed"; isRetrying: boolean } | { kind: "inGroup"; name: string };

export type GroupCheckProps = { state: GroupCheckState; onRetry: () => void; onToGroup: () => void };

/** Stands in the place of the form until it is known that there is no group yet. */
export function GroupCheck({ state, onRetry, onToGroup }: GroupCheckProps) {
  const t = useCopy("groupForms.check");
  if (state.kind === "loading")
    return (
      <Loading label={t("loading")} isLabelShown>
        <RowsSkeleton rows={2} />
      </Loading>
    );
  if (state.kind === "failed")
    return (
      <LoadFailure
        title={t("failure.title")}
        body={t("failure.body")}
        onRetry={onRetry}
        isRetrying={state.isRetrying}
      />
    );
  return (
    <EmptyState
      drawing={<Signpost />}
      title={t("inGroup.title")}
      body={state.name === "" ? t("inGroup.unnamed") : t("inGroup.body", { name: state.name })}
      action={
        <Button width="always" onClick={onToGroup}>
          <span>{t("inGroup.toGroup")}</span>
          <WayOn />
        </Button>
      }
    />
  );
}
