import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { germanDay, parseCalendarDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { readTypedDay, tidyGermanDay } from "#src/lib/typedDay.ts";

const anyDay = fc
  .date({ min: new Date("0001-01-01T00:00Z"), max: new Date("9999-12-31T00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDay);

describe("tidying a typed day", () => {
  test.each([
    "14.8.1991",
    "14.08.1991",
    "14081991",
    "14-08-1991",
    "14-8-1991",
    "14/8/1991",
    "14. 8. 1991",
    "14 08 1991",
    "14,8,1991",
    "14–08–1991",
    "14.08.1991.",
    "14:08:1991",
    "14·08·1991",
    "14_08_1991",
    "14. August 1991",
    "14. Aug. 1991",
    "14 AUG 1991",
    "14-Aug-1991",
    "1991-08-14",
    "1991/8/14",
    "١٤.٠٨.١٩٩١",
    "\u200e14.08.1991",
    " 14.8.1991 ",
  ])("%j becomes 14.08.1991", (typed) => expect(tidyGermanDay(typed)).toBe("14.08.1991"));

  test.each([
    ..."Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ").entries(),
  ])("month %i is found by its name, %s", (index, name) => {
    const day = germanDay(readTypedDay(`3. ${name} 1994`) as CalendarDay);
    expect(day).toBe(`03.${String(index + 1).padStart(2, "0")}.1994`);
  });

  test.each([
    "",
    " ",
    "14.8.91",
    "1481991",
    "140891",
    "31.02.1991",
    "30022024",
    "1991-02-30",
    "14.08.",
    "gestern",
    "14. Brumaire 1991",
    "8/14/1991",
  ])("%j stays as it was typed", (typed) => expect(tidyGermanDay(typed)).toBe(typed));

  test("it does not change a valid day and is idempotent, for any text", () => {
    const part = (digits: number) => fc.stringMatching(new RegExp(`^\\d{1,${digits}}$`));
    const dayLike = fc
      .tuple(part(2), fc.constantFrom(".", "-", "/", "", " . "), part(2), part(4))
      .map(([day, between, month, year]) => [day, month, year].join(between));
    fc.assert(
      fc.property(fc.oneof(dayLike, anyDay, fc.string()), (typed) => {
        const tidied = tidyGermanDay(typed);
        expect(tidyGermanDay(tidied)).toBe(tidied);
        const after = parseCalendarDay(tidied);
        expect(tidied === typed || (after !== null && tidied === germanDay(after))).toBe(true);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(tidyGermanDay(germanDay(day))).toBe(germanDay(day));
      }),
    );
  });
});

test.each([
  ["14.8.91", "shortYear"],
  ["14 08 91", "shortYear"],
  ["30.02.1990", "noDay"],
  ["8/14/1991", "noDay"],
  ["14.08.", "noDate"],
  ["August 1991", "noDate"],
  ["14.08.1991 12:30", "noDate"],
])("%j is %s", (typed, problem) => expect(readTypedDay(typed)).toBe(problem));

test("if the century is certain, a year may have two digits", () =>
  expect(["20.11.26", "20 11 26", "30.02.26", "20.11.2026"].map((typed) => readTypedDay(typed, 20))).toEqual([
    "2026-11-20",
    "2026-11-20",
    "noDay",
    "2026-11-20",
  ]));
