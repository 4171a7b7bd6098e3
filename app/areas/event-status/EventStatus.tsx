import { useQuery } from "@tanstack/react-query";
import { eventStatusQuery } from "#app/areas/event-status/eventStatusQuery.ts";
import { toEventStatusState, toJobState } from "#app/areas/event-status/eventStatusView.ts";
import { useEventStatusEditing } from "#app/areas/event-status/useEventStatusEditing.ts";
import { useChosenJob } from "#app/areas/job/chosenJob.ts";
import { useMyEventSources } from "#app/areas/my-event/useMyEventSources.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { EventStatusScreen } from "#src/screens/event-status/EventStatusScreen.tsx";

const FALLBACK = "my-event";

export function EventStatus() {
  const signedIn = useSignedIn();
  const { open } = useWays();
  const { chosen } = useChosenJob();
  const { sources, known, refresh } = useMyEventSources();
  const job = toJobState(sources, known, chosen);
  const eventId = job.kind === "known" ? job.job.id : null;
  const page = useQuery({ ...eventStatusQuery(signedIn, eventId ?? ""), enabled: eventId !== null });
  const { editing, view } = useEventStatusEditing(chosen);
  const state = toEventStatusState(job, page, view);
  return (
    <EventStatusScreen
      frame={useFrame(FALLBACK)}
      state={state}
      canEdit={signedIn.capabilities.canEditEventStatus}
      staysOnDevice
      onRetry={() => (job.kind === "known" ? void page.refetch() : refresh())}
      onEdit={() => state.kind === "viewing" && eventId && editing.begin(eventId, state.page)}
      onType={(draft) => editing.type(draft)}
      onDiscard={() => editing.discard()}
      onSubmit={(draft) => void editing.submit(draft)}
      onOpenEvent={() => open(FALLBACK)}
    />
  );
}
