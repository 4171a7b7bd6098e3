import { expect, test } from "vitest";
import { lineOf, together } from "./judge.ts";

test("each value stands beside the kept one, with the target that it is past; a disturbed run changes nothing", () => {
  const runs = [11, 9, 400].map((requests) => ({ requests, largestPaint: 1.804, shift: 0.03 }));
  expect(lineOf("/help", together(runs), { requests: 20, largestPaint: 1.8, shift: 0.02 }, { requests: 10 })).toBe(
    "/help · requests 11 (10) · largest paint 1.80 s · layout shift 0.030, past 0.02",
  );
});
