import { useCopy } from "#src/copy/useCopy.tsx";
import { taskProgress, type DayTask, type DayTaskId } from "#src/model/day/taskList.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { OutOfDate, type OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { DayTaskRows, type DayTaskFacts } from "./DayTaskRows.tsx";
import { ProgressSign } from "./ProgressSign.tsx";

/** No tasks: there is no day yet. */
export type TaskListState = Pending<{ kind: "ready"; tasks: readonly DayTask[]; facts: DayTaskFacts }>;

export type TaskListScreenProps = {
  frame: Frame;
  state: TaskListState;
  /** The content could not be refetched, or not all of it. */
  outOfDate: OutOfDateState;
  onRetry: () => void;
  onOpen: (task: DayTaskId) => void;
  onOpenEvent: () => void;
};

/** The tasks of the day; for supervisors the two lists, too (D-31). */
export function TaskListScreen(props: TaskListScreenProps) {
  const t = useCopy("tasks");
  const { frame, state, outOfDate } = props;
  const hasTasks = state.kind === "ready" && state.tasks.length > 0;
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={hasTasks || state.kind === "loading" ? <ProgressSign progress={progress()} /> : null}
    >
      {outOfDate ? <OutOfDate isRetrying={outOfDate.isRetrying} onRetry={props.onRetry} /> : null}
      <PageState
        state={state}
        loading={
          <Loading label={t("loading")}>
            <RowsSkeleton rows={1} />
          </Loading>
        }
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {({ tasks, facts }) =>
          tasks.length > 0 ? (
            <DayTaskRows tasks={tasks} facts={facts} onOpen={props.onOpen} />
          ) : (
            <EmptyState
              drawing={<FreeDay />}
              title={t("empty.title")}
              body={t("empty.body")}
              action={
                <Button onClick={props.onOpenEvent}>
                  <span>{t("empty.toEvent")}</span>
                  <NextArrow />
                </Button>
              }
            />
          )
        }
      </PageState>
    </AppShell>
  );

  function progress() {
    return state.kind === "ready" ? taskProgress(state.tasks) : null;
  }
}
