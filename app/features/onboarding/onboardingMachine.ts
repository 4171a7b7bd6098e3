import { assign, setup } from "xstate";
import type { ScreenName } from "#app/navigation/screens.ts";
import {
  byStep,
  ONBOARDING_STEP_IDS,
  stepAfter,
  stepScreen,
  type OnboardingState,
  type OnboardingStepId,
} from "#src/model/onboarding/onboarding.ts";
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
} from "#src/model/onboarding/onboardingTransitions.ts";

export type OnboardingInput = {
  /** The page that was opened. */
  page: "welcome" | OnboardingStepId;
  /** The last step was completed on its own screen, and the end was not shown yet. */
  hasJustFinished: boolean;
  state: OnboardingState;
  facts: OnboardingFacts | null;
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

const currentStatus = ({ state, facts }: Context) => stepStatus(state.currentOnboardingStep, state, facts);

const onboardingSetup = setup({
  types: { input: {} as OnboardingInput, context: {} as Context, events: {} as OnboardingEvent },
  guards: {
    hasJustFinished: ({ context }) => context.hasJustFinished,
    isAtPage: ({ context }, { page }: Pick<Context, "page">) => context.page === page,
    isNext: ({ context: { state, facts } }, { step }: { step: OnboardingStepId | "finish" }) =>
      firstIncompleteStep(onboardingSteps(state, facts)) === step,
    isRequested: (_, { step, requested }: Record<"step" | "requested", OnboardingStepId>) => step === requested,
    /** Nothing left to do on its screen; an incomplete profile does not block the next step (P25). */
    isSettled: ({ context }) => ["done", "waiting", "declined", "answered"].includes(currentStatus(context)),
  },
  actions: {
    storeFacts: assign((_, { facts }: Pick<Context, "facts">) => ({ facts })),
    openStep: assign(({ context }, { step }: { step: OnboardingStepId }) => ({ state: openStep(context.state, step) })),
    skipStep: assign(({ context: { state } }) => ({ state: skipStep(state, state.currentOnboardingStep) })),
    /** A declined code of conduct counts as skipped (D-22). */
    leaveStep: assign(({ context }) => {
      const { state, now } = context;
      const step = state.currentOnboardingStep;
      if (["declined", "answered"].includes(currentStatus(context))) return { state: skipStep(state, step) };
      return { state: completeStep(state, step, { at: new Date(now()).toISOString() }) };
    }),
    finish: assign(({ context }) => ({ state: finishOnboarding(context.state) })),
    /** Provided by the page: stores the state for a reload (D-81). */
    storeState: (_, _params: { state: OnboardingState }) => {},
    show: (_, _params: { screen: ScreenName }) => {},
  },
});

/** Opens the screen of the task, or the next step if nothing is left to do or the step is skipped (ONB-27). */
const atStep = (step: OnboardingStepId) =>
  onboardingSetup.createStateConfig({
    entry: [
      { type: "openStep", params: { step } },
      { type: "storeState", params: ({ context }) => context },
      { type: "show", params: { screen: stepScreen(step) } },
    ],
    on: {
      "continue.requested": [
        { guard: "isSettled", target: stepAfter(step) ?? "finished", actions: "leaveStep" },
        { actions: { type: "show", params: { screen: stepContinueTarget(step) } } },
      ],
      "task.requested": { actions: { type: "show", params: { screen: stepContinueTarget(step) } } },
      "skip.requested": { target: stepAfter(step) ?? "finished", actions: "skipStep" },
    },
  });

/** The first steps of a new user (ONB-26, D-01): one state for each of ONBOARDING_STEP_IDS. */
export const onboardingMachine = onboardingSetup.createMachine({
  id: "onboarding",
  context: ({ input }) => input,
  initial: "arriving",
  on: { "facts.arrived": { actions: { type: "storeFacts", params: ({ event }) => event } } },
  states: {
    arriving: {
      always: [
        { guard: "hasJustFinished", target: "finished" },
        ...ONBOARDING_STEP_IDS.map((page) => ({
          guard: { type: "isAtPage", params: { page } } as const,
          target: page,
        })),
        { target: "welcome" },
      ],
    },
    welcome: {
      on: {
        "start.requested": [
          ...ONBOARDING_STEP_IDS.map((step) => ({
            guard: { type: "isNext", params: { step } } as const,
            target: step,
          })),
          { guard: { type: "isNext", params: { step: "finish" } }, target: "over", actions: "finish" },
        ],
        "step.requested": ONBOARDING_STEP_IDS.map((requested) => ({
          guard: { type: "isRequested", params: ({ event }) => ({ step: event.step, requested }) },
          target: requested,
        })),
        "skipAll.requested": { target: "over", actions: "finish" },
      },
    },
    ...byStep(atStep),
    finished: {
      entry: { type: "storeState", params: ({ context }) => context },
      on: { "dashboard.requested": "over" },
    },
    over: {
      type: "final",
      entry: [
        { type: "storeState", params: ({ context }) => context },
        { type: "show", params: { screen: "dashboard" } },
      ],
    },
  },
});
