import { germanDay, noonInUtc, parseCalendarDay, TIME_ZONE, type CalendarDay } from "#src/lib/calendarDay.ts";
import { clockTimeAt, parseClockTime } from "#src/lib/clockTime.ts";
import { lazily } from "#src/lib/lazily.ts";

const LOCALE = "de-DE";
const UNREADABLE = "-";

const longDate = lazily(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: TIME_ZONE }));
const fullDate = lazily(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: "full", timeZone: TIME_ZONE }));
const dayOfYear = lazily(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: TIME_ZONE,
    }),
);
const briefDate = lazily(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      weekday: "short",
      day: "2-digit",
      month: "2-digit",
      timeZone: TIME_ZONE,
    }),
);
const weekdayName = lazily(() => new Intl.DateTimeFormat(LOCALE, { weekday: "long", timeZone: TIME_ZONE }));
const euro = lazily(() => new Intl.NumberFormat(LOCALE, { style: "currency", currency: "EUR" }));

/** A line does not break between day and month. */
const unbroken = (date: string) => date.replace(". ", ".\u00a0");

/** `20.11.2026`, from any date of the provider (FMT-23, FMTS-24). */
export function formatDate(date: string): string {
  const day = parseCalendarDay(date);
  return day ? germanDay(day) : UNREADABLE;
}

/** `20. November 2026`, with weekday `Freitag, 20. November 2026` (FMT-24, FMTS-23, C-54). */
export function formatDateLong(date: string, options: { weekday?: boolean } = {}): string {
  const day = parseCalendarDay(date);
  return day ? unbroken((options.weekday ? fullDate : longDate)().format(noonInUtc(day))) : UNREADABLE;
}

/** `Freitag, 1. Januar`, with the year `Freitag, 1. Januar 2027`: a day of a calendar. */
export const formatDay = (day: CalendarDay, options: { year: boolean }): string =>
  unbroken((options.year ? fullDate : dayOfYear)().format(noonInUtc(day)));

/** `Freitag`. */
export function formatWeekday(date: string): string {
  const day = parseCalendarDay(date);
  return day ? weekdayName().format(noonInUtc(day)) : UNREADABLE;
}

/** `Fr., 20.11.`, on one line and without the year: for a near day in a narrow place. */
export function formatDateBrief(date: string): string {
  const day = parseCalendarDay(date);
  return day ? briefDate().format(noonInUtc(day)).replace(" ", "\u00a0") : UNREADABLE;
}

const month = lazily(() => new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: TIME_ZONE }));

/** `November 2026`, from any day of the month. */
export const formatMonth = (day: CalendarDay): string => month().format(noonInUtc(day));

const weekdayMark = lazily(() => new Intl.DateTimeFormat(LOCALE, { weekday: "short", timeZone: TIME_ZONE }));

/** `Fr`, for the head of a narrow column. */
export const formatWeekdayMark = (day: CalendarDay): string => weekdayMark().format(noonInUtc(day));

const leaf = lazily(
  () => new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", month: "short", timeZone: TIME_ZONE }),
);

/** `Mo`, `23`, `Nov.`: the parts of a calendar leaf. */
export function leafParts(day: CalendarDay): { weekday: string; day: string; month: string } {
  const parts = leaf().formatToParts(noonInUtc(day));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? "";
  return { weekday: part("weekday").replace(".", ""), day: part("day"), month: part("month") };
}

/**
 * `09:05` (FMT-25, FMTS-25). An instant (milliseconds, or text with a zone) gives the time in Berlin; a bare time such
 * as `9:5` or `09:05:00` is not converted.
 */
export function formatTime(time: string | number): string {
  if (typeof time === "string") return parseClockTime(time) ?? UNREADABLE;
  return Number.isFinite(time) ? clockTimeAt(time) : UNREADABLE;
}

/** `1.234,50 €` with a non-breaking space (FMT-26, FMTS-26). */
export const formatEuro = (amount: number): string => (Number.isFinite(amount) ? euro().format(amount) : UNREADABLE);

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const size = (unit: "kilobyte" | "megabyte", digits: number) =>
  new Intl.NumberFormat(LOCALE, { style: "unit", unit, maximumFractionDigits: digits });

/** `212 kB`, `1,4 MB`, from bytes, with a non-breaking space. Any content counts as at least 1 kB. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return UNREADABLE;
  const shown =
    bytes < MEGABYTE
      ? size("kilobyte", 0).format(Math.ceil(bytes / KILOBYTE))
      : size("megabyte", 1).format(bytes / MEGABYTE);
  return shown.replace(" ", "\u00a0");
}
