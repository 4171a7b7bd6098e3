import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Pass } from "#src/primitives/drawings/Pass.tsx";
import { Signpost } from "#src/primitives/drawings/Signpost.tsx";

/** Both tasks are done: what the user can do now (PROF-36). Declined rules are an answer, but nothing to congratulate on. */
export function OverviewDone({ isDeclined }: { isDeclined: boolean }) {
  const t = useCopy(isDeclined ? "overview.declined" : "overview.congratulation");
  return <EmptyState drawing={isDeclined ? <Signpost /> : <Pass />} title={t("title")} body={t("body")} />;
}
