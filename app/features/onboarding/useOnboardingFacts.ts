import { useMemo } from "react";
import { useExtra, useExtraEvents } from "#app/shell/queries.ts";
import { cocAnswer } from "#src/model/profile/extra.ts";
import type { OnboardingFacts } from "#src/model/onboarding/onboardingSteps.ts";

/** What the provider knows of the steps; `null` until it has answered. Nobody is held up if it does not. */
export function useOnboardingFacts(): OnboardingFacts | null {
  const { data: extra } = useExtra();
  const { data: events } = useExtraEvents();
  return useMemo(() => {
    if (!extra) return null;
    return { extra, conduct: cocAnswer(extra.code_of_conduct), events: events?.rows ?? null };
  }, [extra, events]);
}
