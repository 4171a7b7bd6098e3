import { applicationModeOf, screenOfTask } from "#app/navigation/dashboardScreens.ts";
import { useChosenJob } from "#app/features/day/chosenJob.ts";
import { toMyEventView } from "#app/features/day/myEventView.ts";
import { useCancellation } from "#app/features/day/useCancellation.ts";
import { useMyEventSources } from "#app/features/day/useMyEventSources.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useCalendar } from "#app/features/day/calendarApi.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { MyEventScreen } from "#src/screens/my-event/MyEventScreen.tsx";

/** The days for which the person is booked (MYEV-01). */
export function MyEventPage() {
  const { push } = useNavigation();
  const { choose } = useChosenJob();
  const { sources, known, loadMessage, refresh } = useMyEventSources();
  const { view, ...cancellation } = useCancellation();
  const shown = toMyEventView(sources, known, view.cancelled);
  return (
    <MyEventScreen
      frame={useFrame("dashboard")}
      {...shown}
      loadMessage={loadMessage}
      now={known.now}
      calendar={useCalendar(shown.bring)}
      cancelling={
        view.asked && {
          ...view.asked,
          onChange: cancellation.change,
          onConfirm: cancellation.confirm,
          onKeep: cancellation.keep,
        }
      }
      onRefresh={refresh}
      onCancel={cancellation.ask}
      onOpenTasks={(job) => {
        choose(job.id);
        push("task-list");
      }}
      onOpenContract={() => push("app-contract")}
      onApply={() => push(screenOfTask("apply", applicationModeOf(pageSetting("applicationMode"))))}
    />
  );
}
