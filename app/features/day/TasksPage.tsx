import { useQuery } from "@tanstack/react-query";
import { useChosenJob, useMyEventSources } from "#app/features/day/myEventApi.ts";
import { useOffers, useSignedIn } from "#app/shell/signedIn.tsx";
import { staffQuery } from "#app/shell/queries.ts";
import { toTaskListView } from "#app/features/day/taskListView.ts";
import { hasFailed } from "#app/shell/toPending.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { DayTaskId } from "#src/model/day/taskList.ts";
import { TaskListScreen } from "#src/screens/tasks/TaskListScreen.tsx";

const FALLBACK = "my-event";

const screens = {
  event: "job-detail",
  checkIn: "check-in-list",
  checkOut: "check-out-list",
} as const satisfies Record<DayTaskId, ScreenName>;

export function TasksPage() {
  const signedIn = useSignedIn();
  const offers = useOffers();
  const hasLists = signedIn.capabilities.canSupervise && offers.has("staff");
  const { push } = useNavigation();
  const { chosen, choose } = useChosenJob();
  const { sources, facts, refresh } = useMyEventSources();
  const lists = {
    in: useQuery({ ...staffQuery(signedIn, "in"), enabled: hasLists }),
    out: useQuery({ ...staffQuery(signedIn, "out"), enabled: hasLists }),
  };
  const view = toTaskListView(sources, hasLists ? lists : null, facts, chosen);
  const job = view.state.kind === "ready" ? view.state.facts.job : null;
  return (
    <TaskListScreen
      frame={useFrame(FALLBACK)}
      {...view}
      onRetry={() => {
        refresh();
        for (const list of [lists.in, lists.out]) if (hasFailed(list)) void list.refetch();
      }}
      onOpen={(task) => {
        if (task === "event" && job) choose(job.id);
        push(screens[task]);
      }}
      onOpenEvent={() => push(FALLBACK)}
    />
  );
}
