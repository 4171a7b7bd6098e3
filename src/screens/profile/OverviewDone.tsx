import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Pass } from "#src/primitives/drawings/Pass.tsx";

/** Both tasks are done: what the user can do now (PROF-36). */
export function OverviewDone() {
  const t = useCopy("overview.congratulation");
  return <EmptyState drawing={<Pass />} title={t("title")} body={t("body")} />;
}
