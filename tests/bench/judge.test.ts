import { expect, test } from "vitest";
import { judge, leastOf, median } from "./judge.ts";

const values = { mount: 80, nodes: 140, tick: 31, worstFrame: 20, interaction: 90 };
const limits = {
  mount: { target: 75, limit: 150 },
  nodes: { target: 150, limit: 300 },
  tick: { target: 15, limit: 30 },
};

test("each value is said with its target; only what is past the hard limit fails", () => {
  const verdicts = judge("list", values, limits);
  expect(verdicts.map(({ line }) => line)).toEqual([
    "list · mount · 80 ms · past the target of 75, limit 150",
    "list · DOM nodes · 140 · within the target of 150",
    "list · one change · 31 ms · PAST THE LIMIT of 30",
    "list · worst frame · 20 ms · no limit",
    "list · press to paint · 90 ms · no limit",
  ]);
  expect(verdicts.map(({ isPast }) => isPast)).toEqual([false, false, true, false, false]);
});

test("what could not be measured is past its limit", () => {
  expect(judge("list", { ...values, mount: Number.NaN }, limits)[0]?.isPast).toBe(true);
});

test("a disturbed run changes nothing", () => {
  expect(median([11, 9, 400])).toBe(11);
  expect(leastOf([values, { ...values, mount: 400, tick: 5 }])).toEqual({ ...values, tick: 5 });
});
