import { afterEach } from "vitest";
import type { CalendarDay } from "#src/lib/calendarDay.ts";

/** Time zones of devices, and the days on which clocks, months and years change (F12). */
export const ZONES = ["Europe/Berlin", "UTC", "Pacific/Honolulu", "Pacific/Kiritimati", "Pacific/Auckland"];
export const HARD_DAYS: CalendarDay[] = ["2026-03-29", "2026-10-25", "2024-02-29", "2026-12-31", "2027-01-01"];

/** Call once in a test file that sets `process.env.TZ`. */
export function restoreZone(): void {
  const ownZone = process.env.TZ;
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });
}
