import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AvailabilityDate } from "#src/model/availability/availability.ts";
import {
  applyBookedLimit,
  bookedCount,
  chosenIds,
  isFull,
  isSameChoice,
  selectableDays,
  toggleDay,
  validateAvailability,
  withChoice,
} from "#src/model/availability/availabilityRules.ts";
import { RUNS } from "#tests/runs.ts";

type State = AvailabilityDate["state"];

const day = (at: number, state: State): AvailabilityDate => ({
  id: `d${at}`,
  date: `2026-12-${String(at + 1).padStart(2, "0")}`,
  displayDate: `${at + 1}.12.`,
  capacity: "3/12",
  state,
});
const days = (...states: State[]) => states.map((state, at) => day(at, state));
const chosen = (count: number) => Array.from({ length: count }, (): State => "selected-applied");
const shift = (id: number, date: string) => ({ event_id: id, event_date: date, start_time: "08:00" });

const anyDays = fc
  .array(fc.constantFrom<State>("default", "default", "selected-applied", "booked"), { maxLength: 13 })
  .map((states) => days(...states));

describe("selectableDays", () => {
  test.each([
    [0, 5],
    [1, 4],
    [2, 0],
    [3, 0],
    [-1, 5],
  ])("with %i booked days %i can be chosen (AVL-12, D-63)", (booked, free) => {
    expect(selectableDays(booked)).toBe(free);
  });

  test("is never below none and never above five", () => {
    fc.assert(
      fc.property(fc.integer(), (booked) => {
        expect(selectableDays(booked)).toBeGreaterThanOrEqual(0);
        expect(selectableDays(booked)).toBeLessThanOrEqual(5);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("withChoice", () => {
  const [first, second, third] = days("default", "selected-applied", "booked");

  test("selects these and no others; booked, unknown and full days are unchanged (F8)", () => {
    const full = { ...first!, capacity: "12/12" };
    expect(withChoice([first!, second!, third!], ["d0", "d2", "d9"])).toEqual(
      days("selected-applied", "default", "booked"),
    );
    expect(withChoice([full, second!], ["d0", "d1"])).toEqual([full, second]);
  });

  test("the current selection stays, and never more than fit are selected", () => {
    fc.assert(
      fc.property(anyDays, (some) => {
        expect(isSameChoice(withChoice(some, chosenIds(some)), some)).toBe(
          chosenIds(some).length <= selectableDays(bookedCount(some)),
        );
        const most = selectableDays(bookedCount(some));
        expect(
          chosenIds(
            withChoice(
              some,
              some.map(({ id }) => id),
            ),
          ).length,
        ).toBeLessThanOrEqual(most);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("toggleDay", () => {
  test("a free day is offered while there is room (AVL-08)", () => {
    expect(toggleDay(days("default", ...chosen(4)), "d0")).toEqual(days("selected-applied", ...chosen(4)));
  });

  test("at the limit a tap changes nothing (AVL-09)", () => {
    const full = days("default", ...chosen(5));
    expect(toggleDay(full, "d0")).toEqual(full);
    const fullBesideOneBooked = days("default", "booked", ...chosen(4));
    expect(toggleDay(fullBesideOneBooked, "d0")).toEqual(fullBesideOneBooked);
  });

  test("an offered day can be withdrawn, also at the limit (AVL-10)", () => {
    expect(toggleDay(days(...chosen(5)), "d0")).toEqual(days("default", ...chosen(4)));
  });

  test("a booked day and an unknown one are unchanged (AVL-11)", () => {
    expect(toggleDay(days("booked", "default"), "d0")).toEqual(days("booked", "default"));
    expect(toggleDay(days("booked", "default"), "none")).toEqual(days("booked", "default"));
  });

  test("after any tap booked days stay, never more than allowed are offered, and at most one day changes", () => {
    fc.assert(
      fc.property(anyDays, fc.nat({ max: 14 }), (before, at) => {
        const copy = structuredClone(before);
        const after = toggleDay(before, `d${at}`);
        expect(before).toEqual(copy);
        expect(after.filter(({ state }) => state === "booked")).toEqual(
          before.filter(({ state }) => state === "booked"),
        );
        expect(after.filter((each, index) => each.state !== before[index]?.state).length).toBeLessThanOrEqual(1);
        const most = Math.max(chosenIds(before).length, selectableDays(bookedCount(before)));
        expect(chosenIds(after).length).toBeLessThanOrEqual(most);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("applyBookedLimit", () => {
  test("with two booked days nothing is offered any more and editing is blocked (AVL-13, AVL-14)", () => {
    expect(applyBookedLimit(days("booked", "selected-applied", "booked", "default"))).toEqual({
      days: days("booked", "default", "booked", "default"),
      isBlocked: true,
    });
  });

  test("with none or one nothing changes (AVL-13)", () => {
    for (const same of [days("default", ...chosen(3)), days("booked", ...chosen(3))])
      expect(applyBookedLimit(same)).toEqual({ days: same, isBlocked: false });
  });

  test("the day of a shift is booked, selected or not (AVL-06)", () => {
    const offered = days("selected-applied", "default", "selected-applied");
    expect(applyBookedLimit(offered, [shift(501, "2026-12-01")])).toEqual({
      days: days("booked", "default", "selected-applied"),
      isBlocked: false,
    });
    expect(applyBookedLimit(offered, [shift(501, "2026-12-01"), shift(502, "02.12.2026")])).toEqual({
      days: days("booked", "booked", "default"),
      isBlocked: true,
    });
  });

  test("two booked shifts block as two booked days do; the same day or shift never counts twice (P28)", () => {
    const offered = days("selected-applied", "booked");
    expect(applyBookedLimit(offered, [shift(501, "2026-12-24")]).isBlocked).toBe(true);
    expect(applyBookedLimit(offered, [shift(501, "02.12.2026")]).isBlocked).toBe(false);
    expect(bookedCount([], [shift(501, "2026-12-24"), shift(501, "2026-12-24")])).toBe(1);
    expect(bookedCount([day(1, "booked"), day(1, "booked")])).toBe(1);
  });

  test("is a view: its input is not changed, and is shown again once there are fewer than two bookings (P28)", () => {
    fc.assert(
      fc.property(anyDays, (before) => {
        const copy = structuredClone(before);
        const shown = applyBookedLimit(before);
        expect(before).toEqual(copy);
        expect(applyBookedLimit(shown.days)).toEqual(shown);
        expect(chosenIds(shown.days)).toEqual(shown.isBlocked ? [] : chosenIds(before));
        expect(shown.days.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      }),
      { numRuns: RUNS },
    );
  });
});

describe("validateAvailability", () => {
  test("at least one day is needed; booked ones do not count (AVL-17, AVL-18, D-65)", () => {
    expect(validateAvailability(days("default"))).toBe("minOne");
    expect(validateAvailability(days("booked", "booked"))).toBe("minOne");
    expect(validateAvailability([])).toBe("minOne");
    expect(validateAvailability(days("default", ...chosen(1)))).toBeNull();
    expect(validateAvailability(days(...chosen(5)))).toBeNull();
  });
});

test("a day is full when all its places are taken; an unreadable capacity counts as unknown (VS-156)", () => {
  expect(["12/12", "13/12", " 12 / 12 "].map((capacity) => isFull({ capacity }))).toEqual([true, true, true]);
  expect(["11/12", "0/0", "", "voll", "12"].map((capacity) => isFull({ capacity }))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ["12/12", true],
  [" 12 / 12 ", true],
  ["13/12", true],
  ["3/12", false],
  ["0/0", false],
  ["", false],
  ["full", false],
  ["Reihe 12/12", false],
  ["12/12 und mehr", false],
])("the capacity %j counts as full: %j", (capacity, full) => expect(isFull({ capacity })).toBe(full));
