import { useEffect, useState } from "react";
import { useMe } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
import { createOnboardingFlow } from "#app/features/onboarding/onboardingFlow.ts";
import type { OnboardingInput } from "#app/features/onboarding/onboardingParts.ts";
import { useOnboardingFacts } from "#app/features/onboarding/useOnboardingFacts.ts";
import { useView } from "#app/shell/viewSource.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { FinishedScreen } from "#src/screens/onboarding/FinishedScreen.tsx";
import { StepScreen } from "#src/screens/onboarding/StepScreen.tsx";
import { WelcomeScreen } from "#src/screens/onboarding/WelcomeScreen.tsx";

function Onboarding({ place }: Pick<OnboardingInput, "place">) {
  const signedIn = useSignedIn();
  const ways = useWays();
  const facts = useOnboardingFacts();
  const [flow] = useState(() => createOnboardingFlow({ ...signedIn, ways }, { place, facts }));
  useEffect(() => flow.enter(), [flow]);
  useEffect(() => flow.send({ type: "facts.arrived", facts }), [flow, facts]);
  const view = useView(flow);
  useArrival(view.screen);
  const { firstName } = useMe().data;
  const frame = useFrame("onboarding-welcome");
  const begin = { ...frame, onBack: undefined };
  switch (view.screen) {
    case "welcome":
      return (
        <WelcomeScreen
          {...view}
          frame={begin}
          firstName={firstName}
          onStart={() => flow.send({ type: "start.requested" })}
          onOpen={(step) => flow.send({ type: "step.requested", step })}
          onSkipAll={() => flow.send({ type: "skipAll.requested" })}
        />
      );
    case "step":
      return (
        <StepScreen
          {...view}
          frame={frame}
          onContinue={() => flow.send({ type: "continue.requested" })}
          onSkip={() => flow.send({ type: "skip.requested" })}
          onAddToProfile={() => flow.send({ type: "task.requested" })}
        />
      );
    case "finished":
      return (
        <FinishedScreen
          {...view}
          frame={begin}
          firstName={firstName}
          onToStart={() => flow.send({ type: "dashboard.requested" })}
        />
      );
  }
}

export const WelcomePage = () => <Onboarding place="welcome" />;
export const ProfileStepPage = () => <Onboarding place="profile" />;
export const EventApplicationStepPage = () => <Onboarding place="event-application" />;
export const CodeOfConductStepPage = () => <Onboarding place="code-of-conduct" />;
