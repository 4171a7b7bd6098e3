import { loadCopy } from "#src/copy/store.ts";

/** Fetches the first steps with their texts before they are shown. */
export const loadFirstSteps = () =>
  Promise.all([import("#app/features/onboarding/OnboardingPage.tsx"), loadCopy("de", "onboarding")]);
