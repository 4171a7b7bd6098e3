import { parseCalendarDay, todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, instantInBerlin } from "#src/lib/calendarMath.ts";
import { clockTimesOf, slotTime, type Timed } from "#src/model/events/slotTime.ts";

/** Shown for a day without times (MYEV-08, MYEV-09). */
export const DEFAULT_START = "10:00";
export const DEFAULT_END = "13:30";

const MINUTE_MS = 60_000;

/** Hours before the start at which check-in opens (FMTS-17, D-53). */
export const CHECK_IN_WINDOW_HOURS = 24;
/** Minutes before the start at which participants should arrive (FMTS-17). */
export const ARRIVE_EARLY_MINUTES = 15;

/** From `HH:mm` to `HH:mm` in Berlin; `null`: unknown. `overnight`: it ends on the next day. */
export type TimeRange = { start: string | null; end: string | null; overnight?: true };

const isMissing = (time: string | undefined): boolean => time === undefined || time.trim() === "";

/**
 * The times of a day (MYEV-08, MYEV-09, D-61): a missing one is replaced by the default unless that contradicts the
 * other. An unreadable time is unknown and not replaced. If both are given and the end is before the start, it is on
 * the next day.
 */
export function timeRange(event: Timed): TimeRange {
  const given = slotTime(event);
  if (given.kind === "overnight") return { start: given.start, end: given.end, overnight: true };
  const { start, end } = clockTimesOf(event);
  const from = start ?? (isMissing(event.start_time) && !(end && end <= DEFAULT_START) ? DEFAULT_START : null);
  const to = end ?? (isMissing(event.end_time) && from ? DEFAULT_END : null);
  return { start: from, end: from && to && to <= from ? null : to };
}

/** The end day of a range that starts on `day`. */
export const endDay = (day: CalendarDay, { overnight }: TimeRange): CalendarDay => (overnight ? addDays(day, 1) : day);

/** The start of a day in milliseconds, independent of the device's zone (P42); `null` if day or start is unknown. */
export function startOf(event: Timed): number | null {
  const day = parseCalendarDay(event.event_date);
  const { start } = timeRange(event);
  return day && start ? instantInBerlin(day, start) : null;
}

/**
 * The instant in milliseconds at which a day is over: its end, without one its start, and without either the end of the
 * day; `null` if the day is unreadable.
 */
export function overAt(event: Timed): number | null {
  const day = parseCalendarDay(event.event_date);
  if (day === null) return null;
  const time = timeRange(event);
  const isPlanned = slotTime(event).kind !== "open";
  if (isPlanned && time.end) return instantInBerlin(endDay(day, time), time.end);
  if (isPlanned && time.start && isMissing(event.end_time)) return instantInBerlin(day, time.start);
  return instantInBerlin(addDays(day, 1), "00:00");
}

/** A day that is over takes no application, booking or cancellation. */
export const isOver = (event: Timed, now: number): boolean => hasPassed(overAt(event), now);

/** Whether this instant has passed; false if unknown. */
export const hasPassed = (over: number | null, now: number): boolean => over !== null && over <= now;

/** Whether the end's day or night is past too: for what follows the end, such as the check-out. */
export const isDayPast = (over: number | null, now: number): boolean =>
  over !== null && todayInBerlin(over - 1) < todayInBerlin(now);

const CHECK_IN_WINDOW_MS = CHECK_IN_WINDOW_HOURS * 60 * MINUTE_MS;

/** The instant at which check-in opens, from the start. */
export const checkInOpensAt = (start: number): number => start - CHECK_IN_WINDOW_MS;

/** Within the 24 hours before the start, both ends included; in elapsed time, also when clocks change (MYEV-54, D-53). */
export function isCheckInOpen(start: number, now: number): boolean {
  const left = start - now;
  return left >= 0 && left <= CHECK_IN_WINDOW_MS;
}

/** The instant of arrival, 15 minutes before the start; may be on the day before (MYEV-55). */
export const arriveBy = (start: number): number => start - ARRIVE_EARLY_MINUTES * MINUTE_MS;

/** When to be there, as long as the day has not begun and nobody is checked in. */
export const arriveByToCome = (
  { startsAt, checkIn }: { startsAt: number | null; checkIn: string | null },
  now: number,
): number | null => (startsAt !== null && checkIn === null && now < startsAt ? arriveBy(startsAt) : null);
