import { parseClockTime } from "#src/lib/clockTime.ts";

/**
 * When a date takes place, as far as it is planned; times as `HH:mm`. `overnight`: it ends on the next day. An end at the
 * very time of the start says nothing.
 */
export type SlotTime =
  | { kind: "range" | "overnight"; start: string; end: string }
  | { kind: "from"; start: string }
  | { kind: "until"; end: string }
  | { kind: "open" };

/** What cannot be read as a time counts as not planned yet. */
export function slotTime(startTime: string | undefined, endTime: string | undefined): SlotTime {
  const start = parseClockTime(startTime);
  const end = parseClockTime(endTime);
  if (start && end && start !== end) return { kind: end > start ? "range" : "overnight", start, end };
  if (start) return { kind: "from", start };
  return end ? { kind: "until", end } : { kind: "open" };
}
