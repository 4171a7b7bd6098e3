import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  firstTimeOnboarding,
  isOnboarding,
  ONBOARDING_STEP_IDS,
  onboardingStateSchema,
  type OnboardingState,
  type OnboardingStepId,
} from "#src/model/onboarding/onboarding.ts";
import {
  firstIncompleteStep,
  isStepComplete,
  onboardingSteps,
  type OnboardingFacts,
  type OnboardingStepStatus,
} from "#src/model/onboarding/onboardingSteps.ts";
import {
  completeStep,
  eventIntroTarget,
  finishOnboarding,
  onboardingRedirect,
  openStep,
  skipStep,
  stepContinueTarget,
  welcomeRedirect,
} from "#src/model/onboarding/onboardingTransitions.ts";
import { RUNS } from "#tests/runs.ts";

const at = "2026-11-20T08:00:00.000Z";
const initial = firstTimeOnboarding();
const over = finishOnboarding(initial);
const nothing: OnboardingFacts = { extra: { profile_status: "" }, conduct: null, events: [] };
const ready = { profile_status: "ready_to_work" };
const base = { profile_status: "base_profile_completed" };

const statuses = (state: OnboardingState, facts: OnboardingFacts | null) =>
  onboardingSteps(state, facts).map(({ status }) => status);

describe("the steps", () => {
  test("are profile, event application, code of conduct, each with number, screen and follower (ENTS-24, D-01)", () => {
    expect(onboardingSteps(initial, { ...nothing, extra: ready })).toEqual([
      {
        step: 1,
        id: "profile",
        title: "profile",
        route: "onboarding-step-profile",
        completed: true,
        nextStep: "event-application",
        status: "done",
      },
      {
        step: 2,
        id: "event-application",
        title: "eventApplication",
        route: "onboarding-step-event-application",
        completed: false,
        nextStep: "code-of-conduct",
        status: "open",
      },
      {
        step: 3,
        id: "code-of-conduct",
        title: "codeOfConduct",
        route: "onboarding-step-code-of-conduct",
        completed: false,
        nextStep: null,
        status: "open",
      },
    ]);
  });

  test("the profile is complete when it is ready to work (ONB-31)", () => {
    const complete = [ready, base, { profile_status: null }].map((extra) =>
      isStepComplete("profile", { ...nothing, extra }),
    );
    expect(complete).toEqual([true, false, false]);
  });

  test("the code of conduct is complete when it is accepted (ONB-32, D-22)", () => {
    const complete = (["accepted", "declined", "answered", null] as const).map((conduct) =>
      isStepComplete("code-of-conduct", { ...nothing, conduct }),
    );
    expect(complete).toEqual([true, false, false, false]);
  });

  test("the event application is complete with one event (ONB-33)", () => {
    const complete = [[{}], []].map((events) => isStepComplete("event-application", { ...nothing, events }));
    expect(complete).toEqual([true, false]);
  });

  test("a profile that is saved and not ready waits; a declined code of conduct is answered (P25, D-22)", () => {
    expect(statuses(initial, { ...nothing, extra: base })).toEqual(["waiting", "open", "open"]);
    expect(statuses(completeStep(initial, "profile", { at }), nothing)).toEqual(["waiting", "open", "open"]);
    expect(statuses(initial, { ...nothing, conduct: "declined" })).toEqual(["open", "open", "declined"]);
    expect(statuses(initial, { ...nothing, conduct: "answered" })).toEqual(["open", "open", "answered"]);
  });

  test("without data about the user the local progress counts", () => {
    const done = ONBOARDING_STEP_IDS.reduce((state, id) => completeStep(state, id, { at }), initial);
    expect(statuses(initial, null)).toEqual(["unknown", "unknown", "unknown"]);
    expect(statuses(initial, { ...nothing, events: null })).toEqual(["open", "unknown", "open"]);
    expect(statuses(done, { ...nothing, events: null })).toEqual(["waiting", "done", "done"]);
    expect(statuses(done, null)).toEqual(["waiting", "done", "done"]);
    expect(statuses(skipStep(initial, "event-application"), null)).toEqual(["unknown", "skipped", "unknown"]);
  });

  test("the provider's data wins over skipped steps", () => {
    const state = skipStep(initial, "profile");
    expect(statuses(state, nothing)[0]).toBe("skipped");
    expect(statuses(state, { ...nothing, extra: ready })[0]).toBe("done");
  });
});

describe("get started", () => {
  const first = (...all: OnboardingStepStatus[]) =>
    firstIncompleteStep(ONBOARDING_STEP_IDS.map((id, index) => ({ id, status: all[index] ?? "open" })));

  test("leads to the first step that is not complete, or finishes (ONB-04, D-106)", () => {
    expect(first("open", "open", "open")).toBe("profile");
    expect(first("done", "open", "open")).toBe("event-application");
    expect(first("done", "done", "open")).toBe("code-of-conduct");
    expect(first("open", "done", "done")).toBe("profile");
    expect(first("done", "done", "done")).toBe("finish");
  });

  test("leads past waiting, skipped or declined steps: no loop (P25)", () => {
    expect(first("waiting", "open", "open")).toBe("event-application");
    expect(first("skipped", "skipped", "open")).toBe("code-of-conduct");
    expect(first("waiting", "skipped", "declined")).toBe("finish");
    expect(first("waiting", "skipped", "answered")).toBe("finish");
  });
});

