import { useQuery } from "@tanstack/react-query";
import { eventStatusQuery } from "#app/features/day/eventStatusApi.ts";
import { toEventStatusState, toJobState } from "#app/features/day/eventStatusView.ts";
import { useEventStatusEditing } from "#app/features/day/useEventStatusEditing.ts";
import { useChosenJob } from "#app/features/day/chosenJob.ts";
import { useMyEventSources } from "#app/features/day/useMyEventSources.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { EventStatusScreen } from "#src/screens/event-status/EventStatusScreen.tsx";

const FALLBACK = "my-event";

export function EventStatusPage() {
  const signedIn = useSignedIn();
  const { push } = useNavigation();
  const { chosen } = useChosenJob();
  const { sources, known, refresh } = useMyEventSources();
  const job = toJobState(sources, known, chosen);
  const eventId = job.kind === "known" ? job.job.id : null;
  const page = useQuery({ ...eventStatusQuery(signedIn, eventId ?? ""), enabled: eventId !== null });
  const { view, ...form } = useEventStatusEditing(chosen);
  const state = toEventStatusState(job, page, view);
  return (
    <EventStatusScreen
      frame={useFrame(FALLBACK)}
      state={state}
      canEdit={signedIn.capabilities.canEditEventStatus}
      onRetry={() => (job.kind === "known" ? void page.refetch() : refresh())}
      onEdit={() => state.kind === "viewing" && eventId && form.begin(eventId, state.page)}
      onType={form.type}
      onDiscard={form.discard}
      onSubmit={form.submit}
      onOpenEvent={() => push(FALLBACK)}
    />
  );
}
