import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, instantInBerlin } from "#src/lib/calendarMath.ts";
import { clockTimeAt, parseClockTime } from "#src/lib/clockTime.ts";
import { daysBetween, relativeDay } from "#src/lib/relativeDay.ts";
import {
  arriveBy,
  ARRIVE_EARLY_MINUTES,
  CHECK_IN_WINDOW_HOURS,
  isDayPast,
  isOver,
  overAt,
  isCheckInOpen,
  startOf,
  timeRange,
} from "#src/model/events/eventTimes.ts";
import { slotTime } from "#src/model/events/slotTime.ts";
import { HARD_DAYS, restoreZone, ZONES } from "#tests/model/zones.ts";

restoreZone();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays("2026-03-29", days));
const hardOrAnyDay = fc.oneof(fc.constantFrom(...HARD_DAYS), anyDay);

const on = (start?: string, end?: string) => ({ event_date: "2026-11-23", start_time: start, end_time: end });

describe("the times of a day", () => {
  test.each([
    ["09:00", "12:00", "09:00", "12:00"],
    [undefined, undefined, "10:00", "13:30"],
    ["11:00", undefined, "11:00", "13:30"],
    ["14:00", undefined, "14:00", null],
    [undefined, "12:00", "10:00", "12:00"],
    ["09:00:00", "12:00:00", "09:00", "12:00"],
    ["9:5", "12:0", "09:05", "12:00"],
    ["", " ", "10:00", "13:30"],
    ["18:58:00+01", "22:00:00+01", "18:58", "22:00"],
    ["18.58", undefined, "18:58", null],
    ["soon", "25:00", null, null],
    ["soon", undefined, null, null],
    ["18:58:00+02", undefined, null, null],
    ["soon", "12:00", null, "12:00"],
    ["11:00", "late", "11:00", null],
    [undefined, "late", "10:00", null],
    [undefined, "09:00", null, "09:00"],
    [undefined, "10:00", null, "10:00"],
    ["12:00", "12:00", "12:00", null],
    ["2026-11-23T07:00:00Z", "2026-11-23T12:30:00Z", "08:00", "13:30"],
  ])("from %j to %j are %j and %j (MYEV-08, MYEV-09, D-61)", (start, end, from, to) =>
    expect(timeRange(on(start, end))).toEqual({ start: from, end: to }),
  );

  test.each([
    ["23:04", "02:34"],
    ["19.11.2026 23:04:00", "20.11.2026 02:34:00"],
  ])(
    "an end that the provider gives is on the next day where it is before the start: %s to %s (D-61)",
    (start, end) => {
      expect(timeRange(on(start, end))).toEqual({ start: "23:04", end: "02:34", overnight: true });
      expect(overAt({ ...on(start, end), event_date: "2026-11-23" })).toBe(instantInBerlin("2026-11-24", "02:34"));
    },
  );

  test("only the provider's times are shown, or a default where none was given, and no range runs backwards (MYEV-08, MYEV-09, D-61)", () => {
    const sent = fc.option(fc.oneof(clock, fc.string(), fc.constantFrom("", " ", "18.58", "18:58:00+01", "T9:05")), {
      nil: undefined,
    });
    fc.assert(
      fc.property(sent, sent, (start, end) => {
        const range = timeRange(on(start, end));
        const times = [
          [start, range.start, "10:00"],
          [end, range.end, "13:30"],
        ] as const;
        for (const [given = "", shown, usual] of times)
          expect([null, given.trim() === "" ? usual : parseClockTime(given, "2026-11-23")]).toContain(shown);
        expect(!range.start || !range.end || range.overnight || range.end > range.start).toBe(true);
        expect(slotTime(on(start, end)).kind === "overnight").toBe(range.overnight ?? false);
        expect(startOf(on(start, end)) === null).toBe(range.start === null);
      }),
    );
  });

  test("an unreadable day has neither start nor end", () => {
    const unreadable = { event_date: "bald", start_time: "08:00", end_time: "12:00" };
    expect([startOf(unreadable), overAt(unreadable)]).toEqual([null, null]);
    expect([isOver(unreadable, Infinity), isDayPast(null, 0)]).toEqual([false, false]);
  });

  test.each([
    ["08:00", "12:00", "2026-11-23", "12:00"],
    ["08:00", undefined, "2026-11-23", "13:30"],
    ["14:00", undefined, "2026-11-23", "14:00"],
    [undefined, "12:00", "2026-11-23", "12:00"],
    [undefined, undefined, "2026-11-24", "00:00"],
    ["soon", "", "2026-11-24", "00:00"],
    ["22:00", "04:30", "2026-11-24", "04:30"],
  ] as const)("from %j to %j a day is over on %s at %s, and not a moment before", (start, end, day, time) => {
    const event = { event_date: "2026-11-23", start_time: start, end_time: end };
    const over = instantInBerlin(day, time);
    expect([overAt(event), isOver(event, over - 1), isOver(event, over)]).toEqual([over, false, true]);
  });

  test.each([
    ["13:30", "2026-11-23", "2026-11-24"],
    ["00:00", "2026-11-24", "2026-11-24"],
    ["04:30", "2026-11-24", "2026-11-25"],
  ] as const)("what ends at %s on %s is past at midnight, on %s", (time, endsOn, day) => {
    const over = instantInBerlin(endsOn, time);
    const midnight = instantInBerlin(day, "00:00");
    expect([isDayPast(over, midnight - 1), isDayPast(over, midnight)]).toEqual([false, true]);
  });

  test.each(ZONES)("in %s a start shows the very time that was sent, also on hard days (F12, P42)", (zone) => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(hardOrAnyDay, clock, (day, time) => {
        // Between 2 and 3 the clocks change: that time is missing on one day of the year.
        fc.pre(!time.startsWith("02"));
        const start = startOf({ event_date: day, start_time: time }) ?? Number.NaN;
        expect([todayInBerlin(start), clockTimeAt(start)]).toEqual([day, time]);
      }),
    );
  });
});

