import { onboardingMachine } from "#app/features/onboarding/onboardingMachine.ts";
import type { OnboardingInput } from "#app/features/onboarding/onboardingSetup.ts";
import type { Navigation } from "#app/navigation/useNavigation.ts";
import type { PersonMemory } from "#app/session/personMemory.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { hasJustFinished, keepOnboarding, leaveOnboarding } from "#app/shell/tellOnboarding.ts";
import { firstTimeOnboarding } from "#src/model/onboarding/onboarding.ts";

type OnboardingDeps = {
  memory: PersonMemory;
  navigation: Pick<Navigation, "push" | "replace">;
  place: OnboardingInput["place"];
};

/** The first steps as the screen at `place` runs them. */
export const onboardingAt = ({ memory, navigation, place }: OnboardingDeps) =>
  onboardingMachine.provide({
    actions: {
      keep: (_, { state }) => keepOnboarding(memory, state),
      show(_, { screen }) {
        // What is shown on arrival is on show already.
        if (screen === `onboarding-step-${place}`) return;
        if (screen === "dashboard") leaveOnboarding(memory);
        const staysOnTheWay = screen.startsWith("onboarding-") && place !== "welcome";
        if (screen === "dashboard" || staysOnTheWay) navigation.replace(screen);
        else navigation.push(screen);
      },
    },
  });

export const onboardingInput = (
  { memory, now }: Pick<SignedIn, "memory" | "now">,
  begin: Pick<OnboardingInput, "place" | "facts">,
): OnboardingInput => ({
  ...begin,
  hasJustFinished: hasJustFinished(memory),
  state: memory.onboarding() ?? firstTimeOnboarding(),
  now,
});
