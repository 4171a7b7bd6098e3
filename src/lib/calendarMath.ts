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
import { daysBetween } from "#src/lib/relativeDay.ts";

// Otherwise the library remembers the zone in which the device started and answers wrongly once somebody has travelled.
setLocalTimeZone(TIME_ZONE);

const asDay = (date: DateValue): CalendarDay => toCalendarDate(date).toString() as CalendarDay;

/** The instant at which it is `time` (`HH:mm`) in Berlin on that day, in milliseconds. */
export const instantInBerlin = (day: CalendarDay, time: string): number =>
  toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), TIME_ZONE)
    .toDate()
    .getTime();

export const addDays = (day: CalendarDay, days: number): CalendarDay => asDay(parseDate(day).add({ days }));

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: CalendarDay): number => (((daysBetween("2024-01-01", day) % 7) + 7) % 7) + 1;
