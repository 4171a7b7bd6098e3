import * as fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  formatDate,
  formatDateBrief,
  formatDateLong,
  formatDay,
  formatEuro,
  formatMonth,
  formatWeekday,
  formatWeekdayMark,
  formatFileSize,
  formatTime,
  leafParts,
} from "#src/copy/formatters.ts";
import { parseCalendarDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

test("dates display as DD.MM.YYYY (FMT-23, FMTS-24)", () => {
  expect(["2026-11-20", "20.11.2026", "3.5.1994", "2026-11-20T23:30:00Z"].map(formatDate)).toEqual([
    "20.11.2026",
    "20.11.2026",
    "03.05.1994",
    "21.11.2026",
  ]);
});

test("the long form spells the month (FMT-24, C-54)", () => {
  expect(formatDateLong("2026-11-20")).toBe("20.\u00a0November 2026");
  expect(formatDateLong("01.03.2027")).toBe("1.\u00a0März 2027");
});

test("the long form takes the weekday in front on request (FMTS-23, C-54)", () => {
  expect(formatDateLong("2025-03-03", { weekday: true })).toBe("Montag, 3.\u00a0März 2025");
});

test("a day of a calendar has its year where the calendar has several", () => {
  expect(formatDay("2027-01-01", { year: false })).toBe("Freitag, 1.\u00a0Januar");
  expect(formatDay("2027-01-01", { year: true })).toBe("Freitag, 1.\u00a0Januar 2027");
});

test("the leaf of a calendar has weekday, day and month, wherever the device is (P43)", () => {
  expect(leafParts("2026-11-23")).toEqual({ weekday: "Mo", day: "23", month: "Nov." });
  expect(leafParts("2026-03-29")).toEqual({ weekday: "So", day: "29", month: "März" });
  expect(leafParts("2027-01-01")).toEqual({ weekday: "Fr", day: "1", month: "Jan." });
});

test("the brief form has the weekday and no year", () => {
  expect(["2026-11-20", "23.11.2026", "2026-12-04T23:30:00Z", "x"].map(formatDateBrief)).toEqual([
    "Fr.,\u00a020.11.",
    "Mo.,\u00a023.11.",
    "Sa.,\u00a005.12.",
    "-",
  ]);
});

test("times display as HH:mm of 24 hours (FMT-25, FMTS-25)", () => {
  expect(["9:5", "09:00:00", "23:59", "00:00", "13:30:00.000"].map(formatTime)).toEqual([
    "09:05",
    "09:00",
    "23:59",
    "00:00",
    "13:30",
  ]);
  expect(formatTime(Date.UTC(2026, 10, 20, 6, 42))).toBe("07:42");
  expect(formatTime("2026-07-01T06:42:00Z")).toBe("08:42");
});

test("money is euro, with dot, comma and a space that does not break (FMT-26, FMTS-26)", () => {
  expect([1234.5, 0, -3, 0.005, 1e6].map(formatEuro)).toEqual([
    "1.234,50\u00a0€",
    "0,00\u00a0€",
    "-3,00\u00a0€",
    "0,01\u00a0€",
    "1.000.000,00\u00a0€",
  ]);
});

test("an unreadable value is shown as a dash", () => {
  expect([formatDate("x"), formatDateLong("2026-02-30"), formatTime("25:00"), formatTime(""), formatEuro(NaN)]).toEqual(
    Array(5).fill("-"),
  );
});

test("a file size is shown in kB, from a megabyte on in MB, and never wraps", () => {
  expect([0, 1, 1024, 217_001, 1024 * 1024 - 1, 1024 * 1024, 1_509_950, 10 * 1024 * 1024].map(formatFileSize)).toEqual(
    ["0 kB", "1 kB", "1 kB", "212 kB", "1.024 kB", "1 MB", "1,4 MB", "10 MB"].map((text) =>
      text.replace(" ", "\u00a0"),
    ),
  );
  expect([Number.NaN, -1, Number.POSITIVE_INFINITY].map(formatFileSize)).toEqual(["-", "-", "-"]);
});

test("a month is named with its year; a weekday by two letters (EVT-03)", () => {
  expect(formatMonth("2026-12-31")).toBe("Dezember 2026");
  expect(formatWeekdayMark("2026-12-07")).toBe("Mo");
  expect(formatWeekdayMark("2026-12-13")).toBe("So");
});

test("a weekday has its full name; an invalid day has none", () => {
  expect(["2026-12-07", "13.12.2026", "x"].map(formatWeekday)).toEqual(["Montag", "Sonntag", "-"]);
});

describe.each(["Europe/Berlin", "UTC", "Pacific/Honolulu", "Pacific/Kiritimati", "Pacific/Auckland"])(
  "on a device in %s (F12)",
  (zone) => {
    test("days stay days and times are those of Berlin, also when clocks change", () => {
      process.env.TZ = zone;
      expect(formatDateLong("2026-03-29", { weekday: true })).toBe("Sonntag, 29.\u00a0März 2026");
      expect(formatDateLong("2026-10-25", { weekday: true })).toBe("Sonntag, 25.\u00a0Oktober 2026");
      expect(formatDateLong("2024-02-29")).toBe("29.\u00a0Februar 2024");
      expect(formatDate("2026-12-31")).toBe("31.12.2026");
      expect(formatTime("2026-03-29T00:59:00Z")).toBe("01:59");
      expect(formatTime("2026-03-29T01:00:00Z")).toBe("03:00");
      expect(formatTime("2026-10-25T00:30:00Z")).toBe("02:30");
      expect(formatTime("2026-10-25T01:30:00Z")).toBe("02:30");
    });

    test("a formatted value is parsed back to itself (N6)", () => {
      process.env.TZ = zone;
      const date = fc.date({ min: new Date("1900-01-01Z"), max: new Date("2100-01-01Z"), noInvalidDate: true });
      fc.assert(
        fc.property(date, fc.nat(23), fc.nat(59), (instant, hour, minute) => {
          const day = instant.toISOString().slice(0, 10) as CalendarDay;
          expect(parseCalendarDay(formatDate(day))).toBe(day);
          expect(formatTime(`${hour}:${minute}`)).toBe(formatTime(formatTime(`${hour}:${minute}`)));
          const noon = instantInBerlin(day, "12:34");
          expect(formatTime(noon)).toBe("12:34");
        }),
        { numRuns: 50 },
      );
    });
  },
);
