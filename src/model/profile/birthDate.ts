import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { isDay, readTypedDay, type TypedDayProblem } from "#src/lib/typedDay.ts";

const EARLIEST_BIRTH_YEAR = 1900;

/** A typed day (`14.8.1991`, `14081991`, `1991-08-14`); `null` if it is none, or is followed by a time. */
export function birthDay(text: string): CalendarDay | null {
  const day = readTypedDay(text);
  return isDay(day) ? day : null;
}

/** `mistyped` is a day before 1900. */
export type BirthDateProblem = TypedDayProblem | "mistyped" | "future";

/** Why a text is no valid birth date; `today` in Berlin. */
export function birthDateProblem(text: string, today: CalendarDay): BirthDateProblem | null {
  const day = readTypedDay(text);
  if (!isDay(day)) return day;
  if (day > today) return "future";
  return Number(day.slice(0, 4)) < EARLIEST_BIRTH_YEAR ? "mistyped" : null;
}
