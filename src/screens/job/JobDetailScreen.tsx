import { ListOrdered } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { ContractStatus } from "#src/model/contract/contract.ts";
import type { EventBadge } from "#src/model/events/derivedEventStatus.ts";
import type { JobDocument, JobDuty } from "#src/model/day/jobContent.ts";
import { CHECK_IN_REQUIRED, type Job, type JobView } from "#src/model/day/jobView.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { ContractCard } from "#src/patterns/ContractCard.tsx";
import { DaySignSkeleton } from "#src/patterns/DaySign.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { FactListSkeleton } from "#src/patterns/FactList.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { OutOfDate, type OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { CalendarButton, type CalendarStatus } from "./CalendarButton.tsx";
import { JobChoice } from "./JobChoice.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { JobHelp } from "./JobHelp.tsx";
import { DocumentList, DutyList } from "./JobLists.tsx";
import { JobSign } from "./JobSign.tsx";

export type JobDetailState = Pending<
  /** No job is chosen; these are available. */
  | { kind: "none"; jobs: readonly Job[] }
  | {
      kind: "ready";
      job: JobView;
      badge: EventBadge | null;
      /** `null` if there is none to show (CONTR-26). */
      contract: ContractStatus | null;
      duties: readonly JobDuty[];
      documents: readonly JobDocument[];
    }
>;

export type JobDetailScreenProps = {
  frame: Frame;
  state: JobDetailState;
  /** The content could not be refetched. */
  outOfDate: OutOfDateState;
  now: number;
  fullName: string;
  calendar: CalendarStatus;
  isHelpOpen: boolean;
  onRetry: () => void;
  onChoose: (job: string) => void;
  onCalendar: () => void;
  onOpenContract: () => void;
  onOpenTasks: () => void;
  onOpenCourse: () => void;
  onOpenEvent: () => void;
  onOpenAnswers: () => void;
  onHelpOpenChange: (isOpen: boolean) => void;
};

/** One day of work: when and where, duties, documents to bring. */
export function JobDetailScreen(props: JobDetailScreenProps) {
  const t = useCopy("job");
  const { frame, state, outOfDate, now } = props;
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={sign()}
      dock={dock()}
      isDockInColumn
      isWide={state.kind === "loading" || state.kind === "ready"}
    >
      {outOfDate ? <OutOfDate isRetrying={outOfDate.isRetrying} onRetry={props.onRetry} /> : null}
      <PageState
        state={state}
        loading={
          <Loading label={t("loading")}>
            <Columns
              from="desk"
              isBesideFirst
              beside={
                <>
                  <FactListSkeleton />
                  <Skeleton className="h-13 rounded-field" />
                  <RowsSkeleton rows={1} />
                </>
              }
            >
              <RowsSkeleton title={t("duties.title")} rows={3} />
            </Columns>
          </Loading>
        }
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {(loaded) =>
          loaded.kind === "none" ? (
            <>
              <JobChoice jobs={loaded.jobs} onChoose={props.onChoose} onOpenEvent={props.onOpenEvent} />
              {help()}
            </>
          ) : (
            <Columns
              from="desk"
              isBesideFirst
              isDockBeside
              beside={
                <>
                  {loaded.contract ? <ContractCard status={loaded.contract} onOpen={props.onOpenContract} /> : null}
                  <JobFacts job={loaded.job} fullName={props.fullName} />
                  {loaded.job.date ? <CalendarButton status={props.calendar} onAct={props.onCalendar} /> : null}
                  <TaskRows>
                    <TaskRow
                      glyph={<ListOrdered />}
                      title={t("course.title")}
                      note={t("course.note")}
                      onOpen={props.onOpenCourse}
                    />
                  </TaskRows>
                </>
              }
            >
              <DutyList duties={loaded.duties} />
              <DocumentList documents={loaded.documents} />
              {help()}
            </Columns>
          )
        }
      </PageState>
    </AppShell>
  );

  function help() {
    return (
      <JobHelp isOpen={props.isHelpOpen} onOpenChange={props.onHelpOpenChange} onOpenAnswers={props.onOpenAnswers} />
    );
  }

  function sign() {
    if (state.kind === "loading") return <DaySignSkeleton isLarge />;
    return state.kind === "ready" ? <JobSign job={state.job} badge={state.badge} now={now} /> : null;
  }

  function dock() {
    if (state.kind !== "ready" || state.job.status !== CHECK_IN_REQUIRED) return null;
    return (
      <Dock
        primary={
          <Button onClick={props.onOpenTasks}>
            <span>{t("toTasks")}</span>
            <NextArrow />
          </Button>
        }
      />
    );
  }
}
