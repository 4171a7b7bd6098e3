import { loadCopy } from "#src/copy/store.ts";

/** Loads code and texts of the first steps before they are shown. */
export const loadFirstSteps = () =>
  Promise.all([import("#app/features/onboarding/OnboardingPage.tsx"), loadCopy("de", "onboarding")]);
