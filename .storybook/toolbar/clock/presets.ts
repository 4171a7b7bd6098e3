import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import { instantOf, readFreeTime } from "./freeTime.ts";

const at = (day: CalendarDay, time: string) => instantInBerlin(day, time);

/** Times that designers and developers ask for; instants in milliseconds, named as they read in Berlin. */
export const presets = {
  beforeDeadline: { title: "Vor der Frist (So., 22.11.2026, 07:45)", now: at("2026-11-22", "07:45") },
  eventDay: { title: "Einsatztag (Mo., 23.11.2026, 06:15)", now: at("2026-11-23", "06:15") },
  afterMidnight: { title: "Nach Mitternacht (Di., 24.11.2026, 00:05)", now: at("2026-11-24", "00:05") },
  // 02:30 comes twice in this night; this is the second time.
  winterTime: { title: "Umstellung auf Winterzeit (So., 25.10.2026, 02:30)", now: Date.UTC(2026, 9, 25, 1, 30) },
  afterTrial: { title: "Nach dem Probebetrieb (Mo., 01.03.2027, 09:00)", now: at("2027-03-01", "09:00") },
} as const satisfies Record<string, { title: string; now: number }>;

export type Preset = keyof typeof presets;

/** Told by the canvas: the time that its story has come to; `null` when it begins. */
export const TIME = "gangway/clock/time";

export const REAL = "real";

/** The instant that the toolbar's clock shows, in milliseconds; `null` while it shows the real time. */
export function chosenNow(clock: unknown): number | null {
  if (isPreset(clock)) return presets[clock].now;
  const free = readFreeTime(clock);
  const read = free && instantOf(free);
  return read && "now" in read ? read.now : null;
}

const isPreset = (clock: unknown): clock is Preset => typeof clock === "string" && Object.hasOwn(presets, clock);
