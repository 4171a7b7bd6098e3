import {
  isOnboarding,
  stepAfter,
  stepNumberOf,
  type OnboardingState,
  type OnboardingStepId,
} from "#src/model/onboarding/onboarding.ts";

type Done = {
  /** An instant in ISO form. */
  at: string;
  /** The step's result, such as the ids of the days applied for (EVT-24). */
  data?: unknown;
};

/** Completes a step: the next one follows, and after the last the onboarding is finished (ONB-27 to ONB-30). */
export function completeStep(state: OnboardingState, id: OnboardingStepId, { at, data }: Done): OnboardingState {
  const brought = data === undefined ? {} : { data };
  const progress = { stepNumber: stepNumberOf(id), completed: true, skipped: false, ...brought, completedAt: at };
  const skippedSteps = state.skippedSteps.filter((skipped) => skipped !== id);
  return goOn({ ...state, skippedSteps, progress: { ...state.progress, [id]: progress } }, id);
}

/** Skips a step: the next one follows all the same (ONB-27, D-83). */
export function skipStep(state: OnboardingState, id: OnboardingStepId): OnboardingState {
  const before = state.progress[id] ?? { stepNumber: stepNumberOf(id), completed: false };
  const skippedSteps = [...state.skippedSteps.filter((skipped) => skipped !== id), id];
  return goOn({ ...state, skippedSteps, progress: { ...state.progress, [id]: { ...before, skipped: true } } }, id);
}

/** Continues from a step that was opened out of order. */
export const openStep = (state: OnboardingState, id: OnboardingStepId): OnboardingState => ({
  ...state,
  currentOnboardingStep: id,
});

/** Finishes the onboarding, also before its last step (ONB-05, ONB-29, ONB-30). */
export const finishOnboarding = (state: OnboardingState): OnboardingState => ({
  ...state,
  hasCompletedOnboarding: true,
  isFirstTimeUser: false,
});

function goOn(state: OnboardingState, from: OnboardingStepId): OnboardingState {
  const next = stepAfter(from);
  return next ? openStep(state, next) : finishOnboarding(state);
}

/** Where the dashboard redirects to (DASH-09, ONB-01); `null` if it stays. */
export const onboardingRedirect = (state: OnboardingState | null): "onboarding-welcome" | null =>
  isOnboarding(state) ? "onboarding-welcome" : null;

/** The reverse: the welcome is for new users only (ONB-01, VS-228). */
export const welcomeRedirect = (state: OnboardingState | null): "dashboard" | null =>
  isOnboarding(state) ? null : "dashboard";

const TARGETS = {
  profile: "intro-profile-completion",
  "event-application": "app-event-application",
  "code-of-conduct": "intro-code-of-conduct",
} as const satisfies Record<OnboardingStepId, string>;

/** The screen where a step is completed (ONB-11 to ONB-13, D-02). */
export const stepContinueTarget = (id: OnboardingStepId): (typeof TARGETS)[OnboardingStepId] => TARGETS[id];

export type EventIntroTarget = {
  screen: "onboarding-step-event-application" | "app-event-application";
  state: OnboardingState | null;
};

/** Target of the event introduction's button, and the state to store (ONB-24, ONB-25, D-02). */
export function eventIntroTarget(state: OnboardingState | null): EventIntroTarget {
  if (!isOnboarding(state)) return { screen: "app-event-application", state };
  return {
    screen: "onboarding-step-event-application",
    state: { ...openStep(state, "event-application"), eventApplicationIntroCompleted: true },
  };
}
