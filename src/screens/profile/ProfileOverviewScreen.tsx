import { useCopy } from "#src/copy/useCopy.tsx";
import { nextHint, sortOverviewTasks, type OverviewTask } from "#src/model/profile/overviewTask.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { OutOfDate, type OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { OverviewDone } from "./OverviewDone.tsx";
import { OverviewSign } from "./OverviewSign.tsx";
import { OverviewTasks } from "./OverviewTasks.tsx";

export type OverviewState = Pending<{ kind: "ready"; outOfDate: OutOfDateState }>;

export type ProfileOverviewScreenProps = {
  frame: Frame;
  state: OverviewState;
  /** In any order. Empty while unknown. */
  tasks: readonly OverviewTask[];
  /** 0, 50 or 100 (PROF-30). */
  percent: number;
  onRetry: () => void;
  onOpen: (task: OverviewTask["id"]) => void;
  onApply: () => void;
};

export function ProfileOverviewScreen(props: ProfileOverviewScreenProps) {
  const t = useCopy("overview");
  const { state, percent, onRetry, onOpen } = props;
  const isShown = state.kind === "ready";
  const tasks = isShown ? sortOverviewTasks(props.tasks) : [];
  const nextId = nextHint(tasks);
  const next = tasks.find(({ id }) => id === nextId);
  const isDeclined = tasks.some(({ remark }) => remark === "declined");
  const needsPass = tasks.some(({ remark }) => remark === "airport-id");
  return (
    <AppShell
      {...props.frame}
      title={t("title")}
      sign={
        <OverviewSign
          tasks={state.kind === "loading" ? null : tasks}
          percent={percent}
          next={next ?? null}
          isDeclined={isDeclined}
        />
      }
      dock={isShown ? dock() : undefined}
    >
      <PageState
        state={state}
        loading={
          <Loading label={t("loading")}>
            <RowsSkeleton title={t("tasksTitle")} rows={2} />
          </Loading>
        }
        failure={{ title: t("failed.title"), body: t("failed.body") }}
        onRetry={onRetry}
      >
        {({ outOfDate }) => (
          <>
            {outOfDate ? <OutOfDate isRetrying={outOfDate.isRetrying} onRetry={onRetry} /> : null}
            {next ? null : <OverviewDone isDeclined={isDeclined} />}
            {needsPass ? (
              <Banner tone="caution" title={t("airportId.title")}>
                {t("airportId.body")}
              </Banner>
            ) : null}
            <OverviewTasks tasks={tasks} next={next?.id ?? null} onOpen={onOpen} />
          </>
        )}
      </PageState>
    </AppShell>
  );

  function dock() {
    return (
      <Dock
        primary={
          <Button
            variant={!next && isDeclined ? "secondary" : "primary"}
            onClick={() => (next ? onOpen(next.id) : props.onApply())}
          >
            <span key={next?.id ?? "apply"}>{next ? t(next.view) : t("toDates")}</span>
            <NextArrow />
          </Button>
        }
      />
    );
  }
}
