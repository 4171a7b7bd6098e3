import { TIME_ZONE } from "#src/lib/calendarDay.ts";

/**
 * Makes the browser load its date data, which takes a slow phone 50 ms at the first format. Called while only the
 * connection is busy, so that it delays no screen.
 */
export const warmFormats = (): void =>
  void new Intl.DateTimeFormat("de-DE", { timeZone: TIME_ZONE, dateStyle: "long" }).format();
