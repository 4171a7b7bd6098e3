import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { onboardingAt, onboardingInput } from "#app/features/onboarding/OnboardingPage.tsx";
import type { OnboardingEvent, OnboardingInput } from "#app/features/onboarding/onboardingMachine.ts";
import { toOnboardingView } from "#app/features/onboarding/onboardingView.ts";
import { isAtStep, stepCompleted, stepSkipped } from "#app/shell/onboardingProgress.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { firstTimeOnboarding, ONBOARDING_STEP_IDS, type OnboardingState } from "#src/model/onboarding/onboarding.ts";
import { onboardingSteps, type OnboardingFacts } from "#src/model/onboarding/onboardingSteps.ts";
import { finishOnboarding, openStep } from "#src/model/onboarding/onboardingTransitions.ts";

type Page = OnboardingInput["page"];

const nothing: OnboardingFacts = { extra: { profile_status: "" }, conduct: null, events: [] };
const ready = { profile_status: "ready_to_work" };
const base = { profile_status: "base_profile_completed" };
const initial = firstTimeOnboarding();
const now = () => Date.parse("2026-11-20T08:00:00Z");
const teller = (memory: ReturnType<typeof createPersonMemory>) => ({ memory, now });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** One device: its storage persists when a screen is reopened. */
function openDevice(state: OnboardingState | null = initial) {
  const entries = new Map<string, string>();
  const local = {
    read: (key: string) => entries.get(key) ?? null,
    write: (key: string, value: string) => void entries.set(key, value),
    remove: (key: string) => void entries.delete(key),
    isLasting: () => true,
  };
  const memoryAfterReload = () => createPersonMemory(local as never, "7301");
  let memory = memoryAfterReload();
  if (state) memory.storeOnboarding(state);
  const visited: string[] = [];
  const navigation = {
    push: (screen: string) => void visited.push(screen),
    replace: (screen: string) => void visited.push(`→ ${screen}`),
  };

  function open(page: Page, facts: Partial<OnboardingFacts> | null = {}) {
    const input = onboardingInput({ memory, now }, { page, facts: facts && { ...nothing, ...facts } });
    const actor = createActor(onboardingAt({ memory, navigation, page }), { input }).start();
    return {
      getView: () => toOnboardingView(actor.getSnapshot()),
      send: (event: OnboardingEvent) => actor.send(event),
    };
  }
  return {
    open,
    visited,
    state: () => memory.onboarding(),
    memory: () => memory,
    reload: () => void (memory = memoryAfterReload()),
  };
}

