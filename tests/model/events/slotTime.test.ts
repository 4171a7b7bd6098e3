import { expect, test } from "vitest";
import { slotTime } from "#src/model/events/slotTime.ts";

test.each([
  ["08:00", "13:30", { kind: "range", start: "08:00", end: "13:30" }],
  ["22:00", "02:00", { kind: "overnight", start: "22:00", end: "02:00" }],
  ["08:00", "08:00", { kind: "from", start: "08:00" }],
  ["08:00", undefined, { kind: "from", start: "08:00" }],
  [undefined, "13:30", { kind: "until", end: "13:30" }],
  ["soon", "later", { kind: "open" }],
  [undefined, undefined, { kind: "open" }],
])("from %j to %j is shown as %j", (start, end, shown) =>
  expect(slotTime({ event_date: "2026-11-23", start_time: start, end_time: end })).toEqual(shown),
);
