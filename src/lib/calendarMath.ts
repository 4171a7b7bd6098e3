import {
  parseDate,
  parseTime,
  setLocalTimeZone,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type DateValue,
} from "@internationalized/date";
import { TIME_ZONE, type CalendarDay } from "#src/lib/calendarDay.ts";

// Otherwise the library remembers the zone in which the device started and answers wrongly once somebody has travelled.
setLocalTimeZone(TIME_ZONE);

const asDay = (date: DateValue): CalendarDay => toCalendarDate(date).toString() as CalendarDay;

/** The instant at which it is `time` (`HH:mm`) in Berlin on that day, in milliseconds. */
export const instantInBerlin = (day: CalendarDay, time: string): number =>
  toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), TIME_ZONE)
    .toDate()
    .getTime();

/** Days from the first to the second day; negative if the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return parseDate(to).calendar.toJulianDay(parseDate(to)) - parseDate(from).calendar.toJulianDay(parseDate(from));
}

export const addDays = (day: CalendarDay, days: number): CalendarDay => asDay(parseDate(day).add({ days }));

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: CalendarDay): number => (((daysBetween("2024-01-01", day) % 7) + 7) % 7) + 1;

export type RelativeDay = { kind: "today" } | { kind: "tomorrow" } | { kind: "in-days" | "days-ago"; days: number };

/** How far a day is from today (FMTS-27 to FMTS-30, D-93). */
export function relativeDay(day: CalendarDay, today: CalendarDay): RelativeDay {
  const days = daysBetween(today, day);
  if (days === 0) return { kind: "today" };
  if (days === 1) return { kind: "tomorrow" };
  return days > 0 ? { kind: "in-days", days } : { kind: "days-ago", days: -days };
}
