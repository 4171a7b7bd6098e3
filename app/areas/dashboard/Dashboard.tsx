import { useEffect, useState, useSyncExternalStore } from "react";
import { applicationModeOf, partScreens, screenOfTask } from "#app/areas/dashboard/dashboardScreens.ts";
import { toDashboardView } from "#app/areas/dashboard/dashboardView.ts";
import { leadTo } from "#app/areas/dashboard/firstSteps.ts";
import { useDashboardSources } from "#app/areas/dashboard/useDashboardSources.ts";
import { useMe } from "#app/areas/queries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { pageSetting } from "#app/pageSettings.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { dayPartOf } from "#src/lib/dayPart.ts";
import { onboardingRedirect } from "#src/model/onboardingWay.ts";
import { DashboardScreen } from "#src/screens/dashboard/DashboardScreen.tsx";

export function Dashboard() {
  const { completion, isNewSignUp, local, memory, session, now } = useSignedIn();
  const { follow, open } = useWays();
  const [opened] = useState(now);
  const [firstSteps] = useState(() => onboardingRedirect(memory.onboarding()));
  const { sources, reload } = useDashboardSources();
  const today = todayInBerlin(opened);
  useEffect(() => (firstSteps ? leadTo(firstSteps, follow) : undefined), [firstSteps, follow]);
  return (
    <DashboardScreen
      frame={useFrame(null)}
      {...toDashboardView(sources, {
        today,
        isFirstTime: firstSteps !== null,
        isNewSignUp,
        isSolo: createGroupMemory(local).participationType() === "solo",
        contractCompleted: useSyncExternalStore(completion.subscribe, completion.process).contractCompleted,
      })}
      dayPart={dayPartOf(new Date(opened))}
      today={today}
      firstName={useMe().data.firstName}
      parts={useSyncExternalStore(completion.subscribe, completion.flags)}
      signOut="idle"
      onRetry={reload}
      onSignOut={() => session.end("signed-out")}
      onOpenContract={() => open("app-contract")}
      onOpen={(task) => open(screenOfTask(task, applicationModeOf(pageSetting("applicationMode"))))}
      onOpenPart={(part) => open(partScreens[part])}
    />
  );
}