describe("the welcome", () => {
  test("lists the three steps and moves nowhere by itself (ONB-02, P25)", () => {
    const { open, visited } = openDevice();
    expect(open("welcome").getView()).toEqual({ screen: "welcome", steps: onboardingSteps(initial, nothing) });
    vi.runAllTimers();
    expect(visited).toEqual([]);
  });

  test.each([
    ["nothing is done", {}, "onboarding-step-profile"],
    ["the profile is ready", { extra: ready }, "onboarding-step-event-application"],
    ["the profile waits", { extra: base }, "onboarding-step-event-application"],
    ["two are done", { extra: ready, events: [{}] }, "onboarding-step-code-of-conduct"],
  ] as const)("get started, when %s, opens the first incomplete step (ONB-04, P25)", (_, facts, screen) => {
    const { open, visited } = openDevice();
    open("welcome", facts).send({ type: "start.requested" });
    expect(visited).toEqual([screen]);
  });

  test("Get started, when all is done, finishes and goes to the dashboard (D-106)", () => {
    const { open, visited, state } = openDevice();
    const flow = open("welcome", { extra: ready, events: [{}], conduct: "accepted" });
    flow.send({ type: "start.requested" });
    expect(visited).toEqual(["→ dashboard"]);
    expect(state()).toMatchObject({ hasCompletedOnboarding: true, isFirstTimeUser: false });
  });

  test("skipping all marks the first steps complete and goes to the dashboard (ONB-05, ONB-29, ONB-30, D-83)", () => {
    const { open, visited, state } = openDevice();
    const flow = open("welcome");
    flow.send({ type: "skipAll.requested" });
    expect(visited).toEqual(["→ dashboard"]);
    expect(state()).toEqual(finishOnboarding(initial));
    expect(flow.getView().screen).toBe("welcome");
    const before = flow.getView();
    flow.send({ type: "start.requested" });
    flow.send({ type: "facts.arrived", facts: { ...nothing, extra: ready } });
    expect(flow.getView()).toEqual(before);
    expect(visited).toHaveLength(1);
  });

  test.each(ONBOARDING_STEP_IDS)("opens %s, and the person goes on from there (ONB-06)", (step) => {
    const { open, visited, state } = openDevice();
    open("welcome").send({ type: "step.requested", step });
    expect(visited).toEqual([`onboarding-step-${step}`]);
    expect(state()?.currentOnboardingStep).toBe(step);
  });

  test.each(ONBOARDING_STEP_IDS)(
    "get started opens %s when only that is open; it leads to the next (ONB-04, ONB-27)",
    (step) => {
      const others = ONBOARDING_STEP_IDS.filter((id) => id !== step);
      const { open, visited, state } = openDevice({ ...initial, skippedSteps: others });
      const flow = open("welcome", null);
      flow.send({ type: "start.requested" });
      expect(visited).toEqual([`onboarding-step-${step}`]);
      expect(flow.getView()).toMatchObject({ screen: "step", step: { id: step } });
      flow.send({ type: "skip.requested" });
      const next = ONBOARDING_STEP_IDS[ONBOARDING_STEP_IDS.indexOf(step) + 1];
      expect(flow.getView()).toMatchObject(next ? { screen: "step", step: { id: next } } : { screen: "finished" });
      expect(state()?.hasCompletedOnboarding).toBe(next === undefined);
    },
  );

  test("takes over the provider's state later", () => {
    const { open } = openDevice();
    const flow = open("welcome", null);
    flow.send({ type: "facts.arrived", facts: { ...nothing, extra: ready } });
    expect(flow.getView()).toMatchObject({ steps: [{ completed: true }, { completed: false }, { completed: false }] });
  });
});

describe("a step", () => {
  test.each([
    ["profile", "intro-profile-completion"],
    ["event-application", "app-event-application"],
    ["code-of-conduct", "intro-code-of-conduct"],
  ] as const)("continue from %s opens %s and returns here (ONB-11, ONB-12, ONB-13)", (page, screen) => {
    const { open, visited } = openDevice();
    const flow = open(page);
    flow.send({ type: "continue.requested" });
    expect(visited).toEqual([screen]);
    expect(flow.getView()).toMatchObject({ screen: "step", step: { id: page, status: "open" } });
  });

  test("each is skipped for now: the next follows, then the end and the dashboard (ONB-09, ONB-26..30, VS-233)", () => {
    const { open, visited, state } = openDevice();
    open("profile").send({ type: "skip.requested" });
    expect(visited.splice(0)).toEqual(["→ onboarding-step-event-application"]);
    open("event-application").send({ type: "skip.requested" });
    expect(visited.splice(0)).toEqual(["→ onboarding-step-code-of-conduct"]);
    const last = open("code-of-conduct");
    last.send({ type: "skip.requested" });
    expect(state()).toMatchObject({ hasCompletedOnboarding: true, skippedSteps: [...ONBOARDING_STEP_IDS] });
    expect(last.getView()).toEqual({ screen: "finished", done: 0, total: 3 });
    vi.advanceTimersByTime(3_600_000);
    expect(visited).toEqual([]);
    last.send({ type: "dashboard.requested" });
    expect(visited).toEqual(["→ dashboard"]);
  });

  test.each([
    ["is done", "profile", { extra: ready }, "→ onboarding-step-event-application"],
    ["waits", "profile", { extra: base }, "→ onboarding-step-event-application"],
    ["is done", "event-application", { events: [{}] }, "→ onboarding-step-code-of-conduct"],
  ] as const)("that %s is left by continue (VS-230, P25)", (_, page, facts, screen) => {
    const { open, visited, state } = openDevice();
    open(page, facts).send({ type: "continue.requested" });
    expect(visited).toEqual([screen]);
    expect(state()?.progress[page]).toMatchObject({ completed: true, completedAt: "2026-11-20T08:00:00.000Z" });
  });

  test("a profile that waits can be opened once more (P25)", () => {
    const { open, visited } = openDevice();
    open("profile", { extra: base }).send({ type: "task.requested" });
    expect(visited).toEqual(["intro-profile-completion"]);
  });

  test.each(["declined", "answered"] as const)(
    "a code of conduct that was %s counts as skipped, and the way goes on (D-22)",
    (conduct) => {
      const { open, visited, state } = openDevice();
      const flow = open("code-of-conduct", { conduct });
      expect(flow.getView()).toMatchObject({ step: { status: conduct, completed: false } });
      flow.send({ type: "continue.requested" });
      expect(visited).toEqual([]);
      expect(state()).toMatchObject({
        skippedSteps: ["code-of-conduct"],
        progress: { "code-of-conduct": { completed: false } },
        hasCompletedOnboarding: true,
      });
      expect(flow.getView()).toEqual({ screen: "finished", done: 0, total: 3 });
    },
  );

  test("the dates are open after the event introduction (VS-231, D-02)", () => {
    const { open } = openDevice({ ...initial, eventApplicationIntroCompleted: true });
    expect(open("event-application").getView()).toMatchObject({ screen: "step", isIntroCompleted: true });
  });
});

