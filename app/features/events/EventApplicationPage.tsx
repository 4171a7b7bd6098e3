import { useEffect, useState } from "react";
import { toApplicationState, toApplying } from "#app/features/events/applicationView.ts";
import { useApplying } from "#app/features/events/useApplying.ts";
import { useNow } from "#app/shell/clock.ts";
import { useAvailableEvents, useCurrentGroup, useExtra } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { isAtStep, stepCompleted, stepSkipped } from "#app/shell/tellOnboarding.ts";
import { useActorView } from "#app/shell/viewSource.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { Choice } from "#src/model/events/application.ts";
import { EventApplicationScreen } from "#src/screens/events/EventApplicationScreen.tsx";
import { appliedIds, suggestedChoice } from "#app/features/events/readApplication.ts";

const FALLBACK = "dashboard";

export function EventApplicationPage() {
  const signedIn = useSignedIn();
  const { memory } = signedIn;
  const now = useNow();
  const navigation = useNavigation();
  const sources = { extra: useExtra(), available: useAvailableEvents(), group: useCurrentGroup() };
  const applying = useApplying();
  const own = useActorView(applying, toApplying);
  const [isFirstStep] = useState(() => isAtStep(memory, "event-application"));
  const [hasSeenMarketingDates] = useState(() => memory.hasSeenMarketingDates());
  const state = toApplicationState(sources, own, { now, hasSeenMarketingDates });
  const isInvited = state.kind === "ready" && state.suggested !== null;
  useEffect(() => {
    if (isInvited) memory.markMarketingDatesSeen();
  }, [isInvited, memory]);
  const goOn = (next: ScreenName | null) => (next ? navigation.replace(next) : navigation.back(FALLBACK));
  /** What was chosen stays in sight, also when nothing else of its month can be chosen afterwards. */
  const toggle = (choice: Choice) => {
    if (state.kind === "ready") applying.send({ type: "day.moved", day: state.day });
    applying.send({ type: "date.toggled", choice });
  };
  const firstSteps = {
    onSkip: () => goOn(stepSkipped(memory, "event-application")),
    onNext: () => goOn(stepCompleted(signedIn, "event-application", appliedIds(state))),
  };
  return (
    <EventApplicationScreen
      frame={useFrame(FALLBACK)}
      state={state}
      firstSteps={isFirstStep ? firstSteps : undefined}
      onRetry={() => [sources.extra, sources.available].forEach((query) => void query.refetch())}
      onOpenProfile={() => navigation.push("app-profile-completion-overview")}
      onMove={(day) => applying.send({ type: "day.moved", day })}
      onToggle={toggle}
      onWarn={(id) => applying.send({ type: "date.warned", id })}
      onApply={(events) => applying.send({ type: "application.requested", events })}
      onWithdraw={() => applying.send({ type: "withdrawal.requested" })}
      onWithdrawConfirmed={(events) => applying.send({ type: "withdrawal.confirmed", events })}
      onWithdrawLeft={() => applying.send({ type: "withdrawal.left" })}
      onSuggestionsUsed={() => applying.send({ type: "suggestions.answered", ...suggestedChoice(state) })}
      onSuggestionsLeft={() => applying.send({ type: "suggestions.answered", ids: [], first: null })}
    />
  );
}
