import { dayNumber, type CalendarDay } from "#src/lib/calendarDay.ts";

/** Days from the first to the second day; negative if the second is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => dayNumber(to) - dayNumber(from);

export type RelativeDay = { kind: "today" } | { kind: "tomorrow" } | { kind: "in-days" | "days-ago"; days: number };

/** Distance of a day from today (FMTS-27 to FMTS-30, D-93). */
export function relativeDay(day: CalendarDay, today: CalendarDay): RelativeDay {
  const days = daysBetween(today, day);
  if (days === 0) return { kind: "today" };
  if (days === 1) return { kind: "tomorrow" };
  return days > 0 ? { kind: "in-days", days } : { kind: "days-ago", days: -days };
}
