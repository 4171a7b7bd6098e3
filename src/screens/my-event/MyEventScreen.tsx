import { useEffect, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { DayContract } from "#src/model/contract/contract.ts";
import { CHECK_IN_REQUIRED, isSettled, type JobView } from "#src/model/day/jobView.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { DaySignSkeleton } from "#src/patterns/DaySign.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { OutOfDate, type OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { BringNote, type BringNoteProps } from "./BringNote.tsx";
import type { CalendarExport } from "./CalendarButton.tsx";
import { CancelDialog, type CancelDialogProps } from "./CancelDialog.tsx";
import { ContractNote } from "./ContractNote.tsx";
import { DayActions } from "./DayActions.tsx";
import { DayFacts } from "./DayFacts.tsx";
import { DayPass, type DayPassProps } from "./DayPass.tsx";
import { EventSign } from "./EventSign.tsx";
import { MoreDays } from "./MoreDays.tsx";
import { MyEventSkeleton } from "./MyEventSkeleton.tsx";
import { DayCancelled, LastDayCancelled, NoDays } from "./NoDays.tsx";

export type MyEventState = Pending<{
  kind: "ready";
  /** The next one first, past ones last. */
  jobs: readonly JobView[];
  /** Days cancelled here or by others. */
  cancelled: readonly JobView[];
  isRefreshing: boolean;
  outOfDate: OutOfDateState;
}>;

export type MyEventScreenProps = {
  frame: Frame;
  state: MyEventState;
  /** The provider's message when the days could not be loaded (MYEV-03). */
  loadMessage: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** `null` while unknown. */
  bring: BringNoteProps["document"] | null;
  /** On the day only. */
  pass: Pick<DayPassProps, "name" | "passNumber"> | null;
  contract: DayContract;
  calendar: CalendarExport;
  /** The confirmation before a day is cancelled. */
  cancelling: CancelDialogProps | null;
  /** Refetches the days. */
  onRefresh: () => void;
  onCancel: (job: JobView) => void;
  onOpenTasks: (job: JobView) => void;
  onOpenContract: () => void;
  onApply: () => void;
  onOpenStart: () => void;
};

/** The user's booked days: the next one in full, the others below it (MYEV-01, D-58). */
export function MyEventScreen(props: MyEventScreenProps) {
  const t = useCopy("myEvent");
  const { frame, state, now, contract } = props;
  const jobs = state.kind === "ready" ? state.jobs : [];
  const cancelled = state.kind === "ready" ? state.cancelled : [];
  const [first, ...rest] = jobs;
  const coming = first && !isSettled(first, now) ? first : undefined;
  // A day that was cancelled comes before days that are over.
  const next = coming ?? (cancelled.length === 0 ? first : undefined);
  const others = next ? rest : jobs;
  const actions = coming ? (
    <DayActions key={coming.id} job={coming} now={now} calendar={props.calendar} onCancel={props.onCancel} />
  ) : null;
  const newest = useFocusAfterCancelling(cancelled[0]?.id, props.cancelling !== null);
  return (
    <AppShell {...frame} title={t("title")} sign={sign()} dock={dock()} isDockInColumn isWide>
      <PageState
        state={state}
        loading={<MyEventSkeleton />}
        failure={{ title: t("failure.title"), body: props.loadMessage ?? t("failure.body") }}
        onRetry={props.onRefresh}
      >
        {({ isRefreshing, outOfDate }) => (
          <>
            {outOfDate ? <OutOfDate isRetrying={outOfDate.isRetrying} onRetry={props.onRefresh} /> : null}
            {coming && contract !== "complete" ? (
              <ContractNote contract={contract} onOpen={props.onOpenContract} />
            ) : null}
            {next || cancelled.length > 1
              ? cancelled.map((job, at) => (
                  <DayCancelled key={job.id} ref={at === 0 ? newest : undefined} job={job} onApply={props.onApply} />
                ))
              : cancelled.map((job) => (
                  <LastDayCancelled key={job.id} job={job} onOpenStart={props.onOpenStart} onApply={props.onApply} />
                ))}
            {next ? (
              <Columns
                beside={
                  props.pass ? (
                    <>
                      <DayFacts job={next} now={now} />
                      {actions}
                    </>
                  ) : coming ? (
                    <>
                      {props.bring ? <BringNote document={props.bring} /> : null}
                      {actions}
                    </>
                  ) : null
                }
              >
                {props.pass ? (
                  <DayPass job={next} {...props.pass} bring={props.bring} />
                ) : (
                  <DayFacts job={next} now={now} />
                )}
                {coming || others.length > 0 ? null : (
                  <Button variant="secondary" className="wide:justify-self-start" onClick={props.onApply}>
                    <span>{t("toDates")}</span>
                  </Button>
                )}
              </Columns>
            ) : null}
            {others.length > 0 ? <MoreDays {...props} jobs={others} /> : null}
            {!next && cancelled.length === 0 ? (
              <NoDays isRefreshing={isRefreshing} onRefresh={props.onRefresh} onApply={props.onApply} />
            ) : null}
          </>
        )}
      </PageState>
      {props.cancelling ? <CancelDialog {...props.cancelling} /> : null}
    </AppShell>
  );

  function sign() {
    if (state.kind === "loading") return <DaySignSkeleton isLarge />;
    return next ? <EventSign job={next} now={now} contract={props.contract} /> : null;
  }

  function dock() {
    if (coming?.status !== CHECK_IN_REQUIRED) return null;
    return (
      <Dock
        primary={
          <Button variant={contract === "missing" ? "secondary" : "primary"} onClick={() => props.onOpenTasks(coming)}>
            <span>{t("toTasks")}</span>
            <NextArrow />
          </Button>
        }
      />
    );
  }
}

/** The pressed button disappears with its day: focuses the message, not the next day's button. */
function useFocusAfterCancelling(newest: string | undefined, isConfirming: boolean) {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef({ newest, isConfirming });
  useEffect(() => {
    const isAnswered = before.current.isConfirming && before.current.newest !== newest;
    before.current = { newest, isConfirming };
    if (!isAnswered) return;
    line.current?.scrollIntoView({ block: "center" });
    line.current?.focus({ preventScroll: true });
  }, [newest, isConfirming]);
  return line;
}
