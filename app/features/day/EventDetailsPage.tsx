import { applicationModeOf, screenOfTask } from "#app/navigation/dashboardScreens.ts";
import { toMyEventView } from "#app/features/day/myEventView.ts";
import { useMyEventSources } from "#app/features/day/myEventApi.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { EventDetailsScreen, type EventDetailsState } from "#src/screens/my-event/EventDetailsScreen.tsx";
import type { MyEventState } from "#src/screens/my-event/MyEventScreen.tsx";

/** The next day, read-only (D-06). */
export function EventDetailsPage() {
  const { push } = useNavigation();
  const { sources, facts, refresh } = useMyEventSources();
  const { state, ...shown } = toMyEventView(sources, facts);
  return (
    <EventDetailsScreen
      frame={useFrame("my-event")}
      state={toDetails(state)}
      {...shown}
      now={facts.now}
      onRefresh={refresh}
      onOpenContract={() => push("app-contract")}
      onApply={() => push(screenOfTask("apply", applicationModeOf(pageSetting("applicationMode"))))}
    />
  );
}

function toDetails(state: MyEventState): EventDetailsState {
  if (state.kind !== "ready") return state;
  const [job] = state.jobs;
  return job ? { kind: "ready", job } : { kind: "empty", isRefreshing: state.isRefreshing };
}
