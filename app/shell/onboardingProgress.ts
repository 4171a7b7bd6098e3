import type { ScreenName } from "#app/navigation/screens.ts";
import type { PersonMemory } from "#app/session/personMemory.ts";
import { isOnboarding, type OnboardingState, type OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import { completeStep, skipStep } from "#src/model/onboarding/onboardingTransitions.ts";

type Memory = Pick<PersonMemory, "onboarding" | "storeOnboarding">;
type Teller = { memory: Memory; now: () => number };

/** Users who have just completed the last step: the end is shown once (VS-233). */
const justFinished = new WeakSet<Memory>();

/** The onboarding state if the user is at this step, else `null`. */
function stateAt(memory: Memory, step: OnboardingStepId): OnboardingState | null {
  const state = memory.onboarding();
  return isOnboarding(state) && state.currentOnboardingStep === step ? state : null;
}

/** Whether a screen is opened as this onboarding step: it then shows the StepHeader (VS-053, VS-124, VS-141). */
export const isAtStep = (memory: Memory, step: OnboardingStepId): boolean => stateAt(memory, step) !== null;

/**
 * Completes a step with its data. Returns the screen that replaces the current one; `null` if the user is not at this
 * step: the screen then returns to its source.
 */
export function stepCompleted({ memory, now }: Teller, step: OnboardingStepId, data?: unknown): ScreenName | null {
  const state = stateAt(memory, step);
  return state && leave(memory, completeStep(state, step, { at: new Date(now()).toISOString(), data }));
}

/** The same for a step that is skipped, or answered with no (D-22). */
export function stepSkipped(memory: Memory, step: OnboardingStepId): ScreenName | null {
  const state = stateAt(memory, step);
  return state && leave(memory, skipStep(state, step));
}

/** Stores the progress. The last step's screen shows the end. */
export function storeProgress(memory: Memory, state: OnboardingState): void {
  memory.storeOnboarding(state);
  if (state.hasCompletedOnboarding) justFinished.add(memory);
}

/** Whether the end is still to be shown. */
export const hasJustFinished = (memory: Memory): boolean => justFinished.has(memory);

export const leaveOnboarding = (memory: Memory): void => void justFinished.delete(memory);

function leave(memory: Memory, state: OnboardingState): ScreenName {
  storeProgress(memory, state);
  return `onboarding-step-${state.currentOnboardingStep}`;
}
