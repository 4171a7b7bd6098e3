import { expect, test } from "vitest";
import { judge, least, median, targetsOf, together } from "./judge.ts";

const values = { mount: 80, nodes: 140, answerToPaint: 31, worstFrame: 16.83, interaction: 90 };
const limits = {
  mount: { target: 75, limit: 150 },
  nodes: { target: 150, limit: 300 },
  answerToPaint: { target: 15, limit: 30 },
  worstFrame: { target: 16.8 },
};

test("each value stands beside the kept one and says when it is past its target; only a limit fails", () => {
  expect(judge("list", values, { limits, kept: { mount: 70, nodes: 139 } })).toEqual({
    line: "list · mount 80.0 ms (70.0 ms), past 75 · DOM nodes 140 (139) · answer to paint 31 ms, PAST THE LIMIT of 30 · worst frame 16.8 ms · press to paint 90 ms",
    isPast: true,
  });
  expect(judge("list", { ...values, answerToPaint: 15 }, { limits, kept: {} }).isPast).toBe(false);
});

test("what could not be measured is past its limit, what was not asked for is not", () => {
  expect(judge("list", { mount: Number.NaN }, { limits, kept: {} }).isPast).toBe(true);
  expect(judge("list", { nodes: 3 }, { limits, kept: {} }).isPast).toBe(false);
});

test("a disturbed run changes nothing", () => {
  expect(median([11, 9, 400])).toBe(11);
  expect(together([values, { ...values, mount: 400, answerToPaint: 5 }], least)).toEqual({
    ...values,
    answerToPaint: 5,
  });
});

test("the targets of a part are on one line", () => {
  expect(targetsOf({ requests: { target: 20 }, largestPaint: { target: 1.8 } })).toBe(
    "requests 20, largest paint 1.8 s",
  );
});
