import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import { parseClockTime } from "#src/lib/clockTime.ts";

/** A date in the provider's format. */
export type Timed = { event_date: string; start_time?: string | undefined; end_time?: string | undefined };

/** Start and end of a date, `HH:mm`; `null` if missing or unreadable. */
export function clockTimesOf({ event_date: date, start_time: start, end_time: end }: Timed) {
  const day = parseCalendarDay(date);
  return { start: parseClockTime(start, day), end: parseClockTime(end, day) };
}

/**
 * When a date takes place, as far as planned; times as `HH:mm`. `overnight`: it ends on the next day. An end equal to
 * the start is ignored.
 */
export type SlotTime =
  | { kind: "range" | "overnight"; start: string; end: string }
  | { kind: "from"; start: string }
  | { kind: "until"; end: string }
  | { kind: "open" };

/** An unreadable time counts as not planned yet. */
export function slotTime(event: Timed): SlotTime {
  const { start, end } = clockTimesOf(event);
  if (start && end && start !== end) return { kind: end > start ? "range" : "overnight", start, end };
  if (start) return { kind: "from", start };
  return end ? { kind: "until", end } : { kind: "open" };
}
