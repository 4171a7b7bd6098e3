import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { DayPart } from "#src/lib/dayPart.ts";
import type { ApplicantType } from "#src/model/dashboard/applicant.ts";
import type { ContractStatus } from "#src/model/contract/contract.ts";
import {
  nextDashboardTask,
  type DashboardCards,
  type DashboardTask,
  type NextDay,
  type ParticipantKind,
  type ProfilePart,
  type ProfilePartFlags,
} from "#src/model/dashboard/dashboard.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { ContractCard } from "#src/patterns/ContractCard.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { OutOfDate, type OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import { daysBetween } from "#src/lib/relativeDay.ts";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { DashboardGreeting } from "./DashboardGreeting.tsx";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { NextDayCard } from "./NextDayCard.tsx";
import { SignOutButton } from "./SignOutButton.tsx";
import { TaskList } from "./TaskList.tsx";
import type { TaskFacts } from "./useTaskNotes.ts";

export type DashboardState = Pending<
  /** A new user, about to be redirected to the onboarding. */
  { kind: "first-time" } | { kind: "ready"; outOfDate: OutOfDateState }
>;

export type DashboardScreenProps = {
  frame: Frame;
  state: DashboardState;
  dayPart: DayPart;
  today: CalendarDay;
  /** `undefined` while unknown. */
  applicant: ApplicantType | undefined;
  /** Empty while unknown. */
  firstName: string;
  /** The account was just created: greets as a new user until the applicant is known. */
  isNewSignUp?: boolean;
  /** `null` while unknown. */
  participant: ParticipantKind | null;
  /** The four parts of a profile (DASH-10). */
  parts: ProfilePartFlags;
  facts: TaskFacts;
  /** `null` if there is none to show (CONTR-26); `undefined` while that is unknown. */
  contract: ContractStatus | null | undefined;
  /** Their place is held while they load. */
  lastCards: DashboardCards;
  signOut: "idle" | "busy";
  onRetry: () => void;
  onSignOut: () => void;
  onOpenContract: () => void;
  onOpen: (task: DashboardTask) => void;
  onOpenPart: (part: ProfilePart) => void;
};

export function DashboardScreen(props: DashboardScreenProps) {
  const t = useCopy("dashboard");
  const { state, parts, facts, contract } = props;
  const isTablet = useMinWidth("tablet");
  const isDesk = useMinWidth("desk");
  const contractCard = contract ? <ContractCard status={contract} onOpen={props.onOpenContract} /> : null;
  const nextDayCard =
    facts.nextDay && (isTablet || isTodayOrTomorrow(facts.nextDay, props.today)) ? (
      <NextDayCard next={facts.nextDay} today={props.today} onOpen={() => props.onOpen("event")} />
    ) : null;
  // The date is said once; one that is only applied for is none yet.
  const nextDay = facts.nextDay?.state === "applied" ? null : undefined;
  const rows = nextDayCard ? { ...facts, nextDay } : facts;
  const signOut = <SignOutButton status={props.signOut} onSignOut={props.onSignOut} />;
  const isShown = state.kind === "ready";
  const next = nextDashboardTask({
    applicant: props.applicant,
    isProfileReady: facts.isProfileReady,
    parts,
    isContractWaiting: contract === undefined ? undefined : contract !== null && contract !== "ucm_processing",
  });
  return (
    <AppShell
      {...props.frame}
      hasBrand
      isWide
      sign={
        <DashboardGreeting
          dayPart={props.dayPart}
          applicant={props.applicant ?? (props.isNewSignUp ? "new_signup" : undefined)}
          firstName={props.firstName}
          participant={isShown ? props.participant : null}
          parts={isShown ? parts : null}
          isLoading={state.kind === "loading" || state.kind === "first-time"}
          isPassing={state.kind === "first-time"}
        />
      }
    >
      <PageState
        state={state}
        loading={outline("loading")}
        failure={{ title: t("failed.title"), body: t("failed.body") }}
        onRetry={props.onRetry}
      >
        {(loaded) =>
          loaded.kind === "first-time" ? (
            outline("firstTime")
          ) : (
            <>
              {loaded.outOfDate ? <OutOfDate isRetrying={loaded.outOfDate.isRetrying} onRetry={props.onRetry} /> : null}
              {isDesk ? null : nextDayCard}
              <Columns from="desk" beside={isDesk ? nextDayCard : null}>
                {contractCard}
                <section aria-labelledby="tasks" className="grid grid-cols-[minmax(0,1fr)] gap-3">
                  <h2 id="tasks" className="text-section font-title">
                    <span>{t("tasksTitle")}</span>
                  </h2>
                  <TaskList
                    parts={parts}
                    facts={rows}
                    today={props.today}
                    next={next === "event" && nextDayCard ? null : next}
                    onOpen={props.onOpen}
                    onOpenPart={props.onOpenPart}
                  />
                </section>
                {isTablet ? signOut : null}
              </Columns>
            </>
          )
        }
      </PageState>
      {state.kind === "loading" || state.kind === "first-time" || (isShown && isTablet) ? null : signOut}
    </AppShell>
  );

  function outline(label: "loading" | "firstTime") {
    return (
      <Loading label={t(label)} isLabelShown={label === "firstTime"}>
        {label === "firstTime" ? (
          <RowsSkeleton rows={3} />
        ) : (
          <DashboardSkeleton today={props.today} lastCards={props.lastCards} />
        )}
      </Loading>
    );
  }
}

/** Booked for today or tomorrow. */
const isTodayOrTomorrow = (next: NextDay, today: CalendarDay) =>
  next.state === "booked" && [0, 1].includes(daysBetween(today, next.day));
