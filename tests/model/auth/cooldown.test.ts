import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampRemainingSeconds, cooldownSecondsLeft } from "#src/model/auth/cooldown.ts";

const sentAt = Date.UTC(2026, 10, 20, 12);
const left = (msPassed: number, seconds?: number) => cooldownSecondsLeft({ sentAt, now: sentAt + msPassed, seconds });

describe("seconds until a code may be sent again (FMT-14, F11)", () => {
  test.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [59_000, 1],
    [59_999, 1],
    [60_000, 0],
    [3_600_000, 0],
  ])("%i ms after sending, %i are left", (msPassed, seconds) => expect(left(msPassed)).toBe(seconds));

  test("a wait from the provider counts instead (C-31, F11)", () => {
    expect(left(0, 137)).toBe(137);
    expect(left(100_000, 137)).toBe(37);
    expect(left(0, 1e9)).toBe(3600);
    expect(left(0, -5)).toBe(0);
    expect(left(0, Number.NaN)).toBe(0);
  });

  test("a clock that was set back does not lock the user out (P21)", () => {
    expect(left(-3_600_000)).toBe(0);
    expect(left(-500)).toBe(60);
  });

  test("no stored time means no wait", () => {
    expect(cooldownSecondsLeft({ sentAt: Number.NaN, now: sentAt })).toBe(0);
    expect(cooldownSecondsLeft({ sentAt, now: Number.POSITIVE_INFINITY })).toBe(0);
  });

  test("the wait is always a whole number from 0 to 60 and never grows with time (P21, F11)", () => {
    const moment = fc.integer({ min: -1e7, max: 1e7 });
    fc.assert(
      fc.property(moment, fc.nat(1e6), (msPassed, more) => {
        const seconds = left(msPassed);
        expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 60).toBe(true);
        expect(msPassed < 0 || left(msPassed + more) <= seconds).toBe(true);
      }),
    );
  });

  test("the wait ends at most one second after it is due (F11)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 1e9 }), (msPassed) => {
        expect(left(msPassed)).toBe(0);
      }),
    );
  });
});

test.each([
  [45, 45],
  ["45", 45],
  [" 45 ", 45],
  [44.2, 45],
  [0, 0],
  [-1, 0],
  [1e9, 3600],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ["", null],
  ["bald", null],
  [null, null],
  [undefined, null],
  [{}, null],
])("a named wait of %j is read as %j (F11)", (value, seconds) => expect(clampRemainingSeconds(value)).toBe(seconds));

test.each([
  [" 12 ", 12],
  ["  ", null],
  ["", null],
  ["soon", null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [true, null],
  [null, null],
])("a wait of %j seconds from the provider counts as %j (AUTH-65, C-31)", (value, seconds) =>
  expect(clampRemainingSeconds(value)).toBe(seconds),
);

test("a clock may be up to two seconds behind (P21)", () => expect([left(-2000), left(-2001)]).toEqual([60, 0]));
