import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { applicationModeOf, isPartOffered, partScreens, screenOfTask } from "#app/navigation/dashboardScreens.ts";
import { partQueries } from "#app/features/dashboard/dashboardApi.ts";
import {
  derivedFrom,
  loadedFlags,
  toDashboardView,
  type DashboardSources,
} from "#app/features/dashboard/dashboardView.ts";
import { useNow } from "#app/shell/clock.ts";
import type { Completion } from "#app/shell/completion.ts";
import {
  contractQuery,
  useAvailableEvents,
  useCurrentGroup,
  useExtra,
  useExtraEvents,
  useMe,
} from "#app/shell/queries.ts";
import { useOffers, useSignedIn, useCompletionFlags, useProcessFlags } from "#app/shell/signedIn.tsx";
import { hasFailed } from "#app/shell/toPending.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { readDashboardCards, storeDashboardCards } from "#app/session/dashboardCards.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { dayPartOf } from "#src/lib/dayPart.ts";
import { offeredPartFlags } from "#src/model/dashboard/dashboard.ts";
import type { CompletionFlags } from "#src/model/dashboard/flags.ts";
import { onboardingRedirect } from "#src/model/onboarding/onboardingTransitions.ts";
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
  const flags = loadedFlags(useCompletionFlags(), derivedFrom(sources));
  const [lastCards] = useState(() => readDashboardCards(local));
  const isReady = view.state.kind === "ready";
  const hasContract = view.contract != null;
  const nextDay = view.facts.nextDay?.day ?? null;
  useEffect(() => {
    if (isReady) storeDashboardCards(local, { hasContract, nextDay });
  }, [isReady, local, hasContract, nextDay]);
  const parts = offeredPartFlags(flags, (part) => isPartOffered(part, offers));
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
      lastCards={lastCards}
      signOut="idle"
      onRetry={reload}
      onSignOut={() => session.end("signed-out")}
      onOpenContract={() => push("app-contract")}
      onOpen={(task) => push(screenOfTask(task, applicationMode))}
      onOpenPart={(part) => push(partScreens[part])}
    />
  );
}

/** The queries of the dashboard; each loads, fails and is retried on its own. */
function useDashboardSources(): { sources: DashboardSources; reload: () => void } {
  const signedIn = useSignedIn();
  const parts = partQueries(signedIn);
  const sources = {
    extra: useExtra(),
    own: useExtraEvents(),
    available: useAvailableEvents(),
    group: useCurrentGroup(),
    // The provider may change it in the meantime.
    contract: useQuery({ ...contractQuery(signedIn), staleTime: 0 }),
    contractData: useQuery(parts.contractData),
    payroll: useQuery(parts.payroll),
    idDocument: useQuery(parts.idDocument),
  };
  // Before paint, so that the ring never shows outdated flags.
  useLayoutEffect(() => applyDerived(signedIn.completion, derivedFrom(sources)));
  return {
    sources,
    reload() {
      for (const query of Object.values(sources)) if (hasFailed(query)) void query.refetch();
    },
  };
}

/** Decided by the provider alone; the other flags are also set by saving a form in this session (D-12, D-13). */
const decidedByProvider: readonly (keyof CompletionFlags)[] = [
  "event_applied",
  "event_confirmed",
  "group_member",
  "checked_in",
];

/** Updates the session's flags from the loaded data, without resetting what was just completed. */
export function applyDerived(completion: Completion, derived: Partial<CompletionFlags>): void {
  const flags = completion.flags();
  for (const flag of Object.keys(derived) as (keyof CompletionFlags)[]) {
    if (derived[flag] && !flags[flag]) completion.complete(flag);
    if (!derived[flag] && flags[flag] && decidedByProvider.includes(flag)) completion.clear(flag);
  }
}

/**
 * Opens the first steps once their code is loaded, so that they replace the dashboard without a gap (DASH-09, VS-016).
 * A loading error is shown there. Returns a function to call on unmount.
 */
export function leadTo<Screen>(firstSteps: Screen, follow: (screen: Screen) => void, bring: () => Promise<unknown>) {
  let isLeft = false;
  const go = () => {
    if (!isLeft) follow(firstSteps);
  };
  bring().then(go, go);
  return () => {
    isLeft = true;
  };
}
