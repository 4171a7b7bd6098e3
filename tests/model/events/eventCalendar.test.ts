import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, weekdayOf } from "#src/lib/calendarMath.ts";
import { idOf } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import {
  AGENDA_LIMIT,
  agendaOf,
  dayToneOf,
  firstDayOf,
  groupByMonth,
  monthGrid,
  monthOf,
  moveDay,
  spansYears,
  weeksOf,
  type DayMove,
  type Month,
} from "#src/model/events/eventCalendar.ts";
import { slotTime } from "#src/model/events/slotTime.ts";
import { HARD_DAYS, restoreZone, ZONES } from "#tests/model/zones.ts";
import { availableEvent } from "./sampleEvents.ts";

restoreZone();

let ids = 0;
const event = (date: string, fields: Partial<AvailableEvent> = {}) =>
  availableEvent({ event_id: ++ids, event_date: date, ...fields });
const ready = { profile: "ready_to_work" } as const;
const anyDay = fc.integer({ min: -400, max: 800 }).map((days) => addDays("2026-11-20", days));
const hardOrAnyDay = fc.oneof(fc.constantFrom(...HARD_DAYS), anyDay);

describe("groupByMonth (EVT-02)", () => {
  const months = (events: AvailableEvent[]) => groupByMonth(events).map(({ month }) => month);

  test("two months are two groups, in order, also across the turn of the year; no days are no groups", () => {
    expect(months([event("2026-12-07"), event("2026-11-30"), event("2026-12-04")])).toEqual(["2026-11", "2026-12"]);
    expect(months([event("2027-01-01"), event("2026-12-31")])).toEqual(["2026-12", "2027-01"]);
    expect(groupByMonth([])).toEqual([]);
  });

  test("several dates a day are grouped, by time, those without one last (VS-130)", () => {
    const late = event("2026-12-14", { start_time: "14:00" });
    const open = event("2026-12-14", { start_time: undefined });
    const early = event("14.12.2026", { start_time: "8:00:00" });
    expect(groupByMonth([late, open, early])).toEqual([
      { month: "2026-12", days: [{ day: "2026-12-14", events: [early, late, open] }] },
    ]);
  });

  test("dates at the same time keep their order, those without one, too", () => {
    const at = (start?: string) => [
      event("2026-12-14", { start_time: start }),
      event("2026-12-14", { start_time: start }),
    ];
    const [early, open] = [at("08:00"), at()];
    expect(groupByMonth([...open, ...early])[0]?.days[0]?.events).toEqual([...early, ...open]);
    const unreadableStart = event("2026-12-14", { start_time: "soon" });
    expect(groupByMonth([...open, unreadableStart])[0]?.days[0]?.events).toEqual([...open, unreadableStart]);
  });

  test("a date that cannot be read hides no other one (N3)", () =>
    expect(groupByMonth([event("soon"), event("2026-12-07")])).toHaveLength(1));

  test.each(ZONES)("every event once, days and months ascending, on a device in %s (F12)", (zone) => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(fc.array(hardOrAnyDay.map((day) => event(day))), (events) => {
        const days = groupByMonth(events).flatMap((month) => month.days.map((entry) => ({ ...entry, ...month })));
        expect(days.map(({ day }) => day)).toEqual([...new Set(events.map((one) => one.event_date))].toSorted());
        expect(days.every(({ day, month }) => monthOf(day) === month)).toBe(true);
        expect(days.flatMap((entry) => entry.events.map(idOf)).toSorted()).toEqual(events.map(idOf).toSorted());
      }),
    );
  });
});

describe("monthGrid: Monday to Sunday (EVT-03)", () => {
  test("March 2025 starts on a Saturday behind five blanks", () =>
    expect(monthGrid(2025, 3)[0]).toEqual([null, null, null, null, null, "2025-03-01", "2025-03-02"]));
  test("February 2021 is four weeks exactly", () => {
    expect(monthGrid(2021, 2)).toHaveLength(4);
    expect(monthGrid(2021, 2).flat()).not.toContain(null);
  });
  test("31 days from a Sunday on are six weeks", () => expect(monthGrid(2027, 8)).toHaveLength(6));

  test.each(ZONES)("each day of the month once, below its weekday, on a device in %s (F12)", (zone) => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(hardOrAnyDay, (day) => {
        const weeks = weeksOf(monthOf(day));
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        for (const week of weeks)
          expect(week.every((cell, column) => cell === null || weekdayOf(cell) === column + 1)).toBe(true);
        const days = weeks.flat().filter((cell) => cell !== null);
        expect(days[0]).toBe(`${monthOf(day)}-01`);
        expect(days).toContain(day);
        for (const [at, cell] of days.slice(1).entries()) expect(cell).toBe(addDays(days[at]!, 1));
        expect(monthOf(addDays(days.at(-1)!, 1))).not.toBe(monthOf(day));
      }),
    );
  });
});

test("only months of several years make a day unclear without its year", () => {
  expect([spansYears([]), spansYears(["2026-01", "2026-12"]), spansYears(["2026-12", "2027-01"])]).toEqual([
    false,
    false,
    true,
  ]);
});

