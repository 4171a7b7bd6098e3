import { assign, setup } from "xstate";
import type { ScreenName } from "#app/navigation/screens.ts";
import { stepAfter, type OnboardingState, type OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import {
  firstIncompleteStep,
  onboardingSteps,
  stepStatus,
  type OnboardingFacts,
} from "#src/model/onboarding/onboardingSteps.ts";
import {
  completeStep,
  finishOnboarding,
  openStep,
  skipStep,
  stepContinueTarget,
} from "#src/model/onboarding/onboardingWay.ts";

export type OnboardingInput = {
  /** The screen that was opened. */
  place: "welcome" | OnboardingStepId;
  /** The last step was done on its own screen, and the end has not been shown yet. */
  hasJustFinished: boolean;
  state: OnboardingState;
  facts: OnboardingFacts | null;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type OnboardingEvent =
  | { type: "facts.arrived"; facts: OnboardingFacts | null }
  | { type: "start.requested" }
  | { type: "step.requested"; step: OnboardingStepId }
  | { type: "continue.requested" }
  | { type: "task.requested" }
  | { type: "skip.requested" }
  | { type: "skipAll.requested" }
  | { type: "dashboard.requested" };

type Context = OnboardingInput;

const statusHere = ({ state, facts }: Context) => stepStatus(state.currentOnboardingStep, state, facts);

/** What the first steps are made of; the chart itself names them only. */
export const onboardingSetup = setup({
  types: { input: {} as OnboardingInput, context: {} as Context, events: {} as OnboardingEvent },
  guards: {
    hasJustFinished: ({ context }) => context.hasJustFinished,
    isPlace: ({ context }, { place }: Pick<Context, "place">) => context.place === place,
    isNext: ({ context: { state, facts } }, { step }: { step: OnboardingStepId | "finish" }) =>
      firstIncompleteStep(onboardingSteps(state, facts)) === step,
    isWanted: (_, { step, wanted }: Record<"step" | "wanted", OnboardingStepId>) => step === wanted,
    /** Nothing is left to do on its screen; a profile that waits holds nobody up (P25). */
    isSettled: ({ context }) => ["done", "waiting", "declined", "answered"].includes(statusHere(context)),
  },
  actions: {
    storeFacts: assign((_, { facts }: Pick<Context, "facts">) => ({ facts })),
    openStep: assign(({ context }, { step }: { step: OnboardingStepId }) => ({ state: openStep(context.state, step) })),
    skipStep: assign(({ context: { state } }) => ({ state: skipStep(state, state.currentOnboardingStep) })),
    /** A code of conduct that was declined counts as skipped (D-22). */
    leaveStep: assign(({ context }) => {
      const { state, now } = context;
      const step = state.currentOnboardingStep;
      if (["declined", "answered"].includes(statusHere(context))) return { state: skipStep(state, step) };
      return { state: completeStep(state, step, { at: new Date(now()).toISOString() }) };
    }),
    finish: assign(({ context }) => ({ state: finishOnboarding(context.state) })),
    /** Done by the page: kept, so that a reload goes on where it was (D-81). */
    keep: (_, _params: { state: OnboardingState }) => {},
    /** Done by the page. */
    show: (_, _params: { screen: ScreenName }) => {},
  },
});

/** One of the first steps: opens the screen where it is done, or goes on when it is done, waits or is skipped (ONB-27). */
export function atStep(step: OnboardingStepId) {
  const next = stepAfter(step) ?? "finished";
  return onboardingSetup.createStateConfig({
    entry: [
      { type: "openStep", params: { step } },
      { type: "keep", params: ({ context }) => context },
      { type: "show", params: { screen: `onboarding-step-${step}` } },
    ],
    on: {
      "continue.requested": [
        { guard: "isSettled", target: next, actions: "leaveStep" },
        { actions: { type: "show", params: { screen: stepContinueTarget(step) } } },
      ],
      "task.requested": { actions: { type: "show", params: { screen: stepContinueTarget(step) } } },
      "skip.requested": { target: next, actions: "skipStep" },
    },
  });
}
