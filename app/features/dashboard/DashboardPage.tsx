import { useEffect, useState } from "react";
import { applicationModeOf, partScreens, screenOfTask } from "#app/navigation/dashboardScreens.ts";
import { derivedFrom, knownFlags } from "#app/features/dashboard/applyDerived.ts";
import { toDashboardView } from "#app/features/dashboard/dashboardView.ts";
import { leadTo } from "#app/features/dashboard/firstSteps.ts";
import { useDashboardSources } from "#app/features/dashboard/useDashboardSources.ts";
import { useNow } from "#app/shell/clock.ts";
import { missingOffer } from "#app/shell/offers.ts";
import { useMe } from "#app/shell/queries.ts";
import { useOffers, useSignedIn, useCompletionFlags, useProcessFlags } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { dayPartOf } from "#src/lib/dayPart.ts";
import { offeredPartFlags } from "#src/model/dashboard/dashboard.ts";
import { onboardingRedirect } from "#src/model/onboarding/onboardingWay.ts";
import { DashboardScreen } from "#src/screens/dashboard/DashboardScreen.tsx";

export function DashboardPage() {
  const { isNewSignUp, loadFirstSteps, local, memory, session } = useSignedIn();
  const offers = useOffers();
  const { replace, push } = useNavigation();
  const now = useNow();
  const [firstSteps] = useState(() => onboardingRedirect(memory.onboarding()));
  const { sources, reload } = useDashboardSources();
  const applicationMode = applicationModeOf(pageSetting("applicationMode"));
  const view = toDashboardView(sources, {
    now,
    isFirstTime: firstSteps !== null,
    isNewSignUp,
    isSolo: createGroupMemory(local).participationType() === "solo",
    contractCompleted: useProcessFlags().contractCompleted,
  });
  const flags = knownFlags(useCompletionFlags(), derivedFrom(sources));
  const parts = offeredPartFlags(flags, (part) => missingOffer(partScreens[part], offers) === null);
  useEffect(
    () => (firstSteps ? leadTo(firstSteps, replace, loadFirstSteps) : undefined),
    [firstSteps, replace, loadFirstSteps],
  );
  return (
    <DashboardScreen
      frame={useFrame(null)}
      {...view}
      facts={{ ...view.facts, applicationMode }}
      dayPart={dayPartOf(new Date(now))}
      today={todayInBerlin(now)}
      firstName={useMe().data.firstName}
      isNewSignUp={isNewSignUp}
      parts={parts}
      signOut="idle"
      onRetry={reload}
      onSignOut={() => session.end("signed-out")}
      onOpenContract={() => push("app-contract")}
      onOpen={(task) => push(screenOfTask(task, applicationMode))}
      onOpenPart={(part) => push(partScreens[part])}
    />
  );
}
