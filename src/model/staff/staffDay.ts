import { isBooked, type ExtraEvent } from "#src/model/events/event.ts";
import { isDayPast, overAt, startOf } from "#src/model/events/eventTimes.ts";
import { clockTimesOf } from "#src/model/events/slotTime.ts";

export type StaffDay = {
  /** In the provider's format. */
  date: string;
  /** `HH:mm` in Berlin. */
  time: string;
  /** Milliseconds since 1970. */
  start: number;
};

/**
 * The day of a supervisor's lists: their own next booked one, including today's and last night's, as rows of staff name
 * none (D-33). `null`: there is none, or its start is not planned yet. `now` in milliseconds since 1970.
 */
export function staffDay(own: readonly ExtraEvent[], now: number): StaffDay | null {
  const days = own
    .filter((event) => isBooked(event) && !isDayPast(overAt(event), now))
    .map(dayOf)
    .filter((day) => day !== null);
  return days.toSorted((one, other) => one.start - other.start)[0] ?? null;
}

function dayOf(event: ExtraEvent): StaffDay | null {
  const { start: time } = clockTimesOf(event);
  const start = startOf(event);
  return time === null || start === null ? null : { date: event.event_date, time, start };
}
