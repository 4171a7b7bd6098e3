import { TIME_ZONE } from "#src/lib/calendarDay.ts";

/**
 * Has the browser load what it knows of dates, which its first format of one takes a slow phone 50 ms for. Called while only
 * the connection is busy, so that it holds up no screen.
 */
export const warmFormats = (): void =>
  void new Intl.DateTimeFormat("de-DE", { timeZone: TIME_ZONE, dateStyle: "long" }).format();
