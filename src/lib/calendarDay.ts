import {
  CalendarDate,
  fromAbsolute,
  parseDate,
  parseTime,
  setLocalTimeZone,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type DateValue,
} from "@internationalized/date";

/** The product's time zone, wherever the device is (P42). */
export const TIME_ZONE = "Europe/Berlin";

// Otherwise the library remembers the zone in which the device started and answers wrongly once somebody has travelled.
setLocalTimeZone(TIME_ZONE);

/** A day without time and zone, `YYYY-MM-DD`; two of them compare as text. */
export type CalendarDay = `${number}-${number}-${number}`;

const asDay = (date: DateValue): CalendarDay => toCalendarDate(date).toString() as CalendarDay;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}\S*(?:Z|[+-]\d{2}:?\d{2})$/;

function dayOf(year: number, month: number, day: number): CalendarDay | null {
  const date = new CalendarDate(year, month, day);
  return year > 0 && date.month === month && date.day === day ? asDay(date) : null;
}

/**
 * Reads `2026-11-20`, `20.11.2026` (also `3.5.1994`) and instants such as `2026-11-20T23:30:00Z`, which give the day in
 * Berlin; a date with a time but no zone gives its own day. `null` for everything else, also for 30 February (D-104, P43).
 */
export function parseCalendarDay(value: unknown): CalendarDay | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  const german = GERMAN_DAY.exec(text);
  if (german) return dayOf(Number(german[3]), Number(german[2]), Number(german[1]));
  const instant = parseInstant(text);
  if (instant !== null) return asDay(fromAbsolute(instant, TIME_ZONE));
  const iso = ISO_DAY.exec(text.replace(/[T ]\d{2}:\d{2}\S*$/, ""));
  return iso ? dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])) : null;
}

/** Milliseconds since 1970 of a text with date, time and zone, `2026-11-20T23:30:00Z`; `null` for everything else. */
export function parseInstant(text: string): number | null {
  const instant = INSTANT.test(text) ? Date.parse(text.replace(" ", "T")) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Today in Berlin, from the current instant in milliseconds. */
export const todayInBerlin = (now: number): CalendarDay => asDay(fromAbsolute(now, TIME_ZONE));

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

/** `20.11.2026` (FMT-23). */
export const germanDay = (day: CalendarDay): string => day.split("-").toReversed().join(".");

const TYPED_GERMAN_DAY = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/** Any spelling of a day that a person types in Germany as `14.08.1991`; what is no real day stays as it was typed. */
export function tidyGermanDay(text: string): string {
  const [, day, month, year, ...unbroken] = TYPED_GERMAN_DAY.exec(text.trim()) ?? [];
  const german = year ? `${day}.${month}.${year}` : unbroken.join(".");
  const known = parseCalendarDay(german) ?? (ISO_DAY.test(text.trim()) ? parseCalendarDay(text) : null);
  return known ? germanDay(known) : text;
}
