import { parseInstant, TIME_ZONE } from "#src/lib/calendarDay.ts";
import { lazily } from "#src/lib/lazily.ts";

const inBerlin = lazily(
  () => new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit", timeZone: TIME_ZONE }),
);

const BARE = /^(\d{1,2}):(\d{1,2})(?::\d{1,2}(?:\.\d+)?)?$/;

/** `HH:mm` in Berlin of an instant in milliseconds. */
export const clockTimeAt = (instant: number): string => inBerlin().format(instant);

/**
 * `09:05` from `9:5`, `09:05:00` or an instant with a zone, which gives the time in Berlin; `null` for everything else,
 * also for 25:00 or without a text.
 */
export function parseClockTime(text: string | undefined): string | null {
  if (text === undefined) return null;
  const [, hour, minute] = BARE.exec(text.trim()) ?? [];
  if (hour !== undefined && minute !== undefined) {
    return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}` : null;
  }
  const instant = parseInstant(text.trim());
  return instant === null ? null : clockTimeAt(instant);
}
