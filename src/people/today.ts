import type { CalendarDay } from "#src/lib/calendarDay.ts";

/**
 * The day on which stories, pictures and tests of rules are told: a Friday. Amira's first trial day is the Monday after.
 * The running stand-in and the journeys through the app have clocks of their own.
 */
export const today: CalendarDay = "2026-11-20";