describe("after a reload", () => {
  test.each(ONBOARDING_STEP_IDS)("%s goes on where it was (D-81, F5)", (page) => {
    const device = openDevice(openStep(initial, page));
    const before = device.open(page).getView();
    device.reload();
    expect(device.open(page).getView()).toEqual(before);
    expect(isAtStep(device.memory(), page)).toBe(true);
    expect(device.visited).toEqual([]);
  });

  test("the welcome names skipped and completed steps (D-81, P24)", () => {
    const device = openDevice();
    device.open("profile").send({ type: "skip.requested" });
    device.reload();
    expect(device.open("welcome").getView()).toMatchObject({
      steps: [
        { id: "profile", status: "skipped" },
        { id: "event-application", status: "open" },
        { id: "code-of-conduct", status: "open" },
      ],
    });
  });

  test("the end is not announced again", () => {
    const device = openDevice(openStep(initial, "code-of-conduct"));
    stepCompleted(teller(device.memory()), "code-of-conduct");
    expect(device.open("code-of-conduct").getView().screen).toBe("finished");
    device.reload();
    expect(device.open("code-of-conduct").getView().screen).toBe("step");
  });
});

test("complete all: the screens report, and the last one leads by way of the end to the dashboard (ONB-27, ONB-28)", () => {
  const { open, visited, memory, state } = openDevice();
  open("welcome").send({ type: "start.requested" });
  open("profile").send({ type: "continue.requested" });
  expect(stepCompleted(teller(memory()), "profile")).toBe("onboarding-step-event-application");
  open("event-application", { extra: ready }).send({ type: "continue.requested" });
  expect(stepCompleted(teller(memory()), "event-application", [501])).toBe("onboarding-step-code-of-conduct");
  open("code-of-conduct", { extra: ready }).send({ type: "continue.requested" });
  expect(stepCompleted(teller(memory()), "code-of-conduct")).toBe("onboarding-step-code-of-conduct");
  const end = open("code-of-conduct", { extra: ready, events: [{}], conduct: "accepted" });
  expect(end.getView()).toEqual({ screen: "finished", done: 3, total: 3 });
  end.send({ type: "dashboard.requested" });
  expect(visited).toEqual([
    "onboarding-step-profile",
    "intro-profile-completion",
    "app-event-application",
    "intro-code-of-conduct",
    "→ dashboard",
  ]);
  expect(state()).toMatchObject({ hasCompletedOnboarding: true, isFirstTimeUser: false, skippedSteps: [] });
  expect(stepSkipped(memory(), "code-of-conduct")).toBeNull();
});