describe("the steps in order", () => {
  test("after profile comes event application, after it code of conduct, then it is over (ONB-26..30)", () => {
    const second = completeStep(initial, "profile", { at });
    expect(second).toMatchObject({ currentOnboardingStep: "event-application", isFirstTimeUser: true });
    const third = skipStep(second, "event-application");
    expect(third).toMatchObject({ currentOnboardingStep: "code-of-conduct", skippedSteps: ["event-application"] });
    expect(third.hasCompletedOnboarding).toBe(false);
    const done = completeStep(third, "code-of-conduct", { at });
    expect(done).toMatchObject({ hasCompletedOnboarding: true, isFirstTimeUser: false });
    expect(done.progress).toEqual({
      profile: { stepNumber: 1, completed: true, skipped: false, completedAt: at },
      "event-application": { stepNumber: 2, completed: false, skipped: true },
      "code-of-conduct": { stepNumber: 3, completed: true, skipped: false, completedAt: at },
    });
  });

  test("skipping the third step is the end, too (D-83)", () =>
    expect(skipStep(initial, "code-of-conduct")).toMatchObject({
      hasCompletedOnboarding: true,
      isFirstTimeUser: false,
    }));

  test("skipping all ends it at once, with nothing done (ONB-05, ONB-29, ONB-30)", () =>
    expect(over).toEqual({ ...initial, hasCompletedOnboarding: true, isFirstTimeUser: false }));

  test("the event application stores the days applied for", () => {
    const state = completeStep(initial, "event-application", { at, data: [501, 504] });
    expect(state.progress["event-application"]).toMatchObject({ stepNumber: 2, completed: true, data: [501, 504] });
  });

  test("a step done later is not skipped any more; a step skipped later stays done", () => {
    const completed = completeStep(skipStep(initial, "profile"), "profile", { at });
    expect([completed.skippedSteps, completed.progress.profile?.skipped]).toEqual([[], false]);
    const again = skipStep(completed, "profile").progress.profile;
    expect(again).toMatchObject({ completed: true, skipped: true, completedAt: at });
  });

  const moves = fc.array(fc.record({ id: fc.constantFrom(...ONBOARDING_STEP_IDS), isSkipped: fc.boolean() }), {
    maxLength: 8,
  });
  const walked = (steps: readonly { id: OnboardingStepId; isSkipped: boolean }[]) =>
    steps.reduce(
      (state, { id, isSkipped }) => (isSkipped ? skipStep(state, id) : completeStep(state, id, { at })),
      initial,
    );

  test("any progress can be stored and read back (D-81, P24)", () =>
    fc.assert(
      fc.property(moves, (steps) => {
        const state = walked(steps);
        expect(onboardingStateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
        expect(ONBOARDING_STEP_IDS).toContain(state.currentOnboardingStep);
        expect(state.isFirstTimeUser).toBe(!state.hasCompletedOnboarding);
        expect(new Set(state.skippedSteps).size).toBe(state.skippedSteps.length);
      }),
      { numRuns: RUNS },
    ));

  test("three steps are always enough, skipped or done (P25)", () =>
    fc.assert(
      fc.property(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), (skips) => {
        const end = skips.reduce((state, isSkipped) => {
          expect(isOnboarding(state)).toBe(true);
          const id = state.currentOnboardingStep;
          return isSkipped ? skipStep(state, id) : completeStep(state, id, { at });
        }, initial);
        expect(end.hasCompletedOnboarding).toBe(true);
      }),
      { numRuns: RUNS },
    ));
});

describe("redirects", () => {
  test("the dashboard redirects only new users to the welcome (DASH-09, ONB-01, D-82)", () => {
    expect([initial, over, { ...initial, isFirstTimeUser: false }, null].map(onboardingRedirect)).toEqual([
      "onboarding-welcome",
      null,
      null,
      null,
    ]);
  });

  test("the welcome redirects other users to the dashboard; the two never loop (ONB-01, P25)", () => {
    const states = [initial, over, { ...initial, isFirstTimeUser: false }, null];
    expect(states.map(welcomeRedirect)).toEqual([null, "dashboard", "dashboard", "dashboard"]);
    for (const state of states) expect([onboardingRedirect(state), welcomeRedirect(state)]).toContain(null);
  });

  test("continue opens the screen on which the step is done (ONB-11, ONB-12, ONB-13)", () =>
    expect(ONBOARDING_STEP_IDS.map(stepContinueTarget)).toEqual([
      "intro-profile-completion",
      "app-event-application",
      "intro-code-of-conduct",
    ]));

  test("the event introduction continues with step 2 during the first steps (ONB-24, D-02)", () => {
    const step2 = openStep(initial, "event-application");
    for (const state of [initial, step2]) {
      expect(eventIntroTarget(state)).toEqual({
        screen: "onboarding-step-event-application",
        state: { ...step2, eventApplicationIntroCompleted: true },
      });
    }
  });

  test("otherwise it goes to the event application and changes nothing (ONB-25, D-02)", () => {
    for (const state of [over, { ...initial, isFirstTimeUser: false }, null]) {
      expect(eventIntroTarget(state)).toEqual({ screen: "app-event-application", state });
    }
  });
});

describe("skipped steps", () => {
  const skipped = (...ids: OnboardingStepId[]) =>
    ids.reduce((state, id) => skipStep(state, id), firstTimeOnboarding()).skippedSteps;

  test("are listed in the order of skipping, each once (ONB-27)", () =>
    expect(skipped("profile", "event-application", "profile")).toEqual(["event-application", "profile"]));

  test("are removed once one of them is done; the others stay (ONB-27, ONB-28)", () => {
    const left = skipStep(skipStep(firstTimeOnboarding(), "profile"), "event-application");
    const { skippedSteps, progress } = completeStep(left, "profile", { at });
    expect(skippedSteps).toEqual(["event-application"]);
    expect(Object.keys(progress.profile ?? {})).toEqual(["stepNumber", "completed", "skipped", "completedAt"]);
  });
});
