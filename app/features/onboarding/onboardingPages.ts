import type { Guard, Page, Pages } from "#app/shell/page.ts";
import { hasJustFinished } from "#app/shell/onboardingProgress.ts";
import type { Offer } from "#src/model/offer.ts";
import { byStepScreen, type OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import { welcomeRedirect } from "#src/model/onboarding/onboardingTransitions.ts";

const notOnboarding: Guard = ({ memory }) => welcomeRedirect(memory.onboarding());
const finishedOnboarding: Guard = (signedIn) => (hasJustFinished(signedIn.memory) ? null : notOnboarding(signedIn));

const step = (name: "welcome" | OnboardingStepId, guard: Guard): Page => ({
  load: () => import("#app/features/onboarding/OnboardingPage.tsx").then((module) => module.onboardingPages[name]),
  texts: ["onboarding", "autoAdvance"],
  guard,
});

type Topic = "ContractData" | "EventApplication" | "CodeOfConduct" | "PayrollInfo" | "IdVerification";
const intro = (topic: Topic, needed: { offer?: Offer } = {}): Page => ({
  load: () => import("#app/features/onboarding/IntroPage.tsx").then((module) => module[`${topic}IntroPage`]),
  texts: ["onboarding"],
  ...needed,
});

export const pages: Pages = {
  "onboarding-welcome": step("welcome", notOnboarding),
  ...byStepScreen((id) => step(id, finishedOnboarding)),
  "onboarding-step-invalid": {
    load: () => import("#app/features/onboarding/InvalidStepPage.tsx").then((module) => module.InvalidStepPage),
    texts: ["onboarding"],
  },
  "intro-contract-data": intro("ContractData", { offer: "contractData" }),
  "intro-event-application": intro("EventApplication"),
  "intro-code-of-conduct": intro("CodeOfConduct"),
  "intro-payroll-info": intro("PayrollInfo", { offer: "payroll" }),
  "intro-id-verification": intro("IdVerification", { offer: "idDocument" }),
};
