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

/** The user's data beyond the onboarding. */
export type OnboardingFacts = {
  extra: Pick<Extra, "profile_status">;
  /** `null`: not answered yet. */
  conduct: CocAnswer | null;
  /** `null` while unknown. */
  events: readonly unknown[] | null;
};

/**
 * `waiting`: a saved profile that is not ready to work yet, such as one without an airport pass (P25). `declined`: the
 * code of conduct was declined for good (D-22). `answered`: with an unknown answer. `unknown`: required data could not
 * be loaded. Only an `open` or an `unknown` step blocks the user.
 */
export type OnboardingStepStatus = "open" | "unknown" | "done" | "waiting" | "declined" | "answered" | "skipped";

/** A step in the list of the welcome screen (ENTS-24). */
export type OnboardingStep = {
  /** From 1. */
  step: number;
  id: OnboardingStepId;
  /** Its key in the catalogue. */
  title: (typeof TITLES)[OnboardingStepId];
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

/** Whether the provider's data completes a step (ONB-31, ONB-32, ONB-33). */
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

/** The status of a step, from the provider's data and the user's progress; `facts` are `null` while unknown. */
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
 * The target of "get started" (ONB-04): the first step that still blocks the user. A waiting profile and skipped steps
 * do not, which prevents a loop (P25). `finish`: nothing is left (D-106).
 */
export const firstIncompleteStep = (steps: readonly Pick<OnboardingStep, "id" | "status">[]) =>
  steps.find(({ status }) => status === "open" || status === "unknown")?.id ?? "finish";
