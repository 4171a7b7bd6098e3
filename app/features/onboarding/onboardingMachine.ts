import { atStep, onboardingSetup } from "#app/features/onboarding/onboardingSetup.ts";

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
        { guard: { type: "isPlace", params: { place: "profile" } }, target: "profile" },
        { guard: { type: "isPlace", params: { place: "event-application" } }, target: "eventApplication" },
        { guard: { type: "isPlace", params: { place: "code-of-conduct" } }, target: "codeOfConduct" },
        { target: "welcome" },
      ],
    },
    welcome: {
      on: {
        "start.requested": [
          { guard: { type: "isNext", params: { step: "profile" } }, target: "profile" },
          { guard: { type: "isNext", params: { step: "event-application" } }, target: "eventApplication" },
          { guard: { type: "isNext", params: { step: "code-of-conduct" } }, target: "codeOfConduct" },
          { target: "over", actions: "finish" },
        ],
        "step.requested": [
          {
            guard: { type: "isWanted", params: ({ event }) => ({ step: event.step, wanted: "profile" }) },
            target: "profile",
          },
          {
            guard: { type: "isWanted", params: ({ event }) => ({ step: event.step, wanted: "event-application" }) },
            target: "eventApplication",
          },
          { target: "codeOfConduct" },
        ],
        "skipAll.requested": { target: "over", actions: "finish" },
      },
    },
    profile: atStep("profile", "eventApplication"),
    eventApplication: atStep("event-application", "codeOfConduct"),
    codeOfConduct: atStep("code-of-conduct", "finished"),
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
