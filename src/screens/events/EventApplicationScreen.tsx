import { useEffect, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { applicationState, splitChoice, type Choice } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { EmptyList } from "#src/patterns/EmptyList.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { OutOfDate } from "#src/patterns/OutOfDate.tsx";
import { StepHeader } from "#src/patterns/StepHeader.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import { ApplicationCalendar } from "./ApplicationCalendar.tsx";
import { ApplicationDock, NextStepDock } from "./ApplicationDock.tsx";
import { GroupNote, NotReadyNote } from "./ApplicationNotes.tsx";
import { ApplicationSkeleton } from "./ApplicationSkeleton.tsx";
import { MarketingDatesDialog } from "./MarketingDatesDialog.tsx";
import type { ApplicationAction, OpenApplication } from "./openApplication.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

export type EventApplicationState = Pending<
  { kind: "empty"; isRetrying: boolean } | ({ kind: "ready" } & OpenApplication)
>;

export type EventApplicationScreenProps = {
  frame: Frame;
  state: EventApplicationState;
  /** Present during the onboarding (EVT-24). */
  firstSteps?: { onSkip: () => void; onNext: () => void } | undefined;
  onRetry: () => void;
  onOpenProfile: () => void;
  /** Another day is selected in the calendar, in this month or another one. */
  onMove: (day: CalendarDay) => void;
  onToggle: (choice: Choice) => void;
  /** A date that only the group leader can withdraw was tapped. */
  onWarn: (id: string) => void;
  onApply: (events: AvailableEvent[]) => void;
  /** Requests to withdraw; a confirmation follows. */
  onWithdraw: () => void;
  onWithdrawConfirmed: (events: AvailableEvent[]) => void;
  onWithdrawLeft: () => void;
  /** The suggested days: chosen, or dismissed. */
  onSuggestionsUsed: () => void;
  onSuggestionsLeft: () => void;
};

/** Days to apply for and to withdraw from: one choice in a calendar, one bar with its actions. */
export function EventApplicationScreen(props: EventApplicationScreenProps) {
  const t = useCopy("events");
  const { frame, state, firstSteps } = props;
  const open = state.kind === "ready" ? state : null;
  const events = open?.months.flatMap(({ days }) => days.flatMap((entry) => entry.events)) ?? [];
  const chosen = open ? splitChoice(events, open.chosen, open.chooser) : { apply: [], withdraw: [] };
  const isForGroup = open?.group?.role === "leader";
  const isSending = open?.action.kind === "applying" || open?.action.kind === "withdrawing";
  const isAnyChosen = chosen.apply.length + chosen.withdraw.length > 0;
  useHeadingAfter(isAnyChosen, open?.action.kind, firstSteps !== undefined);
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={
        firstSteps ? <StepHeader step="event-application" onSkip={isSending ? undefined : firstSteps.onSkip} /> : null
      }
      dock={dock()}
      isWide
    >
      <PageState
        state={state}
        loading={<ApplicationSkeleton />}
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {(loaded) =>
          loaded.kind === "empty" ? (
            <EmptyList
              drawing={<FreeDay />}
              title={t("empty.title")}
              body={t("empty.body")}
              label={t("empty.toReload")}
              pendingLabel={t("loading")}
              isRetrying={loaded.isRetrying}
              onRetry={props.onRetry}
            />
          ) : (
            <>
              {loaded.outOfDate ? <OutOfDate isRetrying={loaded.outOfDate.isRetrying} onRetry={props.onRetry} /> : null}
              {loaded.chooser.profile === "ready_to_work" ? null : <NotReadyNote onOpenProfile={props.onOpenProfile} />}
              {loaded.group ? <GroupNote {...loaded.group} /> : null}
              <ApplicationCalendar
                {...loaded}
                isInert={isSending}
                onMove={props.onMove}
                onToggle={props.onToggle}
                onWarn={props.onWarn}
              />
              <WithdrawDialog
                events={chosen.withdraw}
                action={loaded.action}
                isForGroup={isForGroup}
                onConfirm={() => props.onWithdrawConfirmed(chosen.withdraw)}
                onLeave={props.onWithdrawLeft}
              />
              <MarketingDatesDialog
                days={loaded.suggested}
                onUse={props.onSuggestionsUsed}
                onLeave={props.onSuggestionsLeft}
              />
            </>
          )
        }
      </PageState>
    </AppShell>
  );

  function dock() {
    if (!open) return null;
    // The error stays when refetched dates have removed the choice.
    if (isAnyChosen || (open.action.kind === "choosing" && open.action.problem))
      return (
        <ApplicationDock
          {...chosen}
          action={open.action}
          isForGroup={isForGroup}
          onApply={() => props.onApply(chosen.apply)}
          onWithdraw={props.onWithdraw}
        />
      );
    const hasApplied = events.some((event) => ["applied", "booked"].includes(applicationState(event)));
    return firstSteps && hasApplied ? <NextStepDock onNext={firstSteps.onNext} /> : null;
  }
}

/**
 * When the pressed button disappears with the choice, the focus moves to the heading instead of being lost. `leadsOn`:
 * after applying, the next screen follows, whose heading takes it.
 */
function useHeadingAfter(isAnyChosen: boolean, doing: ApplicationAction["kind"] | undefined, leadsOn: boolean) {
  const wasAnyChosen = useRef(isAnyChosen);
  const lastSent = useRef<ApplicationAction["kind"]>(undefined);
  useEffect(() => {
    if (doing === "applying" || doing === "withdrawing") lastSent.current = doing;
    const isGone = wasAnyChosen.current && !isAnyChosen;
    wasAnyChosen.current = isAnyChosen;
    if (!isGone || (leadsOn && lastSent.current === "applying")) return;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("[data-screen-heading]")?.focus({ preventScroll: true });
  }, [isAnyChosen, doing, leadsOn]);
}
