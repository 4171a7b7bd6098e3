import { plans } from "#app/features/onboarding/plans.ts";
import { firstTimeOnboarding } from "#src/model/onboarding/onboarding.ts";
import type { OnboardingFacts } from "#src/model/onboarding/onboardingSteps.ts";
import { people } from "#src/people/people.ts";
import { stepsOf, type Hands, type Pictures, type Sights } from "../chart/stepsOf.ts";
import { button, heading } from "../hand/target.ts";
import type { Journey } from "../journey.ts";
import { copy, copyBeginning } from "./copy.ts";
import { legOf } from "./legs.ts";
import { fillWholeProfile } from "./profileForm.ts";

const { extraId, firstName } = people.suharti;

const nothing: OnboardingFacts = { extra: { profile_status: "" }, conduct: null, events: [] };
const withProfile: OnboardingFacts = { ...nothing, extra: { profile_status: "ready_to_work" } };
const arrived = (facts: OnboardingFacts) => ({ type: "facts.arrived", facts });
const goesOn = { type: "continue.requested" };

const leg = legOf(plans, "onboarding", {
  input: { place: "welcome", hasJustFinished: false, state: firstTimeOnboarding(), facts: nothing, now: () => 0 },
  stops: [
    { at: "onboarding.profile", by: [{ type: "start.requested" }] },
    { at: "onboarding.eventApplication", by: [arrived(withProfile), goesOn] },
    { at: "onboarding.codeOfConduct", by: [{ type: "skip.requested" }] },
    { at: "onboarding.finished", by: [arrived({ ...withProfile, conduct: "accepted" }), goesOn] },
    { at: "onboarding.over", by: [] },
  ],
});

const hands: Hands = {
  "onboarding start.requested": {
    say: "Mit den ersten Schritten anfangen",
    does: (hand) => hand.button(copy("onboarding.welcome.toFirst")),
  },
  "onboarding.profile facts.arrived": {
    say: "Profil ausfüllen und speichern",
    async does(hand) {
      await hand.button(copy("onboarding.step.toNext"));
      await hand.button(copy("intro.profile.submit"));
      await fillWholeProfile(hand);
      await hand.button(copy("profile.completion.submit"));
    },
  },
  "onboarding.profile continue.requested": { say: "Das fertige Profil führt von selbst weiter" },
  "onboarding.eventApplication skip.requested": {
    say: "Die Termine vorerst überspringen",
    does: (hand) => hand.button(copy("shell.firstSteps.skip")),
  },
  "onboarding.codeOfConduct facts.arrived": {
    say: "Verhaltensregeln lesen und annehmen",
    async does(hand) {
      await hand.button(copy("onboarding.step.toNext"));
      await hand.button(copy("onboarding.intro.codeOfConduct.submit"));
      await hand.sees(heading(copy("conduct.title")));
      await hand.tickAll();
      await hand.goToEnd();
      await hand.button(copy("conduct.dock.submit"));
    },
  },
  "onboarding.codeOfConduct continue.requested": { say: "Die angenommenen Regeln führen von selbst ans Ende" },
  "onboarding after finishedShown": { say: "Nach drei Sekunden öffnet sich die Startseite von selbst" },
};

const sights: Sights = {
  "onboarding.welcome": button(copy("onboarding.welcome.toFirst")),
  "onboarding.profile": heading(copy("onboarding.steps.profile.title")),
  "onboarding.eventApplication": heading(copy("onboarding.steps.eventApplication.title")),
  "onboarding.codeOfConduct": heading(copy("onboarding.steps.codeOfConduct.title")),
  "onboarding.finished": heading(copyBeginning("onboarding.finished.title")),
  "onboarding.over": heading(copy("dashboard.tasksTitle")),
};

const pictures: Pictures = { "onboarding.over": "screens-dashboard-dashboardscreen--ordinary" };

/** The first steps of a new person: the profile, the days put off, the code of conduct. */
export const onboarding = (): Journey => ({
  title: "Erste Schritte",
  lead: `${firstName} ist neu: Profil ausfüllen, Termine vorerst überspringen, Verhaltensregeln annehmen.`,
  beginning: {
    person: "suharti",
    path: "/dashboard",
    isSignedIn: true,
    stored: { [`onboarding:${extraId}`]: { isFirstTimeUser: true } },
  },
  machines: ["onboarding"],
  steps: stepsOf([leg], hands, sights, pictures),
});
