import * as z from "zod/mini";
import type { Store } from "#app/session/storage.ts";
import { readFields } from "#app/session/stored.ts";
import { introSeenKey } from "#src/model/onboarding/intro.ts";
import { onboardingStateSchema, type OnboardingState } from "#src/model/onboarding/onboarding.ts";

export type PersonMemory = ReturnType<typeof createPersonMemory>;

/** What a user has seen or done on this device; stored under the user's id, survives sign-out (C-38, D-79 to D-81). */
export function createPersonMemory(local: Store, extraId: string) {
  const isSet = (key: string): boolean => local.read(key) === "1";

  return {
    hasSeenMarketingDates: (): boolean => isSet(`marketingDatesSeen:${extraId}`),
    markMarketingDatesSeen: (): void => local.write(`marketingDatesSeen:${extraId}`, "1"),

    hasSeenIntro: (screen: string): boolean => isSet(introSeenKey(screen, extraId)),
    markIntroSeen: (screen: string): void => local.write(introSeenKey(screen, extraId), "1"),

    onboarding(): OnboardingState | null {
      const state = z.safeParse(onboardingStateSchema, readFields(local.read(`onboarding:${extraId}`)));
      return state.success ? state.data : null;
    },
    storeOnboarding: (state: OnboardingState): void => local.write(`onboarding:${extraId}`, JSON.stringify(state)),
  };
}
