import * as z from "zod/mini";
import { count, flag, optionalText, requiredText, text, wireId } from "#src/model/reading.ts";

const APPLICATION_STATUSES = ["applied", "booked", "cancelled", "withdrawn"] as const;

/** Status of an application; "other" is an unknown status and permits nothing. */
export const applicationStatusSchema = z.nullish(
  z.pipe(
    z.string(),
    z.transform((status: string) => APPLICATION_STATUSES.find((candidate) => candidate === status) ?? "other"),
  ),
);

/** An available trial day (ENTS-06). An unreadable `applied` counts as applied, `can_withdraw` as refused. */
export const availableEventSchema = z.object({
  event_id: wireId,
  event_date: requiredText,
  start_time: optionalText,
  end_time: optionalText,
  extra_required: count,
  extra_booked: count,
  extra_applied: count,
  applied: flag(false, true),
  application_status: applicationStatusSchema,
  can_withdraw: flag(undefined, false),
});

export type AvailableEvent = z.output<typeof availableEventSchema>;

/** A day of the user, booked or over (ENTS-07). An unreadable `can_cancel` counts as refused. */
export const extraEventSchema = z.object({
  event_id: wireId,
  event_date: requiredText,
  start_time: optionalText,
  end_time: optionalText,
  event_status: text,
  check_in: optionalText,
  check_out: optionalText,
  id_check: flag(null, false),
  extra_id: wireId,
  can_cancel: flag(undefined, false),
});

export type ExtraEvent = z.output<typeof extraEventSchema>;

type OwnStatus = Pick<ExtraEvent, "event_status">;

/** A day of the user that was cancelled or withdrawn. */
export const isCalledOff = ({ event_status: status }: OwnStatus): boolean =>
  status === "cancelled" || status === "withdrawn";

/** A day of the user is booked unless it is cancelled (D-67) or only applied for: a provider may list those days, too. */
export const isBooked = (event: OwnStatus): boolean => !isCalledOff(event) && event.event_status !== "applied";

/** The work was confirmed as done (D-55). */
export const isConfirmed = ({ event_status: status }: Partial<Pick<ExtraEvent, "event_status">>): boolean =>
  status === "confirmed" || status === "approved";
