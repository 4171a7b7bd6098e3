import { lazily } from "#src/lib/lazily.ts";

export type DayPart = "morning" | "day" | "evening";

const hourInBerlin = lazily(
  () => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: "Europe/Berlin" }),
);

/** The greeting's part of the day in Berlin: morning until 11:00, evening from 18:00. */
export function dayPartOf(now: Date): DayPart {
  const hour = Number(hourInBerlin().format(now));
  if (hour < 11) return "morning";
  return hour < 18 ? "day" : "evening";
}