describe("check-in", () => {
  const start = instantInBerlin("2026-11-23", "08:00");

  test.each([
    [24 * HOUR, true],
    [24 * HOUR + MINUTE, false],
    [MINUTE, true],
    [0, true],
    [-1, false],
    [-HOUR, false],
  ])("%i ms before the start it is open: %j (MYEV-54, D-53)", (left, open) =>
    expect(isCheckInOpen(start, start - left)).toBe(open),
  );

  test("24 hours are elapsed time: on the day after clocks changed it opens an hour later or earlier (F12, P42)", () => {
    const opens = (day: CalendarDay) => {
      const at = instantInBerlin(day, "08:00") - CHECK_IN_WINDOW_HOURS * HOUR;
      expect(isCheckInOpen(instantInBerlin(day, "08:00"), at)).toBe(true);
      expect(isCheckInOpen(instantInBerlin(day, "08:00"), at - 1)).toBe(false);
      return [todayInBerlin(at), clockTimeAt(at)];
    };
    expect(opens("2026-03-29")).toEqual(["2026-03-28", "07:00"]);
    expect(opens("2026-10-25")).toEqual(["2026-10-24", "09:00"]);
    expect(opens("2026-11-23")).toEqual(["2026-11-22", "08:00"]);
  });

  test("the window is 24 hours, and one arrives 15 minutes early (FMTS-17)", () =>
    expect([CHECK_IN_WINDOW_HOURS, ARRIVE_EARLY_MINUTES]).toEqual([24, 15]));

  test.each([
    ["10:00", "2026-11-23", "09:45"],
    ["09:15", "2026-11-23", "09:00"],
    ["00:10", "2026-11-22", "23:55"],
  ])("for %s the arrival is on %s at %s (MYEV-55)", (time, day, clockTime) => {
    const at = arriveBy(instantInBerlin("2026-11-23", time));
    expect([todayInBerlin(at), clockTimeAt(at)]).toEqual([day, clockTime]);
  });

  test("on 29 March 03:10 is preceded by 01:55, for 02 does not exist (F12)", () =>
    expect(clockTimeAt(arriveBy(instantInBerlin("2026-03-29", "03:10")))).toBe("01:55"));
});

describe("how far a day is", () => {
  test.each(ZONES)(
    "is counted in days of the calendar in %s, over any change of clocks (F12, FMTS-29, FMTS-30)",
    (zone) => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(hardOrAnyDay, fc.integer({ min: -400, max: 400 }), clock, (day, away, time) => {
          const now = instantInBerlin(addDays(day, -away), time);
          const today = todayInBerlin(now);
          expect(daysBetween(today, day)).toBe(away);
          const far = relativeDay(day, today);
          expect("days" in far ? far.days : away).toBe(Math.abs(away));
          expect(far.kind).toBe(away === 0 ? "today" : away === 1 ? "tomorrow" : away > 0 ? "in-days" : "days-ago");
        }),
      );
    },
  );
});
