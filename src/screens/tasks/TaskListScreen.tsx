import { useCopy } from "#src/copy/useCopy.tsx";
import { taskProgress, type DayTask, type DayTaskId } from "#src/model/day/taskList.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { OutOfDate, type OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { DayTaskRows, type DayTaskFacts } from "./DayTaskRows.tsx";
import { ProgressSign } from "./ProgressSign.tsx";

export type TaskListState =
  | { kind: "loading" }
  | { kind: "failed"; isRetrying: boolean }
  /** No tasks: there is no day yet. */
  | { kind: "ready"; tasks: readonly DayTask[]; facts: DayTaskFacts };

export type TaskListScreenProps = {
  frame: Frame;
  state: TaskListState;
  /** What is on show could not be loaded anew, or not all of it. */
  outOfDate: OutOfDateState;
  onRetry: () => void;
  onOpen: (task: DayTaskId) => void;
  onOpenEvent: () => void;
};

/** What is to be done on the day itself; for supervisors the two lists, too (D-31). */
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
      {state.kind === "loading" ? (
        <Loading label={t("loading")}>
          <RowsSkeleton rows={1} />
        </Loading>
      ) : null}
      {state.kind === "failed" ? (
        <LoadFailure
          title={t("failure.title")}
          body={t("failure.body")}
          onRetry={props.onRetry}
          isRetrying={state.isRetrying}
        />
      ) : null}
      {hasTasks ? <DayTaskRows tasks={state.tasks} facts={state.facts} onOpen={props.onOpen} /> : null}
      {state.kind === "ready" && !hasTasks ? (
        <EmptyState
          drawing={<GateSign />}
          title={t("empty.title")}
          body={t("empty.body")}
          action={
            <Button width="always" onClick={props.onOpenEvent}>
              <span>{t("empty.toEvent")}</span>
            </Button>
          }
        />
      ) : null}
    </AppShell>
  );

  function progress() {
    return state.kind === "ready" ? taskProgress(state.tasks) : null;
  }
}
