import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import type { JobView } from "#src/model/day/jobView.ts";
import { DaySignSkeleton } from "#src/patterns/DaySign.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { BringNote, type BringNoteProps } from "./BringNote.tsx";
import { DayFacts } from "./DayFacts.tsx";
import { EventSign } from "./EventSign.tsx";
import { MyEventSkeleton } from "./MyEventSkeleton.tsx";
import { NoDays } from "./NoDays.tsx";

export type EventDetailsState =
  | { kind: "loading" }
  | { kind: "failed"; isRetrying: boolean }
  | { kind: "empty"; isRefreshing: boolean }
  | { kind: "ready"; job: JobView };

export type EventDetailsScreenProps = {
  frame: Frame;
  state: EventDetailsState;
  /** Milliseconds since 1970. */
  now: number;
  /** `null` as long as it is not known. */
  bring: BringNoteProps["document"] | null;
  contractComplete: boolean;
  onRefresh: () => void;
  onApply: () => void;
};

/** What is known of the next day, to read only (D-06). */
export function EventDetailsScreen({
  frame,
  state,
  now,
  bring,
  contractComplete,
  onRefresh,
  onApply,
}: EventDetailsScreenProps) {
  const t = useCopy("myEvent");
  return (
    <AppShell {...frame} title={t("details.title")} sign={sign()}>
      {state.kind === "loading" ? <MyEventSkeleton /> : null}
      {state.kind === "failed" ? (
        <LoadFailure
          title={t("failure.title")}
          body={t("failure.body")}
          onRetry={onRefresh}
          isRetrying={state.isRetrying}
        />
      ) : null}
      {state.kind === "empty" ? (
        <NoDays isRefreshing={state.isRefreshing} onRefresh={onRefresh} onApply={onApply} />
      ) : null}
      {state.kind === "ready" ? (
        <>
          <DayFacts job={state.job} now={now} />
          {bring ? <BringNote document={bring} /> : null}
        </>
      ) : null}
    </AppShell>
  );

  function sign() {
    if (state.kind === "loading") return <DaySignSkeleton />;
    return state.kind === "ready" ? <EventSign job={state.job} now={now} contractComplete={contractComplete} /> : null;
  }
}