describe("moving in the calendar by keys", () => {
  const months: Month[] = ["2026-11", "2026-12", "2027-02"];
  test.each<[CalendarDay, DayMove, CalendarDay]>([
    ["2026-12-07", "day-on", "2026-12-08"],
    ["2026-12-07", "day-back", "2026-12-06"],
    ["2026-12-07", "week-on", "2026-12-14"],
    ["2026-12-07", "week-back", "2026-11-30"],
    ["2026-12-09", "week-start", "2026-12-07"],
    ["2026-12-09", "week-end", "2026-12-13"],
    ["2026-12-02", "week-start", "2026-12-01"],
    ["2026-12-30", "week-end", "2026-12-31"],
    ["2026-12-31", "month-on", "2027-02-28"],
    ["2026-12-31", "month-back", "2026-11-30"],
    ["2026-12-31", "day-on", "2027-02-01"],
    ["2026-12-28", "week-on", "2027-02-01"],
    ["2027-02-01", "day-back", "2026-12-31"],
    ["2026-11-01", "day-back", "2026-11-01"],
    ["2026-11-03", "week-back", "2026-11-03"],
    ["2027-02-28", "day-on", "2027-02-28"],
    ["2027-02-10", "month-on", "2027-02-10"],
  ])("from %s %s leads to %s", (from, move, to) => expect(moveDay(from, move, months)).toBe(to));

  test("in a month that is not among those with events one moves as in any other", () =>
    expect(moveDay("2027-01-12", "day-on", months)).toBe("2027-01-13"));

  test("one never leaves the months that are there (F12)", () => {
    const moves = ["day-back", "day-on", "week-back", "week-on", "week-start", "week-end", "month-back", "month-on"];
    fc.assert(
      fc.property(
        fc.uniqueArray(hardOrAnyDay, { minLength: 1, maxLength: 6 }),
        fc.array(fc.constantFrom(...(moves as DayMove[]))),
        (days, path) => {
          const monthsOfDays = [...new Set(days.map(monthOf))].toSorted();
          let at = days[0]!;
          for (const move of path) {
            at = moveDay(at, move, monthsOfDays);
            expect(monthsOfDays).toContain(monthOf(at));
            expect(weeksOf(monthOf(at)).flat()).toContain(at);
          }
        },
      ),
    );
  });
});

describe("the list below the month", () => {
  const monthWith = (count: number) =>
    groupByMonth(Array.from({ length: count }, (_, at) => event(`2026-12-${10 + (at % 15)}`)))[0]!;

  test("a month that fits is listed completely, a fuller one by the selected day", () => {
    const fits = monthWith(AGENDA_LIMIT);
    expect(agendaOf(fits, "2026-12-10")).toEqual({ isComplete: true, days: fits.days });
    const fuller = monthWith(AGENDA_LIMIT + 1);
    expect(agendaOf(fuller, "2026-12-11")).toEqual({ isComplete: false, days: [fuller.days[1]] });
    expect(agendaOf(fuller, "2026-12-31").days).toEqual([]);
  });

  test("it opens with the first day on which something can be chosen, else with the first one", () => {
    const booked = event("2026-12-04", { application_status: "booked" });
    const [month] = groupByMonth([booked, event("2026-12-07")]);
    expect(firstDayOf(month!, ready)).toBe("2026-12-07");
    expect(firstDayOf(month!, { profile: "other" })).toBe("2026-12-04");
    const [mixed] = groupByMonth([event("2026-12-04"), booked, event("2026-12-07")]);
    expect(firstDayOf(mixed!, ready)).toBe("2026-12-04");
    expect(firstDayOf({ month: "2026-12", days: [] }, ready)).toBe("2026-12-01");
  });
});

describe("how a day is marked (VS-130, VS-132)", () => {
  const open = event("2026-12-14");
  const applied = event("2026-12-14", { applied: true });
  const booked = event("2026-12-14", { application_status: "booked" });
  const full = event("2026-12-14", { extra_booked: 12 });
  const other = event("2026-12-14", { application_status: "other" });
  const tone = (...events: AvailableEvent[]) => dayToneOf(events, [], ready);

  test("the user's choice first, then booked and applied-for dates, then free ones", () => {
    expect(dayToneOf([booked, open], [idOf(open)], ready)).toBe("chosen");
    expect(tone(open, applied, booked)).toBe("booked");
    expect(tone(open, applied)).toBe("applied");
    expect(tone(full, open)).toBe("open");
    expect(tone(full)).toBe("full");
    expect(tone(other, open)).toBe("open");
    expect(tone(other)).toBe("closed");
  });
  test("a date to withdraw is not marked like one to apply for", () => {
    expect(dayToneOf([applied], [idOf(applied)], ready)).toBe("withdraw");
    const both = event("2026-12-14", { event_id: 77 });
    expect(dayToneOf([applied, both], [idOf(applied), idOf(both)], ready)).toBe("chosen");
  });
  test("full and locked dates are marked as such, and a full date that can be chosen is not", () => {
    expect(dayToneOf([full], [], ready)).toBe("full");
    expect(dayToneOf([full], [], { ...ready, lockFull: true })).toBe("closed");
  });
  test("without a profile that is ready nothing is free (EVT-23)", () =>
    expect(dayToneOf([open], [], { profile: "base_profile_completed" })).toBe("closed"));
});

test.each([
  ["08:00", "13:30", { kind: "range", start: "08:00", end: "13:30" }],
  ["8:00:00", "13:30:00", { kind: "range", start: "08:00", end: "13:30" }],
  ["22:00", "04:30", { kind: "overnight", start: "22:00", end: "04:30" }],
  ["08:00", "08:00", { kind: "from", start: "08:00" }],
  ["08:00", undefined, { kind: "from", start: "08:00" }],
  [undefined, "13:30", { kind: "until", end: "13:30" }],
  [undefined, undefined, { kind: "open" }],
  ["soon", "", { kind: "open" }],
])("from %j to %j is shown as planned", (start, end, time) =>
  expect(slotTime({ event_date: "2026-11-23", start_time: start, end_time: end })).toEqual(time),
);
