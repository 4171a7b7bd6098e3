import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import {
  deriveEventStatus,
  eventBadge,
  EVENT_STATUSES,
  type EventStatus,
} from "#src/model/events/derivedEventStatus.ts";
import { HARD_DAYS, restoreZone, ZONES } from "#tests/model/zones.ts";

restoreZone();
const HOUR = 3_600_000;
const now = instantInBerlin("2026-11-22", "08:00");
const signed = { complete: true };
const open = { complete: false };
const job = { start: now + 23 * HOUR, checkedIn: false, confirmed: false };

describe("the derived status", () => {
  test("an open contract is CONTRACT_MISSING, as is any state without a rule (MYEV-36, D-51)", () => {
    expect(deriveEventStatus(job, open, now)).toBe("CONTRACT_MISSING");
    expect(deriveEventStatus({ ...job, start: now + 25 * HOUR }, signed, now)).toBe("CONTRACT_MISSING");
    expect(deriveEventStatus({ ...job, start: now - 1 }, signed, now)).toBe("CONTRACT_MISSING");
    expect(deriveEventStatus({ ...job, start: null }, signed, now)).toBe("CONTRACT_MISSING");
    expect(deriveEventStatus({ ...job, start: now + 25 * HOUR, confirmed: true }, signed, now)).toBe(
      "CONTRACT_MISSING",
    );
  });

  test.each([23, 24, 0])(
    "with a signed contract, %i hours before the start, PRE_WORK_CHECKIN_READY (MYEV-37)",
    (hours) =>
      expect(deriveEventStatus({ ...job, start: now + hours * HOUR }, signed, now)).toBe("PRE_WORK_CHECKIN_READY"),
  );

  test("checked in and not confirmed is READY_FOR_WORK, with any contract (MYEV-38, D-52)", () => {
    for (const contract of [signed, open])
      for (const start of [now + HOUR, now - HOUR, null])
        expect(deriveEventStatus({ start, checkedIn: true, confirmed: false }, contract, now)).toBe("READY_FOR_WORK");
  });

  test("confirmed and started is APPROVED, before everything else (MYEV-39, D-52)", () => {
    for (const contract of [signed, open])
      for (const checkedIn of [true, false])
        for (const start of [now, now - HOUR])
          expect(deriveEventStatus({ start, checkedIn, confirmed: true }, contract, now)).toBe("APPROVED");
  });

  test.each(ZONES)("no case yields PAYROLLED, and a device in %s changes nothing (MYEV-40, F12)", (zone) => {
    process.env.TZ = zone;
    const cases = fc.record({
      start: fc.option(fc.integer({ min: -50, max: 50 })),
      checkedIn: fc.boolean(),
      confirmed: fc.boolean(),
      complete: fc.boolean(),
      day: fc.constantFrom(...HARD_DAYS),
    });
    fc.assert(
      fc.property(cases, ({ start, checkedIn, confirmed, complete, day }) => {
        const at = instantInBerlin(day, "12:00");
        const from = start === null ? null : at + start * HOUR;
        const status = deriveEventStatus({ start: from, checkedIn, confirmed }, { complete }, at);
        expect(EVENT_STATUSES.slice(0, -1)).toContain(status);
        expect(complete || status !== "PRE_WORK_CHECKIN_READY").toBe(true);
        expect(status === "APPROVED").toBe(confirmed && start !== null && start <= 0);
        expect(status === "READY_FOR_WORK").toBe(checkedIn && !confirmed);
      }),
    );
  });
});

test("a complete contract is never shown as missing (D-51)", () => {
  const badge = (status: EventStatus, contractComplete: boolean, start: number | null = now + HOUR) =>
    eventBadge(status, { start, contractComplete }, now);
  expect(badge("CONTRACT_MISSING", false)).toBe("CONTRACT_MISSING");
  expect(badge("CONTRACT_MISSING", true)).toBe("UPCOMING");
  for (const status of EVENT_STATUSES.slice(1))
    expect([badge(status, true), badge(status, false), badge(status, true, now - HOUR)]).toEqual([
      status,
      status,
      status,
    ]);
});

test.each([
  ["2026-03-28", "23:59", "UPCOMING"],
  ["2026-03-29", "00:00", "CHECK_IN_TOMORROW"],
  ["2026-03-30", "00:00", "PRE_WORK_CHECKIN_READY"],
] as const)("at %s %s the badge of a shift on 2026-03-30 at 00:15 is %s (MYEV-55)", (day, time, expected) => {
  const at = instantInBerlin(day, time);
  const start = instantInBerlin("2026-03-30", "00:15");
  const status = deriveEventStatus({ ...job, start }, signed, at);
  expect([status, eventBadge(status, { start, contractComplete: true }, at)]).toEqual([
    "PRE_WORK_CHECKIN_READY",
    expected,
  ]);
});

test("a started or unreadable day is not shown as upcoming (MYEV-36, D-51)", () => {
  const badge = (start: number | null) => eventBadge("CONTRACT_MISSING", { start, contractComplete: true }, now);
  expect([badge(now + 1), badge(now), badge(now - 300_000), badge(null)]).toEqual(["UPCOMING", null, null, null]);
});

test("a day without a readable start is neither ready for check-in nor upcoming (MYEV-36, D-51)", () => {
  expect(deriveEventStatus({ ...job, start: null }, signed, 0)).toBe("CONTRACT_MISSING");
  expect(eventBadge("CONTRACT_MISSING", { start: null, contractComplete: true }, -1)).toBeNull();
});
