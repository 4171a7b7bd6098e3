import { plans } from "#workbench/machines/scenarios/onboarding.ts";
import { firstTimeOnboarding } from "#src/model/onboarding/onboarding.ts";
import type { OnboardingFacts } from "#src/model/onboarding/onboardingSteps.ts";
import { people } from "#src/people/people.ts";
import { stepsOf, type Says, type Pictures } from "../chart/stepsOf.ts";
import type { Journey } from "../journey.ts";
import { legOf } from "../chart/legOf.ts";

const { firstName } = people.suharti;

const nothing: OnboardingFacts = { extra: { profile_status: "" }, conduct: null, events: [] };
const withProfile: OnboardingFacts = { ...nothing, extra: { profile_status: "ready_to_work" } };
const arrived = (facts: OnboardingFacts) => ({ type: "facts.arrived", facts });
const goesOn = { type: "continue.requested" };

const leg = legOf(plans, "onboarding", {
  input: { page: "welcome", hasJustFinished: false, state: firstTimeOnboarding(), facts: nothing, now: () => 0 },
  stops: [
    { at: "onboarding.profile", by: [{ type: "start.requested" }] },
    { at: "onboarding.event-application", by: [arrived(withProfile), goesOn] },
    { at: "onboarding.code-of-conduct", by: [{ type: "skip.requested" }] },
    { at: "onboarding.finished", by: [arrived({ ...withProfile, conduct: "accepted" }), goesOn] },
    { at: "onboarding.over", by: [{ type: "dashboard.requested" }] },
  ],
});

const says: Says = {
  "onboarding start.requested": "Mit den ersten Schritten anfangen",
  "onboarding.profile facts.arrived": "Profil ausfüllen und speichern",
  "onboarding.profile continue.requested": "Das fertige Profil führt von selbst weiter",
  "onboarding.event-application skip.requested": "Die Termine vorerst überspringen",
  "onboarding.code-of-conduct facts.arrived": "Verhaltensregeln lesen und annehmen",
  "onboarding.code-of-conduct continue.requested": "Die angenommenen Regeln führen von selbst ans Ende",
  "onboarding.finished dashboard.requested": "Zur Startseite weitergehen",
};

const pictures: Pictures = { "onboarding.over": "screens-dashboard-dashboardscreen--ordinary" };

/** The first steps of a new person: the profile, the days put off, the code of conduct. */
export const onboarding = (): Journey => ({
  title: "Erste Schritte",
  lead: `${firstName} ist neu: Profil ausfüllen, Termine vorerst überspringen, Verhaltensregeln annehmen.`,
  machines: ["onboarding"],
  steps: stepsOf([leg], says, pictures),
});
