import { createActor } from "xstate";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { Ways } from "#app/navigation/ways.ts";
import { onboardingMachine } from "#app/features/onboarding/onboardingMachine.ts";
import type { OnboardingEvent, OnboardingInput } from "#app/features/onboarding/onboardingParts.ts";
import { toOnboardingView } from "#app/features/onboarding/onboardingView.ts";
import { hasJustFinished, keepOnboarding, leaveOnboarding } from "#app/shell/tellOnboarding.ts";
import { fromActor } from "#app/shell/viewSource.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { firstTimeOnboarding } from "#src/model/onboarding/onboarding.ts";

type FlowMeans = Pick<SignedIn, "memory" | "now"> & { ways: Pick<Ways, "open" | "follow"> };

/** The first steps as one of their screens sees them. Keeps and shows things only while that screen is there. */
export function createOnboardingFlow(
  { memory, now, ways }: FlowMeans,
  begin: Pick<OnboardingInput, "place" | "facts">,
) {
  let isHere = false;

  function show(screen: ScreenName) {
    if (screen === "dashboard") leaveOnboarding(memory);
    const staysOnTheWay = screen.startsWith("onboarding-") && begin.place !== "welcome";
    if (screen === "dashboard" || staysOnTheWay) ways.follow(screen);
    else ways.open(screen);
  }

  const actor = createActor(
    onboardingMachine.provide({
      actions: {
        keep: (_, { state }) => keepOnboarding(memory, state),
        show: (_, { screen }) => {
          if (isHere) show(screen);
        },
      },
    }),
    {
      input: {
        ...begin,
        hasJustFinished: hasJustFinished(memory),
        state: memory.onboarding() ?? firstTimeOnboarding(),
        now,
      },
    },
  );

  return {
    ...fromActor(actor, toOnboardingView),
    send(event: OnboardingEvent) {
      if (actor.getSnapshot().status === "active") actor.send(event);
    },
    /** The screen is there: what is shown on arrival is on show already. Returns what to call when it leaves. */
    enter() {
      actor.start();
      isHere = true;
      return () => {
        isHere = false;
      };
    },
  };
}
