import { parseCalendarDay, tidyGermanDay, type CalendarDay } from "#src/lib/calendarDay.ts";

const EARLIEST_BIRTH_YEAR = 1900;

/** The day that was typed, in any usual spelling (`14.8.1991`, `14081991`, `1991-08-14`); `null` if it is none, or has a time behind it. */
export function birthDay(text: string): CalendarDay | null {
  const german = tidyGermanDay(text);
  return /\.\d{2}\.\d{4}$/.test(german) ? parseCalendarDay(german) : null;
}

/** `noDate` is no date at all, `noDay` one that no calendar has (30 February), `mistyped` one before 1900. */
export type BirthDateProblem = "noDate" | "noDay" | "mistyped" | "future";

/** What keeps a text from being a birth date; `today` in Berlin. */
export function birthDateProblem(text: string, today: CalendarDay): BirthDateProblem | null {
  const day = birthDay(text);
  if (day === null) return hasShapeOfDay(text) ? "noDay" : "noDate";
  if (day > today) return "future";
  return Number(day.slice(0, 4)) < EARLIEST_BIRTH_YEAR ? "mistyped" : null;
}

const hasShapeOfDay = (text: string) =>
  /^\d{1,2}[\s./-]+\d{1,2}[\s./-]+\d{4}$|^\d{4}-\d{2}-\d{2}$|^\d{8}$/.test(text.trim());
