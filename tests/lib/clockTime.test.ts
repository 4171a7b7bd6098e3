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
  ["24:00", null],
  ["19.11.2026 24:00", null],
  ["31.11.2026 11:04", null],
  ["12:60", null],
  ["", null],
  ["8 Uhr", null],
])("%j is the time %j (FMTS-25)", (text, time) => expect(parseClockTime(text)).toBe(time));

test("what an instant shows can be read again (N6)", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (instant) => {
      const shown = clockTimeAt(instant);
      expect(parseClockTime(shown)).toBe(shown);
    }),
  );
});
