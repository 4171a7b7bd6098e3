import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { applicationMachine, type ApplicationInput } from "#app/features/events/applicationMachine.ts";
import { applicationServices, readAvailableEvents, sendApply, sendWithdraw } from "#app/features/events/eventsApi.ts";
import { availableEventsQuery, extraQuery } from "#app/shell/queries.ts";
import { useSignedIn, type SignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { stepCompleted } from "#app/shell/tellOnboarding.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { applySuccessText, idOf, withStatus } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";

/** Reads the dates again, without a word; of several answers only the one that was asked for last counts (F9). */
function createRefresh(queries: QueryClient, signedIn: SignedIn) {
  const { queryKey } = availableEventsQuery(signedIn);
  let latest = 0;
  return async () => {
    const turn = (latest += 1);
    const outcome = await readAvailableEvents(signedIn);
    if (outcome.ok && turn === latest) queries.setQueryData(queryKey, outcome.value);
  };
}

/** What one visit to the calendar does at the provider, and what follows from it. */
export function useApplying() {
  const signedIn = useSignedIn();
  const { client, extraId, completion, toaster } = signedIn;
  const t = useCopy("events.applied");
  const queries = useQueryClient();
  const navigation = useNavigation();
  const [refresh] = useState(() => createRefresh(queries, signedIn));
  const { queryKey } = availableEventsQuery(signedIn);
  const draft = useDraft("application");
  const [kept] = useState(() => draft.read() ?? { choices: [], day: null });

  /** Shows at once what the provider has accepted; what was asked for before it does not count any more (F9). */
  function overlay(events: readonly AvailableEvent[], status: "applied" | "withdrawn") {
    void queries.cancelQueries({ queryKey });
    const ids = events.map(idOf);
    keep({ choices: (draft.read()?.choices ?? []).filter(({ id }) => !ids.includes(id)), day: null });
    queries.setQueryData(queryKey, (known) => known && { ...known, rows: withStatus(known.rows, ids, status) });
    void refresh();
  }

  /** What is chosen and not sent is there again on the next visit (F8). */
  function keep({ choices, day }: ApplicationInput) {
    draft.keep(choices.length > 0 ? { choices, day } : null);
  }

  /** Here an id is text; what is sent is as the record has it (C-72). */
  const asker = () => ({ client, extraId: queries.getQueryData(extraQuery(signedIn).queryKey)?.extra_id ?? extraId });

  function onApplied(events: readonly AvailableEvent[], message: string | null) {
    overlay(events, "applied");
    completion.complete("event_applied");
    const text = applySuccessText(message, t("suffix"));
    const ids = events.map(({ event_id: id }) => id);
    const next = stepCompleted(signedIn, "event-application", ids);
    // This page keeps what comes next in sight; the one that follows does not.
    const isLasting = next ? { isLasting: true as const } : null;
    toaster.notify({ tone: "success", area: "signed-in", text: { from: "provider", text }, ...isLasting });
    return next;
  }

  return useActorRef(
    applicationMachine.provide({
      actors: applicationServices({
        apply: (events) => sendApply(asker(), events),
        withdraw: (events) => sendWithdraw(asker(), events),
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
