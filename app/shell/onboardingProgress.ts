import type { ScreenName } from "#app/navigation/screens.ts";
import type { PersonMemory } from "#app/session/personMemory.ts";
import { isOnboarding, type OnboardingState, type OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import { completeStep, skipStep } from "#src/model/onboarding/onboardingTransitions.ts";

type Memory = Pick<PersonMemory, "onboarding" | "storeOnboarding">;
type Teller = { memory: Memory; now: () => number };

/** People who have just left the last step: they see the end once (VS-233). */
const justFinished = new WeakSet<Memory>();

/** The first steps of a person who is at this one of them; `null` for everybody else. */
function stateAt(memory: Memory, step: OnboardingStepId): OnboardingState | null {
  const state = memory.onboarding();
  return isOnboarding(state) && state.currentOnboardingStep === step ? state : null;
}

/** Whether a screen is opened as this one of the first steps: then it shows the StepHeader (VS-053, VS-124, VS-141). */
export const isAtStep = (memory: Memory, step: OnboardingStepId): boolean => stateAt(memory, step) !== null;

/**
 * A screen has done its step, with what it brought. Returns the screen that follows, in the place of the one that tells;
 * `null` for whoever is not at this step: then the screen returns as always.
 */
export function stepCompleted({ memory, now }: Teller, step: OnboardingStepId, data?: unknown): ScreenName | null {
  const state = stateAt(memory, step);
  return state && leave(memory, completeStep(state, step, { at: new Date(now()).toISOString(), data }));
}

/** The same for a step that is left open, or that was answered with no (D-22). */
export function stepSkipped(memory: Memory, step: OnboardingStepId): ScreenName | null {
  const state = stateAt(memory, step);
  return state && leave(memory, skipStep(state, step));
}

/** Keeps how far a person is. The end of the way is told by the screen of the last step. */
export function storeProgress(memory: Memory, state: OnboardingState): void {
  memory.storeOnboarding(state);
  if (state.hasCompletedOnboarding) justFinished.add(memory);
}

/** Whether the end is still to be told. */
export const hasJustFinished = (memory: Memory): boolean => justFinished.has(memory);

export const leaveOnboarding = (memory: Memory): void => void justFinished.delete(memory);

function leave(memory: Memory, state: OnboardingState): ScreenName {
  storeProgress(memory, state);
  return `onboarding-step-${state.currentOnboardingStep}`;
}
