import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Signpost } from "#src/primitives/drawings/Signpost.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

/** Before creating or joining a group: whether the user is in one. A failed load never means no (P31, D-42). */
export type GroupCheckState = Pending<{ kind: "inGroup"; name: string }>;

export type GroupCheckProps = { state: GroupCheckState; onRetry: () => void; onToGroup: () => void };

/** Replaces the form until it is known that the user has no group yet. */
export function GroupCheck({ state, onRetry, onToGroup }: GroupCheckProps) {
  const t = useCopy("groupForms.check");
  return (
    <PageState
      state={state}
      loading={
        <Loading label={t("loading")} isLabelShown>
          <RowsSkeleton rows={2} />
        </Loading>
      }
      failure={{ title: t("failure.title"), body: t("failure.body") }}
      onRetry={onRetry}
    >
      {({ name }) => (
        <EmptyState
          drawing={<Signpost />}
          title={t("inGroup.title")}
          body={name === "" ? t("inGroup.unnamed") : t("inGroup.body", { name })}
          action={
            <Button onClick={onToGroup}>
              <span>{t("inGroup.toGroup")}</span>
              <NextArrow />
            </Button>
          }
        />
      )}
    </PageState>
  );
}
