import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { applicationMachine, type ApplicationInput } from "#app/features/events/applicationMachine.ts";
import { appliedIds, suggestedChoice, toApplicationState, toApplying } from "#app/features/events/applicationView.ts";
import { applicationActors, readAvailableEvents, sendApply, sendWithdraw } from "#app/features/events/eventsApi.ts";
import { useNow } from "#app/shell/clock.ts";
import { availableEventsQuery, extraQuery, useAvailableEvents, useCurrentGroup, useExtra } from "#app/shell/queries.ts";
import { useDraft } from "#app/shell/drafts.ts";
import { useSignedIn, type SignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { isAtStep, stepCompleted, stepSkipped } from "#app/shell/onboardingProgress.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { applySuccessText, idOf, withStatus, type Choice } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { EventApplicationScreen } from "#src/screens/events/EventApplicationScreen.tsx";

const FALLBACK = "dashboard";

export function EventApplicationPage() {
  const signedIn = useSignedIn();
  const { memory } = signedIn;
  const now = useNow();
  const navigation = useNavigation();
  const sources = { extra: useExtra(), available: useAvailableEvents(), group: useCurrentGroup() };
  const application = useApplication();
  const own = useSelector(application, toApplying);
  const [isFirstStep] = useState(() => isAtStep(memory, "event-application"));
  const [hasSeenMarketingDates] = useState(() => memory.hasSeenMarketingDates());
  const state = toApplicationState(sources, own, { now, hasSeenMarketingDates });
  const isInvited = state.kind === "ready" && state.suggested !== null;
  useEffect(() => {
    if (isInvited) memory.markMarketingDatesSeen();
  }, [isInvited, memory]);
  const goOn = (next: ScreenName | null) => (next ? navigation.replace(next) : navigation.back(FALLBACK));
  /** Stays on the chosen day, even if nothing else of its month can be chosen afterwards. */
  const toggle = (choice: Choice) => {
    if (state.kind === "ready") application.send({ type: "day.moved", day: state.day });
    application.send({ type: "date.toggled", choice });
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
      onMove={(day) => application.send({ type: "day.moved", day })}
      onToggle={toggle}
      onWarn={(id) => application.send({ type: "date.warned", id })}
      onApply={(events) => application.send({ type: "application.requested", events })}
      onWithdraw={() => application.send({ type: "withdrawal.requested" })}
      onWithdrawConfirmed={(events) => application.send({ type: "withdrawal.confirmed", events })}
      onWithdrawLeft={() => application.send({ type: "withdrawal.left" })}
      onSuggestionsUsed={() => application.send({ type: "suggestions.answered", ...suggestedChoice(state) })}
      onSuggestionsLeft={() => application.send({ type: "suggestions.answered", ids: [], first: null })}
    />
  );
}

/** Refetches the dates silently; only the response to the latest request counts (F9). */
function createRefresh(queries: QueryClient, signedIn: SignedIn) {
  const { queryKey } = availableEventsQuery(signedIn);
  let latest = 0;
  return async () => {
    const turn = (latest += 1);
    const outcome = await readAvailableEvents(signedIn);
    if (outcome.ok && turn === latest) queries.setQueryData(queryKey, outcome.value);
  };
}

/** Requests of the calendar while it is mounted, and their effects. */
function useApplication() {
  const signedIn = useSignedIn();
  const { client, extraId, completion, toaster } = signedIn;
  const t = useCopy("events.applied");
  const queries = useQueryClient();
  const navigation = useNavigation();
  const [refresh] = useState(() => createRefresh(queries, signedIn));
  const { queryKey } = availableEventsQuery(signedIn);
  const draft = useDraft("application");
  const [kept] = useState(() => draft.read() ?? { choices: [], day: null });

  /** Applies an accepted change to the cache at once; pending responses from before are cancelled (F9). */
  function overlay(events: readonly AvailableEvent[], status: "applied" | "withdrawn") {
    void queries.cancelQueries({ queryKey });
    const ids = events.map(idOf);
    keep({ choices: (draft.read()?.choices ?? []).filter(({ id }) => !ids.includes(id)), day: null });
    queries.setQueryData(queryKey, (known) => known && { ...known, rows: withStatus(known.rows, ids, status) });
    void refresh();
  }

  /** Unsent choices are restored on the next visit (F8). */
  function keep({ choices, day }: ApplicationInput) {
    draft.write(choices.length > 0 ? { choices, day } : null);
  }

  /** Ids are sent as spelled in the record; in this file they are strings (C-72). */
  const request = () => ({ client, extraId: queries.getQueryData(extraQuery(signedIn).queryKey)?.extra_id ?? extraId });

  function onApplied(events: readonly AvailableEvent[], message: string | null) {
    overlay(events, "applied");
    completion.complete("event_applied");
    const text = applySuccessText(message, t("suffix"));
    const ids = events.map(({ event_id: id }) => id);
    toaster.notify({ tone: "success", area: "signed-in", text: { from: "provider", text }, isLasting: true });
    return stepCompleted(signedIn, "event-application", ids);
  }

  return useActorRef(
    applicationMachine.provide({
      actors: applicationActors({
        apply: (events) => sendApply(request(), events),
        withdraw: (events) => sendWithdraw(request(), events),
        refresh: () => void refresh(),
        onApplied,
        onWithdrawn: (events) => overlay(events, "withdrawn"),
      }),
      actions: { goOn: (_, { next }) => next && navigation.replace(next) },
    }),
    { input: kept },
    ({ context }) => keep(context),
  );
}
