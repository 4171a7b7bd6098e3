import * as fc from "fast-check";
import { expect, test } from "vitest";
import { COC_FALLBACK, canAcceptCoc, cocReturnTarget } from "#src/model/conduct/conduct.ts";
import { CONDUCT_AGREEMENTS } from "#src/model/lists.ts";

const all = CONDUCT_AGREEMENTS.map(() => true);

test("accepting takes the end of the text and all five ticks (COC-04, COC-06, COC-07)", () => {
  expect(all).toHaveLength(5);
  expect(canAcceptCoc({ atEnd: true, ticks: all, answered: false })).toBe(true);
  expect(canAcceptCoc({ atEnd: true, ticks: all.with(2, false), answered: false })).toBe(false);
  expect(canAcceptCoc({ atEnd: false, ticks: all, answered: false })).toBe(false);
});

test("an answered code of conduct cannot be accepted again (COC-02)", () => {
  expect(canAcceptCoc({ atEnd: true, ticks: all, answered: true })).toBe(false);
});

test("one open tick is enough to wait", () => {
  const ticks = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(ticks, fc.boolean(), fc.boolean(), (own, atEnd, answered) => {
      expect(canAcceptCoc({ atEnd, ticks: own, answered })).toBe(atEnd && !answered && !own.includes(false));
    }),
  );
});

test("after the answer the user returns to the source, or to the overview of the profile (COC-10, COC-11)", () => {
  expect(cocReturnTarget("app-profile-completion-overview")).toBe("app-profile-completion-overview");
  expect(cocReturnTarget("dashboard")).toBe("dashboard");
  expect(COC_FALLBACK).toBe("app-profile-completion-overview");
  expect([undefined, null].map(cocReturnTarget)).toEqual([COC_FALLBACK, COC_FALLBACK]);
});

test("during the onboarding the next step follows, after the last the dashboard", () => {
  expect(cocReturnTarget("onboarding-step-profile")).toBe("onboarding-step-event-application");
  expect(cocReturnTarget("onboarding-step-event-application")).toBe("onboarding-step-code-of-conduct");
  expect(cocReturnTarget("onboarding-step-code-of-conduct")).toBe("dashboard");
});
