import * as fc from "fast-check";
import { expect, test } from "vitest";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { weekdayOf } from "#src/lib/calendarMath.ts";
import { availabilityDateSchema } from "#src/model/availability/availability.ts";
import { isFull } from "#src/model/availability/availabilityRules.ts";
import { sampleAvailabilityDates } from "#src/model/availability/sampleAvailability.ts";
import { RUNS } from "#tests/runs.ts";

const anyInstant = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.getTime());

test("13 dates on Mondays and Fridays, ascending, after now, n of 12 taken, the same for the same day (AVL-23, D-27)", () => {
  fc.assert(
    fc.property(anyInstant, (now) => {
      const dates = sampleAvailabilityDates(now);
      const days = dates.map(({ date }) => date);
      expect(dates).toHaveLength(13);
      expect(new Set(dates.map(({ id }) => id)).size).toBe(13);
      expect(days).toEqual(days.toSorted());
      for (const each of dates) {
        expect(availabilityDateSchema.parse(each)).toEqual(each);
        expect([1, 5]).toContain(weekdayOf(each.date as never));
        expect(each.date > todayInBerlin(now)).toBe(true);
        expect(each.capacity).toMatch(/^(\d|1[0-2])\/12$/);
        expect(each.displayDate).toBe(`${each.date.slice(8)}.${each.date.slice(5, 7)}.`);
        expect(each.state).toBe("default");
      }
      expect(sampleAvailabilityDates(now)).toEqual(dates);
    }),
    { numRuns: RUNS },
  );
});

test("a Monday leads to the Friday of its week, late on Sunday in Berlin to the Monday (AVL-23)", () => {
  const first = (now: string) => sampleAvailabilityDates(Date.parse(now))[0]?.date;
  expect(first("2026-11-23T08:00:00Z")).toBe("2026-11-27");
  expect(first("2026-11-22T22:59:00Z")).toBe("2026-11-23");
  expect(first("2026-11-22T23:30:00Z")).toBe("2026-11-27");
  expect(first("2026-03-28T23:30:00Z")).toBe("2026-03-30");
});

test("some of a quarter's dates are full, so that the screen can show one", () => {
  const quarter = ["2026-10-01", "2026-11-16"].flatMap((day) =>
    sampleAvailabilityDates(Date.parse(`${day}T08:00:00Z`)),
  );
  expect(quarter.filter(isFull)).not.toEqual([]);
});
