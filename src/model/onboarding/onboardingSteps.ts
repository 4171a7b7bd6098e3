import { profileStatus, type CocAnswer, type Extra } from "#src/model/profile/extra.ts";
import {
  ONBOARDING_STEP_IDS,
  stepAfter,
  stepNumberOf,
  stepScreen,
  type OnboardingState,
  type OnboardingStepId,
  type OnboardingStepScreen,
} from "#src/model/onboarding/onboarding.ts";

/** What is known of a person beyond the first steps. */
export type OnboardingFacts = {
  extra: Pick<Extra, "profile_status">;
  /** `null`: not answered yet. */
  conduct: CocAnswer | null;
  /** `null` while they are not known. */
  events: readonly unknown[] | null;
};

/**
 * `waiting`: a profile that is saved and not ready to work yet, such as one without an airport pass (P25). `declined`: the
 * code of conduct, answered for good with no (D-22). `answered`: the same with what is no known answer. `unknown`: what it
 * depends on could not be loaded. Only an `open` or an `unknown` step holds a person up.
 */
export type OnboardingStepStatus = "open" | "unknown" | "done" | "waiting" | "declined" | "answered" | "skipped";

/** A step as the welcome screen lists it (ENTS-24). */
export type OnboardingStep = {
  /** From 1. */
  step: number;
  id: OnboardingStepId;
  /** The name of its words in the catalogue. */
  title: (typeof TITLES)[OnboardingStepId];
  /** The name of its screen. */
  route: OnboardingStepScreen;
  completed: boolean;
  nextStep: OnboardingStepId | null;
  status: OnboardingStepStatus;
};

const TITLES = {
  profile: "profile",
  "event-application": "eventApplication",
  "code-of-conduct": "codeOfConduct",
} as const satisfies Record<OnboardingStepId, string>;

/** Whether what the provider knows completes a step (ONB-31, ONB-32, ONB-33). */
export function isStepComplete(id: OnboardingStepId, { extra, conduct, events }: OnboardingFacts): boolean {
  switch (id) {
    case "profile":
      return profileStatus(extra) === "ready_to_work";
    case "event-application":
      return events !== null && events.length > 0;
    case "code-of-conduct":
      return conduct === "accepted";
  }
}

/** How a step stands, from what the provider knows and what the person did; `facts` are `null` while they are not known. */
export function stepStatus(
  id: OnboardingStepId,
  state: OnboardingState,
  facts: OnboardingFacts | null,
): OnboardingStepStatus {
  if (facts && isStepComplete(id, facts)) return "done";
  const isReported = state.progress[id]?.completed === true;
  if (id === "profile") {
    const isSaved = isReported || (facts !== null && profileStatus(facts.extra) === "base_profile_completed");
    if (isSaved) return "waiting";
  } else if (id === "code-of-conduct" && facts?.conduct && facts.conduct !== "accepted") {
    return facts.conduct;
  } else if (isReported) {
    return "done";
  }
  if (state.skippedSteps.includes(id)) return "skipped";
  return facts === null || (id === "event-application" && facts.events === null) ? "unknown" : "open";
}

/** The steps in their order (D-01). */
export const onboardingSteps = (state: OnboardingState, facts: OnboardingFacts | null): readonly OnboardingStep[] =>
  ONBOARDING_STEP_IDS.map((id) => {
    const status = stepStatus(id, state, facts);
    return {
      step: stepNumberOf(id),
      id,
      title: TITLES[id],
      route: stepScreen(id),
      completed: status === "done",
      nextStep: stepAfter(id),
      status,
    };
  });

/**
 * Where "get started" leads (ONB-04): the first step that still holds the person up. A profile that waits and what was
 * skipped do not, which prevents a loop (P25). `finish`: nothing is left (D-106).
 */
export const firstIncompleteStep = (steps: readonly Pick<OnboardingStep, "id" | "status">[]) =>
  steps.find(({ status }) => status === "open" || status === "unknown")?.id ?? "finish";
