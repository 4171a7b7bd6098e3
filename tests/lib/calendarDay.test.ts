import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { germanDay, parseCalendarDay, parseInstant, todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, instantInBerlin, weekdayOf } from "#src/lib/calendarMath.ts";
import { daysBetween, relativeDay } from "#src/lib/relativeDay.ts";

const ZONES = ["Europe/Berlin", "UTC", "Pacific/Honolulu", "Pacific/Kiritimati", "Pacific/Auckland"];
const HARD_DAYS: CalendarDay[] = ["2026-03-29", "2026-10-25", "2024-02-29", "2026-12-31", "2027-01-01"];
const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

const anyDay = fc
  .date({ min: new Date("0001-01-01T00:00Z"), max: new Date("9999-12-31T00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDay);
const modernDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays("1900-01-01", days));

describe("reading a day", () => {
  test.each([
    ["2025-03-03", "2025-03-03"],
    ["03.03.2025", "2025-03-03"],
    ["3.5.1994", "1994-05-03"],
    [" 2025-03-03 ", "2025-03-03"],
    ["2025-03-03T10:00:00Z", "2025-03-03"],
    ["2026-11-20T23:30:00Z", "2026-11-21"],
    ["2026-06-30T22:00:00.000+00:00", "2026-07-01"],
    ["2026-11-20T23:30:00", "2026-11-20"],
    ["20.11.2026 23:30:00", "2026-11-20"],
    ["1.7.2026T00:10", "2026-07-01"],
    ["2024-02-29", "2024-02-29"],
  ])("%s is %s (D-104, C-53)", (text, day) => expect(parseCalendarDay(text)).toBe(day));

  test.each(["", "x", "2026-02-30", "29.02.2026", "31.04.2026", "2026-13-01", "0.1.2026", "00.00.0000", "1.1.26"])(
    "%j is no day (D-104)",
    (text) => expect(parseCalendarDay(text)).toBeNull(),
  );

  test.each([null, undefined, 20_261_120, {}, new Date(0)])("%j is no text", (value) =>
    expect(parseCalendarDay(value)).toBeNull(),
  );

  test("01.02.2026 is the first of February, not the second of January (P43)", () =>
    expect(parseCalendarDay("01.02.2026")).toBe("2026-02-01"));

  test("any day survives both spellings (F12, N6)", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect([parseCalendarDay(day), parseCalendarDay(germanDay(day))]).toEqual([day, day]);
      }),
    );
  });

  test("no text throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^\d\d\.\d\d\.\d{4}[T ]\d\d:\d\d(:\d\d)?$/),
          fc.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d\S{0,9}Z?$/),
        ),
        (text) => {
          const day = parseCalendarDay(text);
          expect(day === null || parseCalendarDay(day) === day).toBe(true);
        },
      ),
    );
  });
});

