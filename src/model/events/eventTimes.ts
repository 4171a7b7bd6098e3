import { parseCalendarDay, todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, instantInBerlin } from "#src/lib/calendarMath.ts";
import { parseClockTime } from "#src/lib/clockTime.ts";
import { slotTime } from "#src/model/events/slotTime.ts";

/** What stands where a day has no times yet (MYEV-08, MYEV-09). */
export const DEFAULT_START = "10:00";
export const DEFAULT_END = "13:30";

const MINUTE_MS = 60_000;

/** How long before the start check-in opens (FMTS-17, D-53). */
export const CHECK_IN_WINDOW_HOURS = 24;
/** How many minutes before the start everybody should be there (FMTS-17). */
export const ARRIVE_EARLY_MINUTES = 15;

/** From `HH:mm` to `HH:mm` in Berlin; without an end it is known only from when on. `overnight`: it ends on the next day. */
export type TimeRange = { start: string; end: string | null; overnight?: true };

/**
 * The times of a day (MYEV-08, MYEV-09, D-61): each of the two that is missing or cannot be read is the default one. Where
 * both are given and the end is before the start it is on the next day; a default end that is not after the start is left
 * out, so a range never runs backwards.
 */
export function timeRange(start?: string, end?: string): TimeRange {
  const given = slotTime(start, end);
  if (given.kind === "overnight") return { start: given.start, end: given.end, overnight: true };
  const from = parseClockTime(start) ?? DEFAULT_START;
  const to = parseClockTime(end) ?? DEFAULT_END;
  return { start: from, end: to > from ? to : null };
}

/** The day on which a range ends that starts on `day`. */
export const endDay = (day: CalendarDay, { overnight }: TimeRange): CalendarDay => (overnight ? addDays(day, 1) : day);

type Timed = { event_date: string; start_time?: string | undefined; end_time?: string | undefined };

/** The instant in milliseconds at which a day starts, wherever the device is (P42); `null` if the day cannot be read. */
export function startOf({ event_date: date, start_time: start, end_time: end }: Timed): number | null {
  const day = parseCalendarDay(date);
  return day && instantInBerlin(day, timeRange(start, end).start);
}

/**
 * The instant in milliseconds at which a day is over: its end, where none is known its start, and where no time is planned
 * at all the end of the day; `null` if the day cannot be read.
 */
export function overAt({ event_date: date, start_time: start, end_time: end }: Timed): number | null {
  const day = parseCalendarDay(date);
  if (day === null) return null;
  if (slotTime(start, end).kind === "open") return instantInBerlin(addDays(day, 1), "00:00");
  const time = timeRange(start, end);
  return time.end ? instantInBerlin(endDay(day, time), time.end) : instantInBerlin(day, time.start);
}

/** From then on nobody can apply for a day, be booked for it or cancel it. */
export const isOver = (event: Timed, now: number): boolean => hasPassed(overAt(event), now);

/** Whether this instant has come; never where it is not known. */
export const hasPassed = (over: number | null, now: number): boolean => over !== null && over <= now;

/** Still that of the day, or of the night, on which it ends: for what comes after the end, such as the check-out. */
export const isDayPast = (over: number | null, now: number): boolean =>
  over !== null && todayInBerlin(over - 1) < todayInBerlin(now);

const CHECK_IN_WINDOW_MS = CHECK_IN_WINDOW_HOURS * 60 * MINUTE_MS;

/** The instant at which check-in opens for a start. */
export const checkInOpensAt = (start: number): number => start - CHECK_IN_WINDOW_MS;

/** Within the 24 hours before the start, both ends included; in elapsed time, also when clocks change (MYEV-54, D-53). */
export function isCheckInOpen(start: number, now: number): boolean {
  const left = start - now;
  return left >= 0 && left <= CHECK_IN_WINDOW_MS;
}

/** The instant at which one should be there, 15 minutes before the start; may be on the day before (MYEV-55). */
export const arriveBy = (start: number): number => start - ARRIVE_EARLY_MINUTES * MINUTE_MS;
