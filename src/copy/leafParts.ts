import { noonInUtc, TIME_ZONE, type CalendarDay } from "#src/lib/calendarDay.ts";

const leaf = new Intl.DateTimeFormat("de-DE", {
  weekday: "short",
  day: "2-digit",
  month: "short",
  timeZone: TIME_ZONE,
});

/** `Mo`, `23`, `Nov.`: what stands on the leaf of a calendar, in this order. */
export function leafParts(day: CalendarDay): { weekday: string; day: string; month: string } {
  const parts = leaf.formatToParts(noonInUtc(day));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? "";
  return { weekday: part("weekday").replace(".", ""), day: part("day"), month: part("month") };
}
