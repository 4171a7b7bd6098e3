import { expect, test } from "vitest";
import type { ExtraEvent } from "#src/model/events/event.ts";
import { checkInOpensAt } from "#src/model/events/eventTimes.ts";
import { staffDay } from "#src/model/staff/staffDay.ts";

const event = (date: string, start: string | undefined, status = "booked"): ExtraEvent => ({
  event_id: 501,
  event_date: date,
  start_time: start,
  end_time: undefined,
  event_status: status,
  check_in: undefined,
  check_out: undefined,
  id_check: null,
  extra_id: "7304",
  can_cancel: true,
});
const now = Date.parse("2026-11-23T16:00:00Z");

test("the lists are about the supervisor's own next booked day, today's included (D-33)", () => {
  const days = [event("2026-12-04", "08:00"), event("2026-11-23", "08:00:00"), event("2026-11-22", "08:00")];
  expect(staffDay(days, now)).toEqual({ date: "2026-11-23", time: "08:00", start: Date.parse("2026-11-23T07:00:00Z") });
});

test("cancelled days, applications, past days and days without a readable start are not days of staff", () => {
  expect(staffDay([event("2026-11-24", "08:00", "cancelled")], now)).toBeNull();
  expect(staffDay([event("2026-11-24", "08:00", "applied")], now)).toBeNull();
  expect(staffDay([event("2026-11-22", "08:00")], now)).toBeNull();
  expect(staffDay([event("2026-11-24", undefined)], now)).toBeNull();
  expect(staffDay([event("2026-11-24", "soon")], now)).toBeNull();
  expect(staffDay([event("soon", "08:00")], now)).toBeNull();
  expect(staffDay([], now)).toBeNull();
});

test("check-in opens 24 hours before, also when the clocks change in between (D-33)", () => {
  const day = staffDay([event("2026-10-25", "08:00")], Date.parse("2026-10-24T10:00:00Z"));
  expect(new Date(checkInOpensAt(day?.start ?? 0)).toISOString()).toBe("2026-10-24T07:00:00.000Z");
});

test("a later start on the same day and days without a start do not come first", () => {
  const days = [event("2026-11-24", undefined), event("2026-11-24", "10:00"), event("2026-11-24", "06:00")];
  expect(staffDay(days, now)?.time).toBe("06:00");
});
