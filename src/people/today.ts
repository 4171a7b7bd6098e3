import type { CalendarDay } from "#src/lib/calendarDay.ts";

/**
 * The date of stories, pictures and rule tests: a Friday. Amira's first trial day is the Monday after. The sandbox and
 * the journeys through the app have clocks of their own.
 */
export const today: CalendarDay = "2026-11-20";
