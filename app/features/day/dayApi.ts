import { cancelEvent } from "#app/client/calls/signedIn.ts";
import type { Result } from "#app/client/result.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { WireId } from "#src/model/reading.ts";

/** A booked day as its row spells the ids (C-72). */
export type BookedDay = { extraId: WireId; eventId: WireId };

/** Cancels a booked day for a reason. */
export const sendCancellation = (
  { client }: Pick<SignedIn, "client">,
  { extraId, eventId }: BookedDay,
  reason: string,
): Promise<Result<unknown>> => client.call(cancelEvent, { body: { extra_id: extraId, event_id: eventId, reason } });
