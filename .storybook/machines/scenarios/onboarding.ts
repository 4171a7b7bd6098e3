import { onboardingMachine } from "#app/features/onboarding/onboardingMachine.ts";
import { firstTimeOnboarding, ONBOARDING_STEP_IDS } from "#src/model/onboarding/onboarding.ts";
import type { OnboardingFacts } from "#src/model/onboarding/onboardingSteps.ts";
import type { Scenarios } from "#workbench/machines/walk.ts";

const nothing: OnboardingFacts = { extra: { profile_status: "" }, conduct: null, events: [] };
const base = { ...nothing, extra: { profile_status: "base_profile_completed" } };
const all = { extra: { profile_status: "ready_to_work" }, conduct: "accepted", events: [{ event_id: 501 }] };
const now = () => 1_800_000_000_000;
const initial = { state: firstTimeOnboarding(), facts: null, hasJustFinished: false, now };

export const scenarios: Scenarios = [
  [
    onboardingMachine,
    {
      inputs: [
        { ...initial, page: "welcome" },
        ...ONBOARDING_STEP_IDS.map((page) => ({ ...initial, page })),
        { ...initial, page: "code-of-conduct", hasJustFinished: true },
      ],
      events: [
        ...[
          nothing,
          base,
          { ...all, conduct: null },
          { ...all, conduct: "declined" },
          { ...all, conduct: "answered" },
          all,
        ].map((facts) => ({
          type: "facts.arrived",
          facts,
        })),
        { type: "start.requested" },
        ...ONBOARDING_STEP_IDS.map((step) => ({ type: "step.requested", step })),
        { type: "continue.requested" },
        { type: "task.requested" },
        { type: "skip.requested" },
        { type: "skipAll.requested" },
        { type: "dashboard.requested" },
      ],
      answers: {},
    },
  ],
];
