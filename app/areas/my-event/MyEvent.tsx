import { applicationModeOf, screenOfTask } from "#app/areas/dashboard/dashboardScreens.ts";
import { useChosenJob } from "#app/areas/job/chosenJob.ts";
import { toMyEventView } from "#app/areas/my-event/myEventView.ts";
import { useCancellation } from "#app/areas/my-event/useCancellation.ts";
import { useMyEventSources } from "#app/areas/my-event/useMyEventSources.ts";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { useCalendar } from "#app/calendar/useCalendar.ts";
import { pageSetting } from "#app/pageSettings.ts";
import { MyEventScreen } from "#src/screens/my-event/MyEventScreen.tsx";

/** The days for which the person is booked (MYEV-01). */
export function MyEvent() {
  const { open } = useWays();
  const { choose } = useChosenJob();
  const { sources, known, refresh } = useMyEventSources();
  const { cancellation, view } = useCancellation();
  const shown = toMyEventView(sources, known, view.cancelled);
  return (
    <MyEventScreen
      frame={useFrame("dashboard")}
      {...shown}
      now={known.now}
      calendar={useCalendar(shown.bring)}
      cancelling={
        view.asked && {
          ...view.asked,
          onChange: cancellation.change,
          onConfirm: () => void cancellation.confirm(),
          onKeep: cancellation.keep,
        }
      }
      onRefresh={refresh}
      onCancel={cancellation.ask}
      onOpenTasks={(job) => {
        choose(job.id);
        open("task-list");
      }}
      onApply={() => open(screenOfTask("apply", applicationModeOf(pageSetting("applicationMode"))))}
    />
  );
}
