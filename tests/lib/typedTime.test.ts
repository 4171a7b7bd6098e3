import * as fc from "fast-check";
import { expect, test } from "vitest";
import { tidyTypedTime } from "#src/lib/typedTime.ts";
import { timesAsLong } from "#tests/lib/timesAsLong.ts";

test.each([
  ["8", "08:00"],
  ["08", "08:00"],
  ["830", "08:30"],
  ["0830", "08:30"],
  ["8.30", "08:30"],
  ["8:30 Uhr", "08:30"],
  [" 23 : 59 ", "23:59"],
  ["8,30", "08:30"],
  ["8 30", "08:30"],
  ["٨:٣٠", "08:30"],
  ["\u200e8:30", "08:30"],
  ["0", "00:00"],
  ["8  .  30   Uhr", "08:30"],
])("%j is meant as %s (FMTS-25)", (typed, time) => expect(tidyTypedTime(typed)).toBe(time));

test.each(["", "25:00", "8:60", "acht", "8:3", "08:30:15.5x", "-1"])(
  "%j is no time and stays as it was typed",
  (typed) => expect(tidyTypedTime(typed)).toBe(typed),
);

test.each(["8@x", "8@:@x", "8:@x", "@8"])("40,000 blanks in %j take no time (N5)", (text) => {
  const pasted = text.replaceAll("@", " ".repeat(40_000));
  expect(timesAsLong(() => tidyTypedTime(pasted), pasted)).toBeLessThan(100);
});

test("formatted input is unchanged", () =>
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
      const time = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
      expect(tidyTypedTime(time)).toBe(time);
    }),
  ));
