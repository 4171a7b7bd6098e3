import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import type { DayContract } from "#src/model/contract/contract.ts";
import { isSettled, type JobView } from "#src/model/day/jobView.ts";
import { DaySignSkeleton } from "#src/patterns/DaySign.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { BringNote, type BringNoteProps } from "./BringNote.tsx";
import { ContractNote } from "./ContractNote.tsx";
import { DayFacts } from "./DayFacts.tsx";
import { EventSign } from "./EventSign.tsx";
import { MyEventSkeleton } from "./MyEventSkeleton.tsx";
import { NoDays } from "./NoDays.tsx";

export type EventDetailsState = Pending<{ kind: "empty"; isRefreshing: boolean } | { kind: "ready"; job: JobView }>;

export type EventDetailsScreenProps = {
  frame: Frame;
  state: EventDetailsState;
  /** Milliseconds since 1970. */
  now: number;
  /** `null` while unknown. */
  bring: BringNoteProps["document"] | null;
  contract: DayContract;
  onRefresh: () => void;
  onOpenContract: () => void;
  onApply: () => void;
};

/** The next day, read-only (D-06). */
export function EventDetailsScreen({
  frame,
  state,
  now,
  bring,
  contract,
  onRefresh,
  onOpenContract,
  onApply,
}: EventDetailsScreenProps) {
  const t = useCopy("myEvent");
  return (
    <AppShell {...frame} title={t("details.title")} sign={sign()} isWide>
      <PageState
        state={state}
        loading={<MyEventSkeleton />}
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={onRefresh}
      >
        {(loaded) =>
          loaded.kind === "empty" ? (
            <NoDays isRefreshing={loaded.isRefreshing} onRefresh={onRefresh} onApply={onApply} />
          ) : (
            <>
              {contract === "complete" || isSettled(loaded.job, now) ? null : (
                <ContractNote contract={contract} onOpen={onOpenContract} />
              )}
              <Columns beside={bring ? <BringNote document={bring} /> : null}>
                <DayFacts job={loaded.job} now={now} />
              </Columns>
            </>
          )
        }
      </PageState>
    </AppShell>
  );

  function sign() {
    if (state.kind === "loading") return <DaySignSkeleton isLarge />;
    return state.kind === "ready" ? <EventSign job={state.job} now={now} contract={contract} /> : null;
  }
}
