import { useQueryClient } from "@tanstack/react-query";
import { standingOf, type CancellationPlan } from "#app/features/day/cancelDay.ts";
import { sendCancellation } from "#app/features/day/dayApi.ts";
import { useCancelling } from "#app/features/day/useCancelling.ts";
import { log } from "#app/platform/log.ts";
import { availableEventsQuery, extraEventsQuery, useReload } from "#app/shell/queries.ts";
import { refetch } from "#app/shell/queryClient.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";

/** Cancelling the person's days; afterwards both lists of days are read again (MYEV-50). */
export function useCancellation() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const reload = useReload();
  const find = (id: string) =>
    queries.getQueryData(extraEventsQuery(signedIn).queryKey)?.rows.find((event) => String(event.event_id) === id);
  const plan: CancellationPlan = {
    // Ids go back as the row has spelled them (C-72).
    send({ id }, reason) {
      const { extra_id: extraId = signedIn.extraId, event_id: eventId = id } = find(id) ?? {};
      return sendCancellation(signedIn, { extraId, eventId }, reason);
    },
    async askStanding({ id }) {
      const [own, available] = await Promise.allSettled([
        refetch(queries, extraEventsQuery(signedIn)),
        refetch(queries, availableEventsQuery(signedIn)),
      ]);
      if (own.status === "rejected") return "unknown";
      return standingOf(id, own.value, available.status === "fulfilled" ? available.value : { rows: [] });
    },
    onChanged: () => void reload("extraEvents", "availableEvents"),
    log: ({ code, status }) => log("cancellation.failed", { code, status }),
  };
  return useCancelling(plan, useDraft("cancellation"));
}
