import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { cancelEvent } from "#app/client/calls/signedIn.ts";
import { hasAnswered, problemOf, wasTurnedAway } from "#app/client/problemOf.ts";
import type { ApiError } from "#app/client/result.ts";
import { log } from "#app/platform/log.ts";
import type { Draft } from "#app/shell/drafts.ts";
import { availableEventsQuery, extraEventsQuery } from "#app/shell/queries.ts";
import { invalidate, refetch } from "#app/shell/queryClient.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { JobView } from "#src/model/day/jobView.ts";
import { isBooked, isCalledOff, type AvailableEvent, type ExtraEvent } from "#src/model/events/event.ts";
import type { Cancelling } from "#src/screens/my-event/CancelDialog.tsx";

type DayDeps = Pick<SignedIn, "client" | "extraId">;

/** `unknown`: neither booked nor cancelled according to the data. */
export type DayStatus = "booked" | "calledOff" | "unknown";

/** The status of a day in the refetched data. "Cancelled" requires the day's own row (F7). */
export function dayStatusOf(
  id: string,
  { rows: own, unreadable }: { rows: readonly ExtraEvent[]; unreadable: number },
  available: { rows: readonly AvailableEvent[] },
): DayStatus {
  const row = own.find((event) => String(event.event_id) === id);
  if (row && isBooked(row)) return "booked";
  const application = available.rows.find((event) => String(event.event_id) === id)?.application_status ?? "";
  const isOff = row ? isCalledOff(row) : isCalledOff({ event_status: application });
  return isOff && unreadable === 0 ? "calledOff" : "unknown";
}

async function refetchStatus(deps: DayDeps, queries: QueryClient, id: string): Promise<DayStatus> {
  const [own, available] = await Promise.allSettled([
    refetch(queries, extraEventsQuery(deps)),
    refetch(queries, availableEventsQuery(deps)),
  ]);
  if (own.status === "rejected") return "unknown";
  return dayStatusOf(id, own.value, available.status === "fulfilled" ? available.value : { rows: [] });
}

/** The lost request may have arrived, or the day was cancelled earlier, on another device or by the group's leader. */
const mayBeCancelled = (apiError: ApiError): boolean =>
  wasTurnedAway(apiError) ? [404, 409, 410].includes(apiError.status) : apiError.code !== "offline";

type Cancellation = { job: JobView; reason: string };

/**
 * Sends the reason; resolves with `null` if the day is cancelled, else the problem. The days are refetched afterwards
 * (MYEV-50), and awaited if the day may be cancelled despite the error (F7).
 */
async function cancelDay(deps: DayDeps, queries: QueryClient, { job: { id }, reason }: Cancellation) {
  // Ids are sent back as spelled in the row (C-72).
  const own = queries.getQueryData(extraEventsQuery(deps).queryKey)?.rows;
  const row = own?.find((event) => String(event.event_id) === id);
  const { extra_id = deps.extraId, event_id = id } = row ?? {};
  const outcome = await deps.client.call(cancelEvent, { body: { extra_id, event_id, reason } });
  if (outcome.ok || hasAnswered(outcome.apiError))
    for (const name of ["extraEvents", "availableEvents"]) void invalidate(queries, [name]);
  if (outcome.ok) return null;
  const { apiError } = outcome;
  log("cancellation.failed", { code: apiError.code, status: apiError.status });
  const status = mayBeCancelled(apiError) ? await refetchStatus(deps, queries, id) : "booked";
  if (status === "calledOff") return null;
  return problemOf(apiError, status === "unknown" && !hasAnswered(apiError) ? "unknown" : "failed");
}

/** Cancels a day and removes its draft on success. */
export const cancelDayMutation = (deps: DayDeps, draft: Pick<Draft<"cancellation">, "sending">) =>
  mutationOptions({
    mutationKey: ["cancelDay"],
    mutationFn: (cancellation: Cancellation, { client }): Promise<Cancelling["problem"]> =>
      draft.sending(
        () => cancelDay(deps, client, cancellation),
        (problem) => !problem,
      ),
  });
