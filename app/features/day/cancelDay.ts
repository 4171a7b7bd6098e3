import type { Result, ApiError } from "#app/client/result.ts";
import { hasAnswered, problemOf, wasTurnedAway } from "#app/client/problemOf.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import { isBooked, isCalledOff, type AvailableEvent, type ExtraEvent } from "#src/model/events/event.ts";
import type { Cancelling } from "#src/screens/my-event/CancelDialog.tsx";

export type CancellationPlan = {
  send: (job: JobView, reason: string) => Promise<Result<unknown>>;
  /** Reads the days again; how the day stands then. */
  askStanding: (job: JobView) => Promise<Standing>;
  /** The days may stand differently now. */
  onChanged: () => void;
  log: (apiError: ApiError) => void;
};

/** `unknown`: nothing that was read says that the day is booked, nor that it is called off. */
export type Standing = "booked" | "calledOff" | "unknown";

/** How a day stands by what was just read. Nobody is told that a day is called off unless its own row says so (F7). */
export function standingOf(
  id: string,
  { rows: own, unreadable }: { rows: readonly ExtraEvent[]; unreadable: number },
  available: { rows: readonly AvailableEvent[] },
): Standing {
  const row = own.find((event) => String(event.event_id) === id);
  if (row && isBooked(row)) return "booked";
  const application = available.rows.find((event) => String(event.event_id) === id)?.application_status ?? "";
  const isOff = row ? isCalledOff(row) : isCalledOff({ event_status: application });
  return isOff && unreadable === 0 ? "calledOff" : "unknown";
}

/** It may have arrived without an answer, or the day was cancelled before, with another device or by whoever leads the group. */
const mayBeCancelled = (apiError: ApiError): boolean =>
  wasTurnedAway(apiError) ? [404, 409, 410].includes(apiError.status) : apiError.code !== "offline";

/** Sends the reason; `null` where the day is cancelled, else why it is not. Where it may be all the same the days are read again (F7). */
export async function cancelDay(
  { send, askStanding, onChanged, log }: CancellationPlan,
  job: JobView,
  reason: string,
): Promise<Cancelling["problem"]> {
  const outcome = await send(job, reason);
  if (outcome.ok) {
    onChanged();
    return null;
  }
  const { apiError } = outcome;
  log(apiError);
  if (hasAnswered(apiError)) onChanged();
  const standing = mayBeCancelled(apiError) ? await askStanding(job) : "booked";
  if (standing === "calledOff") return null;
  return problemOf(apiError, standing === "unknown" && !hasAnswered(apiError) ? "unknown" : "failed");
}
