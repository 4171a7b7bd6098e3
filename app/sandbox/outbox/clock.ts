import { parseCalendarDay, parseInstant } from "#src/lib/calendarDay.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";

const LOCAL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** Parses `2026-11-23T07:30` as Berlin time, `2026-11-23T06:30:00Z` as UTC; `null` for anything else. */
export function readInstant(text: string): Instant | null {
  const [, date, hour, minute] = LOCAL.exec(text) ?? [];
  const day = parseCalendarDay(date);
  return day ? instantInBerlin(day, `${hour}:${minute}`) : parseInstant(text);
}

/**
 * Advances a database's clock by seconds or to an instant. Returns how far it is ahead; `null` for invalid input. Days,
 * codes and sign-ins do not move with it: they get closer or expire.
 */
export function moveClock(
  database: Database,
  { advanceSeconds, setTo }: Record<string, unknown>,
  at: Instant,
): number | null {
  const target = typeof setTo === "string" ? readInstant(setTo) : null;
  if (target !== null) database.clockAhead += target - at;
  else if (Number.isFinite(advanceSeconds)) database.clockAhead += Number(advanceSeconds) * 1000;
  else return null;
  return database.clockAhead;
}
