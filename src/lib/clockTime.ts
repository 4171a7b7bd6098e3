import { parseInstant, TIME_ZONE, type CalendarDay } from "#src/lib/calendarDay.ts";
import { lazily } from "#src/lib/lazily.ts";

const inBerlin = lazily(
  () => new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit", timeZone: TIME_ZONE }),
);

/** With an offset as PostgreSQL and ISO write it, or without. */
const BARE = /^T?(\d{1,2}):(\d{1,2})(?::\d{1,2}(?:[.,]\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?(?:\s?Uhr)?$/i;
/** The German format. `9.5` may be half past nine. */
const DOTTED = /^(\d{1,2})\.(\d{2})(?:\s?Uhr)?$/i;

/** `HH:mm` in Berlin from an instant in milliseconds. */
export const clockTimeAt = (instant: number): string => inBerlin().format(instant);

/**
 * `09:05` from `9:5`, `9.05`, `09:05:00`, `T09:05` or an instant with a zone, which gives the time in Berlin. A time
 * with an offset and no date, `09:05:00+01`, is unambiguous only if Berlin has that offset on the `day`. `null` for
 * everything else, also for 25:00 or without a text.
 */
export function parseClockTime(text: string | undefined, day: CalendarDay | null = null): string | null {
  if (text === undefined) return null;
  const [, hour, minute, offset] = BARE.exec(text.trim()) ?? DOTTED.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined) {
    const instant = parseInstant(text.trim());
    return instant === null ? null : clockTimeAt(instant);
  }
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const time = `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
  return offset === undefined || (day && isLocal(day, time, offset)) ? time : null;
}

function isLocal(day: CalendarDay, time: string, offset: string): boolean {
  const instant = parseInstant(`${day}T${time}${offset}`);
  return instant !== null && clockTimeAt(instant) === time;
}
