import type { SnapshotFrom } from "xstate";
import type { onboardingMachine } from "#app/features/onboarding/onboardingMachine.ts";
import { onboardingSteps, type OnboardingStep } from "#src/model/onboarding/onboardingSteps.ts";

export type OnboardingView =
  | { screen: "welcome"; steps: readonly OnboardingStep[] }
  | { screen: "step"; step: OnboardingStep; isIntroCompleted: boolean }
  | { screen: "finished"; done: number; total: number };

export function toOnboardingView(snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingView {
  const { page, state, facts } = snapshot.context;
  const steps = onboardingSteps(state, facts);
  const done = steps.filter(({ completed }) => completed).length;
  const finished = { screen: "finished", done, total: steps.length } as const;
  switch (snapshot.value) {
    case "welcome":
    case "arriving":
      return { screen: "welcome", steps };
    case "finished":
      return finished;
    case "over":
      // Unchanged until the dashboard is mounted.
      return page === "welcome" ? { screen: "welcome", steps } : finished;
    default: {
      const step = steps.find(({ id }) => id === state.currentOnboardingStep)!;
      return { screen: "step", step, isIntroCompleted: state.eventApplicationIntroCompleted };
    }
  }
}
