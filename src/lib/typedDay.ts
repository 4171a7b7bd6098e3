import { dayOf, germanDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { readParts } from "#src/lib/typedText.ts";

/** Day, month, year; the year first; or eight digits. */
const SPELLINGS = [
  /^(\d{1,2})(?: ?[.,/:·_-] ?| )(\d{1,2})(?: ?[.,/:·_-] ?| )(\d{4}|\d{2})\.?$/,
  /^(\d{1,2})[. -]*(\p{L}{3,9})[., -]*(\d{4}|\d{2})\.?$/u,
  /^(?<year>\d{4}) ?[./-] ?(?<month>\d{1,2}) ?[./-] ?(?<day>\d{1,2})$/,
  /^(\d{2})(\d{2})(\d{4})$/,
];

/** By their first letters, in German and English. */
const MONTHS = ["jan", "feb", "mar|mae", "apr", "mai|may", "jun", "jul", "aug", "sep", "okt|oct", "nov", "dez|dec"];

/** From a number or a name; 0 for any other word. */
function monthOf(text: string): number {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return Number(text) || MONTHS.findIndex((names) => names.split("|").some((name) => plain.startsWith(name))) + 1;
}

/** A character of a date; letters count, so that a word is not reported as a wrong character. */
export const DATE_SIGN = /^[\d\s.,/:·_\p{L}-]$/u;

/** `noDate`: not a date at all; `noDay`: a day that does not exist (30 February); `shortYear`: ambiguous century. */
export type TypedDayProblem = "noDate" | "noDay" | "shortYear";

/** Parses a typed day. `century`: for years with two digits, `20`. */
export function readTypedDay(text: string, century?: 20): CalendarDay | TypedDayProblem {
  const plain = readParts(text);
  const found = SPELLINGS.map((spelling) => spelling.exec(plain)).find((match) => match !== null);
  if (!found) return "noDate";
  const { day = found[1], month = found[2] ?? "", year = found[3] ?? "" } = found.groups ?? {};
  if (monthOf(month) === 0 && /\p{L}/u.test(month)) return "noDate";
  if (year.length === 2 && !century) return "shortYear";
  return dayOf(Number(year) + (year.length === 2 ? 100 * Number(century) : 0), monthOf(month), Number(day)) ?? "noDay";
}

export const isDay = (read: CalendarDay | TypedDayProblem): read is CalendarDay => read.includes("-");

/** Formats a typed day as `14.08.1991`; an invalid one stays as typed. */
export function tidyGermanDay(text: string, century?: 20): string {
  const day = readTypedDay(text, century);
  return isDay(day) ? germanDay(day) : text;
}
