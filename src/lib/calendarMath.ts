import { dayNumber, noonInUtc, parseInstant, type CalendarDay } from "#src/lib/calendarDay.ts";

const DAY_MS = 86_400_000;

/** The instant of `time` (`HH:mm`) in Berlin on that day, in milliseconds. */
export const instantInBerlin = (day: CalendarDay, time: string): number => parseInstant(`${day}T${time}`) ?? NaN;

export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(noonInUtc(day) + days * DAY_MS).toISOString().slice(0, 10) as CalendarDay;

const MONDAY = dayNumber("2024-01-01");

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: CalendarDay): number => ((((dayNumber(day) - MONDAY) % 7) + 7) % 7) + 1;
