import { parseCalendarDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";

/** A day (`2026-11-23`) and a time (`06:15`) as the fields of a browser write them; empty where something is missing. */
export type FreeTime = { day: string; time: string };

/** An address carries letters, digits, `_` and `-` only: `2026-11-23_0615`. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2})_(\d{2})(\d{2})$/;

export const writeFreeTime = ({ day, time }: FreeTime): string => `${day}_${time.replace(":", "")}`;

/** Whatever has the form, also a day that does not exist; `null` for everything else. */
export function readFreeTime(clock: unknown): FreeTime | null {
  const [, day, hours, minutes] = (typeof clock === "string" && WRITTEN.exec(clock)) || [];
  return day === undefined ? null : { day, time: `${hours}:${minutes}` };
}

const inBerlin = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/** `23.11.2026, 06:15` */
export const berlinTime = (now: number): string => inBerlin.format(now);

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * The instant in milliseconds, or a sentence that says what is wrong. A time that comes twice in a night is the first of
 * the two.
 */
export function instantOf({ day, time }: FreeTime): { now: number } | { problem: string } {
  const real = parseCalendarDay(day);
  if (!real) return { problem: "Bitte geben Sie ein Datum ein, das es gibt." };
  if (!isNear(real)) return { problem: "Bitte geben Sie ein Jahr von 2000 bis 2099 ein." };
  if (!TIME.test(time)) return { problem: "Bitte geben Sie eine Uhrzeit von 00:00 bis 23:59 ein." };
  const now = instantInBerlin(real, time);
  if (!berlinTime(now).endsWith(time))
    return { problem: "Diese Uhrzeit gibt es nicht: In dieser Nacht beginnt die Sommerzeit." };
  return { now };
}

const isNear = (day: CalendarDay) => day >= "2000" && day < "2100";
