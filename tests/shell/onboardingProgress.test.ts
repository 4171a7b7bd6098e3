import { expect, test } from "vitest";
import {
  hasJustFinished,
  isAtStep,
  storeProgress,
  leaveOnboarding,
  stepCompleted,
  stepSkipped,
} from "#app/shell/onboardingProgress.ts";
import { firstTimeOnboarding, ONBOARDING_STEP_IDS, type OnboardingState } from "#src/model/onboarding/onboarding.ts";
import { finishOnboarding, openStep } from "#src/model/onboarding/onboardingTransitions.ts";

function remember(first: OnboardingState | null) {
  let state = first;
  return {
    onboarding: () => state,
    storeOnboarding(next: OnboardingState) {
      state = next;
    },
  };
}
const NOON = Date.parse("2026-11-20T11:00:00Z");
const teller = (memory: ReturnType<typeof remember>) => ({ memory, now: () => NOON });
const initial = firstTimeOnboarding();

test("a completed screen completes its step and is followed by the next one (ONB-27, VS-053)", () => {
  const memory = remember(initial);
  expect(ONBOARDING_STEP_IDS.map((id) => isAtStep(memory, id))).toEqual([true, false, false]);
  expect(stepCompleted(teller(memory), "profile")).toBe("onboarding-step-event-application");
  expect(isAtStep(memory, "event-application")).toBe(true);
  expect(stepCompleted(teller(memory), "event-application", [501, 504])).toBe("onboarding-step-code-of-conduct");
  expect(memory.onboarding()?.progress["event-application"]).toMatchObject({ completed: true, data: [501, 504] });
  expect(memory.onboarding()?.progress.profile?.completedAt).toBe("2026-11-20T11:00:00.000Z");
});

test("the last step leads to the end, which is shown once (ONB-28, VS-124, VS-233)", () => {
  const memory = remember(openStep(initial, "code-of-conduct"));
  expect(hasJustFinished(memory)).toBe(false);
  expect(stepCompleted(teller(memory), "code-of-conduct")).toBe("onboarding-step-code-of-conduct");
  expect(memory.onboarding()).toMatchObject({ hasCompletedOnboarding: true, isFirstTimeUser: false });
  expect(hasJustFinished(memory)).toBe(true);
  leaveOnboarding(memory);
  expect(hasJustFinished(memory)).toBe(false);
});

test("a declined code of conduct counts as skipped, and the steps continue (D-22)", () => {
  const memory = remember(openStep(initial, "code-of-conduct"));
  expect(stepSkipped(memory, "code-of-conduct")).toBe("onboarding-step-code-of-conduct");
  expect(memory.onboarding()).toMatchObject({ skippedSteps: ["code-of-conduct"], hasCompletedOnboarding: true });
});

test.each([
  ["a user without progress", null],
  ["a user who has finished", finishOnboarding(initial)],
  ["a user at another step", openStep(initial, "event-application")],
])("%s: a screen returns as always, and nothing is stored (P25)", (_, state) => {
  const memory = remember(state);
  expect([stepCompleted(teller(memory), "profile"), stepSkipped(memory, "profile")]).toEqual([null, null]);
  expect(memory.onboarding()).toBe(state);
  expect([isAtStep(memory, "profile"), hasJustFinished(memory)]).toEqual([false, false]);
});

test("storing a step in between does not end it", () => {
  const memory = remember(null);
  storeProgress(memory, initial);
  expect([memory.onboarding(), hasJustFinished(memory)]).toEqual([initial, false]);
});
