import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { isAtStep, stepSkipped } from "#app/shell/onboardingProgress.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { PersonMemory } from "#app/session/personMemory.ts";
import type { OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import { eventIntroTarget } from "#src/model/onboarding/onboardingTransitions.ts";
import { IntroScreen } from "#src/screens/onboarding/IntroScreen.tsx";
import type { IntroTopic } from "#src/screens/onboarding/introGlyphs.tsx";

type IntroProps = { topic: IntroTopic; step?: OnboardingStepId; target: (memory: PersonMemory) => ScreenName };

function Intro({ topic, step, target }: IntroProps) {
  const { memory } = useSignedIn();
  const navigation = useNavigation();
  const frame = useFrame("dashboard");
  const skip = (skipped: OnboardingStepId) => navigation.replace(stepSkipped(memory, skipped) ?? "dashboard");
  return (
    <IntroScreen
      frame={frame}
      topic={topic}
      onboarding={step && isAtStep(memory, step) ? { step, onSkip: () => skip(step) } : null}
      onStart={() => navigation.replace(target(memory))}
    />
  );
}

/** In the first steps, continues with step 2, which opens the dates (D-02). */
function afterEventIntro(memory: PersonMemory): ScreenName {
  const { screen, state } = eventIntroTarget(memory.onboarding());
  if (state) memory.storeOnboarding(state);
  return screen;
}

/** The screen each introduction leads to (D-03). */
export const ContractDataIntroPage = () => <Intro topic="contractData" target={() => "app-contract-data"} />;
export const EventApplicationIntroPage = () => (
  <Intro topic="eventApplication" step="event-application" target={afterEventIntro} />
);
export const CodeOfConductIntroPage = () => (
  <Intro topic="codeOfConduct" step="code-of-conduct" target={() => "app-code-of-conduct"} />
);
export const PayrollInfoIntroPage = () => <Intro topic="payrollInfo" target={() => "app-payroll-info"} />;
export const IdVerificationIntroPage = () => <Intro topic="idVerification" target={() => "id-terms"} />;
