import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isScrolledToEnd } from "#src/lib/scrolledToEnd.ts";
import { SCROLL_END_TOLERANCE_PX } from "#src/model/limits.ts";

const at = (scrollTop: number, scrollHeight = 3000) => ({ scrollTop, clientHeight: 700, scrollHeight });

test("the end is reached when at most 10 px are missing (COC-05, FMTS-19)", () => {
  expect(SCROLL_END_TOLERANCE_PX).toBe(10);
  const reached = [2300, 2290, 2289, 0].map((top) => isScrolledToEnd(at(top), SCROLL_END_TOLERANCE_PX));
  expect(reached).toEqual([true, true, false, false]);
  expect(isScrolledToEnd(at(2290))).toBe(true);
});

test("a text that is shorter than the window is at its end, also at a fraction of a pixel", () => {
  expect(isScrolledToEnd(at(0, 500))).toBe(true);
  expect(isScrolledToEnd(at(0, 709.6))).toBe(true);
  expect(isScrolledToEnd({ scrollTop: 2290.5, clientHeight: 700.4, scrollHeight: 2999.9 })).toBe(true);
});

test("reading on never loses the end", () => {
  const pixels = fc.double({ min: 0, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(pixels, pixels, pixels, pixels, (scrollTop, clientHeight, scrollHeight, further) => {
      const before = isScrolledToEnd({ scrollTop, clientHeight, scrollHeight });
      const after = isScrolledToEnd({ scrollTop: scrollTop + further, clientHeight, scrollHeight });
      expect(after || !before).toBe(true);
    }),
  );
});
