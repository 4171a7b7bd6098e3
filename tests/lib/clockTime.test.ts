import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clockTimeAt, parseClockTime } from "#src/lib/clockTime.ts";

test.each([
  ["9:5", "09:05"],
  ["09:05:59.5", "09:05"],
  [" 00:00 ", "00:00"],
  ["2026-07-01T07:48:00Z", "09:48"],
  ["19.11.2026 11:04:00", "11:04"],
  ["19.11.2026T11:04", "11:04"],
  ["2026-11-19 11:04", "11:04"],
  ["2026-03-29T02:30:00", "03:30"],
  ["18.58", "18:58"],
  ["8.05 Uhr", "08:05"],
  ["18:58\u00a0Uhr", "18:58"],
  ["T18:58", "18:58"],
  ["T18:58:00.000", "18:58"],
  ["2026-11-26 18:58:00+01", "18:58"],
  ["2026-07-26T18:58:00+0000", "20:58"],
  ["24:00", null],
  ["9.5", null],
  ["20.11.26", null],
  ["18:58:00+01", null],
  ["19.11.2026 24:00", null],
  ["31.11.2026 11:04", null],
  ["12:60", null],
  ["", null],
  ["8 Uhr", null],
])("%j is the time %j (FMTS-25)", (text, time) => expect(parseClockTime(text)).toBe(time));

test.each([
  ["18:58:00+01", "2026-11-26", "18:58"],
  ["18:58:00+01:00", "2026-11-26", "18:58"],
  ["18:58+0100", "2026-11-26", "18:58"],
  ["T18:58:00.000+01:00", "2026-11-26", "18:58"],
  ["18:58:00+02", "2026-07-26", "18:58"],
  ["18:58:00+02", "2026-11-26", null],
  ["18:58:00+01", "2026-07-26", null],
  ["18:58:00+00", "2026-11-26", null],
  ["18:58:00Z", "2026-11-26", null],
  ["25:58:00+01", "2026-11-26", null],
] as const)("%j on %s is %j: with an offset it means one thing only where Berlin has it", (text, day, time) =>
  expect(parseClockTime(text, day)).toBe(time),
);

test("a formatted instant can be parsed again (N6)", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (instant) => {
      const shown = clockTimeAt(instant);
      expect(parseClockTime(shown)).toBe(shown);
    }),
  );
});
