import { atStep, onboardingSetup } from "#app/features/onboarding/onboardingSetup.ts";
import { ONBOARDING_STEP_IDS, type OnboardingStepId } from "#src/model/onboarding/onboarding.ts";

const stepStates = Object.fromEntries(ONBOARDING_STEP_IDS.map((step) => [step, atStep(step)])) as Record<
  OnboardingStepId,
  ReturnType<typeof atStep>
>;

/** The first steps of a new person: profile, event application, code of conduct (ONB-26, D-01). */
export const onboardingMachine = onboardingSetup.createMachine({
  id: "onboarding",
  context: ({ input }) => input,
  initial: "arriving",
  on: { "facts.arrived": { actions: { type: "storeFacts", params: ({ event }) => event } } },
  states: {
    arriving: {
      always: [
        { guard: "hasJustFinished", target: "finished" },
        ...ONBOARDING_STEP_IDS.map((place) => ({
          guard: { type: "isPlace", params: { place } } as const,
          target: place,
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
          { target: "over", actions: "finish" },
        ],
        "step.requested": ONBOARDING_STEP_IDS.map((wanted) => ({
          guard: { type: "isWanted", params: ({ event }) => ({ step: event.step, wanted }) },
          target: wanted,
        })),
        "skipAll.requested": { target: "over", actions: "finish" },
      },
    },
    ...stepStates,
    finished: {
      entry: { type: "keep", params: ({ context }) => context },
      on: { "dashboard.requested": "over" },
    },
    over: {
      type: "final",
      entry: [
        { type: "keep", params: ({ context }) => context },
        { type: "show", params: { screen: "dashboard" } },
      ],
    },
  },
});
