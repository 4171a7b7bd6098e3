import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import { useMe } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { OnboardingInput } from "#app/features/onboarding/onboardingSetup.ts";
import { onboardingAt, onboardingInput } from "#app/features/onboarding/onboardingStart.ts";
import { toOnboardingView } from "#app/features/onboarding/onboardingView.ts";
import { useOnboardingFacts } from "#app/features/onboarding/useOnboardingFacts.ts";
import { useAutoAdvance } from "#app/shell/useAutoAdvance.ts";
import { useActorView } from "#app/shell/viewSource.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { FinishedScreen } from "#src/screens/onboarding/FinishedScreen.tsx";
import { StepScreen } from "#src/screens/onboarding/StepScreen.tsx";
import { WelcomeScreen } from "#src/screens/onboarding/WelcomeScreen.tsx";

function Onboarding({ place }: Pick<OnboardingInput, "place">) {
  const signedIn = useSignedIn();
  const navigation = useNavigation();
  const facts = useOnboardingFacts();
  const [input] = useState(() => onboardingInput(signedIn, { place, facts }));
  const actor = useActorRef(onboardingAt({ memory: signedIn.memory, navigation, place }), { input });
  useEffect(() => actor.send({ type: "facts.arrived", facts }), [actor, facts]);
  const view = useActorView(actor, toOnboardingView);
  useArrival(view.screen);
  const toDashboard = () => actor.send({ type: "dashboard.requested" });
  const autoAdvance = useAutoAdvance(signedIn.local, view.screen === "finished", () => {
    // Who was away for a moment hears of it on the dashboard.
    const text = { from: "copy", key: "onboarding.finished" } as const;
    signedIn.toaster.notify({ tone: "success", area: "signed-in", text });
    toDashboard();
  });
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
          onStart={() => actor.send({ type: "start.requested" })}
          onOpen={(step) => actor.send({ type: "step.requested", step })}
          onSkipAll={() => actor.send({ type: "skipAll.requested" })}
        />
      );
    case "step":
      return (
        <StepScreen
          {...view}
          frame={frame}
          onContinue={() => actor.send({ type: "continue.requested" })}
          onSkip={() => actor.send({ type: "skip.requested" })}
          onAddToProfile={() => actor.send({ type: "task.requested" })}
        />
      );
    case "finished":
      return (
        <FinishedScreen
          {...view}
          frame={begin}
          firstName={firstName}
          autoAdvance={autoAdvance}
          onToStart={toDashboard}
        />
      );
  }
}

export const WelcomePage = () => <Onboarding place="welcome" />;
export const ProfileStepPage = () => <Onboarding place="profile" />;
export const EventApplicationStepPage = () => <Onboarding place="event-application" />;
export const CodeOfConductStepPage = () => <Onboarding place="code-of-conduct" />;
