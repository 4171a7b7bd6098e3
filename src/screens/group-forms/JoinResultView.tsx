import { useCopy } from "#src/copy/useCopy.tsx";
import { GROUP_DEFAULT_MAX_MEMBERS } from "#src/model/groups/group.ts";
import { shownGroupCode } from "#src/model/groups/groupCode.ts";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { Barrier } from "#src/primitives/drawings/Barrier.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { AffectedEvents } from "./AffectedEvents.tsx";
import type { JoinFailure, OpenJoin } from "./joinState.ts";
import { PreviewCard } from "./PreviewCard.tsx";

export type JoinResultViewProps = Pick<OpenJoin, "code" | "result"> & { onRetry: () => void; onCreate: () => void };

/** The result for a number: the group, or why there is none. Each change is announced. */
export function JoinResultView({ code, result, onRetry, onCreate }: JoinResultViewProps) {
  const t = useCopy("groupForms.join");
  const max = GROUP_DEFAULT_MAX_MEMBERS;
  const found = result.kind === "preview" ? result : null;
  const createGroup = useCopy("groupForms.create");
  const toCreate = (
    <Button variant="secondary" width="full" onClick={onCreate}>
      <span>{createGroup("submit")}</span>
    </Button>
  );
  const refusal = refusalText();
  return (
    <>
      <div role="status" className="empty:absolute">
        {result.kind === "loading" ? (
          <p className="flex items-center gap-3 text-ink-2">
            <Spinner />
            <span>{t("loading")}</span>
          </p>
        ) : null}
      </div>
      <Refused failure={found?.failure ?? null} />
      <div role="alert" className="empty:hidden">
        {refusal ? <EmptyState drawing={<Barrier />} {...refusal} /> : null}
      </div>
      {result.kind === "loading" ? <Skeleton className="h-17 rounded-card" /> : null}
      {result.kind === "failed" ? (
        <LoadFailure
          title={t("failed.title")}
          body={result.message ?? t("failed.body")}
          onRetry={onRetry}
          isRetrying={result.isRetrying}
        />
      ) : null}
      {found ? (
        <>
          <PreviewCard {...found.preview} />
          {found.preview.isFull ? (
            <div className="grid gap-3">
              <p className="text-ink-2">
                <span>{t("full.body")}</span>
              </p>
              {toCreate}
            </div>
          ) : (
            <AffectedEvents {...found.preview.affectedEvents} />
          )}
        </>
      ) : null}
      <p role="status" className="sr-only">
        {found ? (
          <span key={found.preview.groupNumber}>{t("found", { name: found.preview.name || t("unnamed") })}</span>
        ) : null}
      </p>
    </>
  );

  function refusalText() {
    if (result.kind === "notFound")
      return { title: t("notFound.title", { code: shownGroupCode(code) }), body: t("notFound.body") };
    return result.kind === "full" ? { title: t("full.title", { max }), body: t("full.body"), action: toCreate } : null;
  }
}

/** The join was refused, although the number was right. */
function Refused({ failure }: { failure: JoinFailure | null }) {
  const t = useCopy("groupForms.join.refused");
  return (
    <FailureBanner failure={failure} title={t("title")}>
      <span>{failure?.message ?? t("body")}</span>
    </FailureBanner>
  );
}
