import { lazily } from "#src/lib/lazily.ts";

/** The product's time zone, independent of the device's (P42). */
export const TIME_ZONE = "Europe/Berlin";

/** A day without time and zone, `YYYY-MM-DD`; comparable as text. */
export type CalendarDay = `${number}-${number}-${number}`;

/** The Swedish locale formats a day as ISO does. */
const inBerlin = lazily(() => new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short" }));

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
/** Matches a trailing time without a zone. */
const LOCAL_TIME = /(?:[T ]|, )(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?$/;
/** `+01:00` and, as PostgreSQL writes it, `+01`. */
const OFFSET = /([+-]\d{2}):?(\d{2})?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}\S*(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** `null` for a day that does not exist, such as 30 February. */
export function dayOf(year: number, month: number, day: number): CalendarDay | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal =
    year > 0 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? (date.toISOString().slice(0, 10) as CalendarDay) : null;
}

/**
 * Parses `2026-11-20`, `20.11.2026` (also `3.5.1994`) and instants such as `2026-11-20T23:30:00Z`, as a day in Berlin;
 * a date with a time but no zone gives its own day. `null` otherwise, also for 30 February (D-104, P43).
 */
export function parseCalendarDay(value: unknown): CalendarDay | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (INSTANT.test(text)) {
    const instant = parseInstant(text);
    return instant === null ? null : todayInBerlin(instant);
  }
  const day = text.replace(LOCAL_TIME, "");
  const german = GERMAN_DAY.exec(day);
  if (german) return dayOf(Number(german[3]), Number(german[2]), Number(german[1]));
  const iso = ISO_DAY.exec(day);
  return iso ? dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])) : null;
}

const DAY_MS = 86_400_000;

/** Days since 1 January 1970, independent of time zone and daylight saving time. */
export const dayNumber = (day: CalendarDay): number => startInUtc(day) / DAY_MS;

/** Noon UTC of that day, in milliseconds; in Berlin it is the same day then. */
export const noonInUtc = (day: CalendarDay): number => startInUtc(day) + DAY_MS / 2;

function startInUtc(day: CalendarDay): number {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  return new Date(0).setUTCFullYear(year, month - 1, dayOfMonth);
}

/**
 * Parses text with date, time and zone, `2026-11-20T23:30:00Z`, to milliseconds since 1970. Without a zone it is Berlin
 * time: `2026-11-20T23:30`, `20.11.2026 23:30:00`. `null` for everything else, also for a day alone or no text.
 */
export function parseInstant(text: string | null): number | null {
  if (text === null) return null;
  const instant = INSTANT.test(text) ? Date.parse(inIso(text)) : parseLocalTime(text);
  return Number.isNaN(instant) ? null : instant;
}

/** In the one format that every browser parses. */
const inIso = (instant: string): string =>
  instant.replace(" ", "T").replace(OFFSET, (_, hours: string, minutes = "00") => `${hours}:${minutes}`);

function parseLocalTime(text: string): number {
  const [hour, minute, second] =
    LOCAL_TIME.exec(text)
      ?.slice(1)
      .map((part) => Number(part || 0)) ?? [];
  const day = parseCalendarDay(text);
  if (
    day === null ||
    hour === undefined ||
    minute === undefined ||
    second === undefined ||
    hour > 23 ||
    minute > 59 ||
    second > 59
  )
    return NaN;
  return fromClockInBerlin(startInUtc(day) + ((hour * 60 + minute) * 60 + second) * 1000);
}

const clockInBerlin = lazily(
  () =>
    new Intl.DateTimeFormat("sv-SE", {
      timeZone: TIME_ZONE,
      dateStyle: "short",
      timeStyle: "medium",
    }),
);

/** Offset of Berlin from UTC in milliseconds. */
const aheadAt = (instant: number): number =>
  Date.parse(`${clockInBerlin().format(instant).replace(" ", "T")}Z`) - Math.floor(instant / 1000) * 1000;

/** The instant of a Berlin clock time; of an ambiguous one the earlier, in a gap moved on by its width. */
function fromClockInBerlin(clock: number): number {
  const ahead = [-DAY_MS, DAY_MS].map((away) => aheadAt(clock + away));
  const [before = 0] = ahead;
  return clock - (ahead.find((offset) => aheadAt(clock - offset) === offset) ?? before);
}

/** Today in Berlin, from the current instant in milliseconds. */
export const todayInBerlin = (now: number): CalendarDay => inBerlin().format(now) as CalendarDay;

/** `20.11.2026` (FMT-23). */
export const germanDay = (day: CalendarDay): string => day.split("-").toReversed().join(".");
