import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState, type ComponentType } from "react";
import type { SnapshotFrom } from "xstate";
import { useExtra, useExtraEvents, useMe } from "#app/shell/queries.ts";
import { useSignedIn, type SignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation, type Navigation } from "#app/navigation/useNavigation.ts";
import { onboardingMachine, type OnboardingInput } from "#app/features/onboarding/onboardingMachine.ts";
import { toOnboardingView } from "#app/features/onboarding/onboardingView.ts";
import { useAutoAdvance } from "#app/shell/useAutoAdvance.ts";
import { usePartFocus } from "#app/navigation/screenFocus.ts";
import type { PersonMemory } from "#app/session/personMemory.ts";
import { hasJustFinished, storeProgress, leaveOnboarding } from "#app/shell/onboardingProgress.ts";
import { byStep, firstTimeOnboarding } from "#src/model/onboarding/onboarding.ts";
import type { OnboardingFacts } from "#src/model/onboarding/onboardingSteps.ts";
import { cocAnswer } from "#src/model/profile/extra.ts";
import { FinishedScreen } from "#src/screens/onboarding/FinishedScreen.tsx";
import { StepScreen } from "#src/screens/onboarding/StepScreen.tsx";
import { WelcomeScreen } from "#src/screens/onboarding/WelcomeScreen.tsx";

type StartPage = OnboardingInput["page"];
type OnboardingDeps = {
  memory: PersonMemory;
  navigation: Pick<Navigation, "push" | "replace">;
  page: StartPage;
};

/** The machine, bound to the mounted page. */
export const onboardingAt = ({ memory, navigation, page }: OnboardingDeps) =>
  onboardingMachine.provide({
    actions: {
      storeState: (_, { state }) => storeProgress(memory, state),
      show(_, { screen }) {
        // The initial state is already on screen.
        if (screen === `onboarding-step-${page}`) return;
        if (screen === "dashboard") leaveOnboarding(memory);
        const staysInOnboarding = screen.startsWith("onboarding-") && page !== "welcome";
        if (screen === "dashboard" || staysInOnboarding) navigation.replace(screen);
        else navigation.push(screen);
      },
    },
  });

export const onboardingInput = (
  { memory, now }: Pick<SignedIn, "memory" | "now">,
  initial: Pick<OnboardingInput, "page" | "facts">,
): OnboardingInput => ({
  ...initial,
  hasJustFinished: hasJustFinished(memory),
  state: memory.onboarding() ?? firstTimeOnboarding(),
  now,
});

/** Whether the screen to show is on another page. */
const isLeaving = ({ status, value, context }: SnapshotFrom<typeof onboardingMachine>): boolean =>
  status !== "active" || (value !== context.page && value !== "finished");

/** Null until the provider has responded; the steps stay open meanwhile. */
function useOnboardingFacts(): OnboardingFacts | null {
  const { data: extra } = useExtra();
  const { data: events } = useExtraEvents();
  return useMemo(() => {
    if (!extra) return null;
    return { extra, conduct: cocAnswer(extra.code_of_conduct), events: events?.rows ?? null };
  }, [extra, events]);
}

function Onboarding({ page }: { page: StartPage }) {
  const signedIn = useSignedIn();
  const navigation = useNavigation();
  const facts = useOnboardingFacts();
  const [input] = useState(() => onboardingInput(signedIn, { page, facts }));
  const actor = useActorRef(onboardingAt({ memory: signedIn.memory, navigation, page }), { input });
  useEffect(() => actor.send({ type: "facts.arrived", facts }), [actor, facts]);
  // The last view stays until the next page is mounted: drawn here and there, the next one would lose a press in between.
  const view = useSelector(actor, toOnboardingView, () => isLeaving(actor.getSnapshot()));
  usePartFocus(view.screen);
  const toDashboard = () => actor.send({ type: "dashboard.requested" });
  const autoAdvance = useAutoAdvance(signedIn.local, view.screen === "finished", () => {
    // Also announced on the dashboard, in case the user did not see this screen.
    const text = { from: "copy", key: "onboarding.finished" } as const;
    signedIn.toaster.notify({ tone: "success", area: "signed-in", text });
    toDashboard();
  });
  const { firstName } = useMe().data;
  const frame = useFrame("onboarding-welcome");
  const welcomeFrame = { ...frame, onBack: undefined };
  switch (view.screen) {
    case "welcome":
      return (
        <WelcomeScreen
          {...view}
          frame={welcomeFrame}
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
          frame={welcomeFrame}
          firstName={firstName}
          autoAdvance={autoAdvance}
          onToStart={toDashboard}
        />
      );
  }
}

/** Separate components, so that a change of screen restarts the machine. */
export const onboardingPages: Record<StartPage, ComponentType> = {
  welcome: () => <Onboarding page="welcome" />,
  ...byStep((step) => () => <Onboarding page={step} />),
};