describe("days and instants in Berlin, wherever the device is (F12, P42)", () => {
  test.each(ZONES)("a day is the same day in %s", (zone) => {
    process.env.TZ = zone;
    for (const day of HARD_DAYS) {
      expect(parseCalendarDay(day)).toBe(day);
      expect(parseCalendarDay(germanDay(day))).toBe(day);
      expect(todayInBerlin(instantInBerlin(day, "00:00"))).toBe(day);
      expect(todayInBerlin(instantInBerlin(day, "23:59"))).toBe(day);
    }
    fc.assert(
      fc.property(modernDay, fc.integer({ min: 4, max: 23 }), (day, hour) => {
        expect(todayInBerlin(instantInBerlin(day, `${String(hour).padStart(2, "0")}:30`))).toBe(day);
      }),
      { numRuns: 50 },
    );
  });

  test("the day and time stay those of Berlin after the device changes its zone (P42)", async () => {
    process.env.TZ = "Europe/Berlin";
    vi.resetModules();
    const started = { ...(await import("#src/lib/calendarDay.ts")), ...(await import("#src/lib/calendarMath.ts")) };
    const lateEvening = Date.UTC(2026, 10, 20, 22, 59);
    expect(started.todayInBerlin(lateEvening)).toBe("2026-11-20");
    process.env.TZ = "Pacific/Auckland";
    expect(started.todayInBerlin(lateEvening)).toBe("2026-11-20");
    expect(started.instantInBerlin("2026-11-20", "23:59")).toBe(lateEvening);
  });

  test("today changes at midnight in Berlin, in summer and in winter", () => {
    expect(todayInBerlin(Date.UTC(2026, 10, 20, 22, 59))).toBe("2026-11-20");
    expect(todayInBerlin(Date.UTC(2026, 10, 20, 23, 0))).toBe("2026-11-21");
    expect(todayInBerlin(Date.UTC(2026, 6, 1, 21, 59))).toBe("2026-07-01");
    expect(todayInBerlin(Date.UTC(2026, 6, 1, 22, 0))).toBe("2026-07-02");
  });

  test("the day on which clocks go forward has 23 hours, the other one 25", () => {
    const hours = (day: CalendarDay) =>
      (instantInBerlin(addDays(day, 1), "00:00") - instantInBerlin(day, "00:00")) / 3_600_000;
    expect(HARD_DAYS.map(hours)).toEqual([23, 25, 24, 24, 24]);
  });

  test.each(["2026-11-20", "20.11.2026", "2026-99-20T23:30Z", "2026-11-20T24:00", "31.11.2026 11:04", "11:04", ""])(
    "%j is no instant",
    (text) => expect(parseInstant(text)).toBeNull(),
  );

  test.each([
    ["2026-11-20T23:30:00+01:00", "2026-11-20T22:30:00.000Z"],
    ["19.11.2026 11:04:05", "2026-11-19T10:04:05.000Z"],
    ["19.11.2026, 11:04", "2026-11-19T10:04:00.000Z"],
    ["2026-07-01T11:04:05.250", "2026-07-01T09:04:05.000Z"],
    ["29.03.2026 02:30:00", "2026-03-29T01:30:00.000Z"],
    ["29.03.2026 03:00:00", "2026-03-29T01:00:00.000Z"],
    ["25.10.2026 02:30:00", "2026-10-25T00:30:00.000Z"],
  ])("%s is the instant %s: without a zone it is the time in Berlin", (text, instant) =>
    expect(new Date(parseInstant(text) ?? 0).toISOString()).toBe(instant),
  );

  test("in every spelling a time without a zone is the instant at which it is that time in Berlin, clock changes included", () => {
    const day = fc.oneof(
      fc.constantFrom(...HARD_DAYS),
      fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1980-01-01", days)),
    );
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(day, minute, fc.constantFrom("T", " "), fc.constantFrom("", ":00"), (date, at, between, seconds) => {
        const time = [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, "0")).join(":");
        const instant = instantInBerlin(date, time);
        for (const spelled of [date, germanDay(date)]) {
          expect(parseInstant(`${spelled}${between}${time}${seconds}`)).toBe(instant);
          expect(parseCalendarDay(`${spelled}${between}${time}${seconds}`)).toBe(date);
        }
      }),
    );
  });
});

describe("distance", () => {
  test.each([
    ["2026-11-20", { kind: "today" }, "FMTS-27"],
    ["2026-11-21", { kind: "tomorrow" }, "FMTS-28"],
    ["2026-11-25", { kind: "in-days", days: 5 }, "FMTS-29"],
    ["2026-11-19", { kind: "days-ago", days: 1 }, "FMTS-30, D-93"],
    ["2026-11-17", { kind: "days-ago", days: 3 }, "FMTS-30"],
  ] as const)("%s seen from 20 November is %j (%s)", (day, relative, _row) =>
    expect(relativeDay(day, "2026-11-20")).toEqual(relative),
  );

  test("across the change of clocks a day is a day (F12)", () => {
    expect(relativeDay("2026-03-30", "2026-03-28")).toEqual({ kind: "in-days", days: 2 });
    expect(relativeDay("2026-10-26", "2026-10-25")).toEqual({ kind: "tomorrow" });
  });

  test("adding and counting agree for any two days", () => {
    fc.assert(
      fc.property(modernDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(((weekdayOf(addDays(day, days)) - weekdayOf(day) - days) % 7) + 0).toBe(0);
      }),
    );
  });

  test("weekdays run from Monday (1) to Sunday (7)", () =>
    expect(
      ["2026-11-23", "2026-11-20", "2026-11-22", "1969-07-20"].map((day) => weekdayOf(day as CalendarDay)),
    ).toEqual([1, 5, 7, 7]));
});
