import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { createApplying } from "#app/features/events/applying.ts";
import { readAvailableEvents, sendApply, sendWithdraw } from "#app/features/events/eventsApi.ts";
import { availableEventsQuery, extraQuery } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useWays } from "#app/navigation/ways.ts";
import { stepCompleted } from "#app/shell/tellOnboarding.ts";
import { useView } from "#app/shell/viewSource.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { applySuccessText, idOf, withStatus } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";

/** What one visit to the calendar does at the provider, and what follows from it. */
export function useApplying() {
  const signedIn = useSignedIn();
  const { client, extraId, memory, completion, board } = signedIn;
  const t = useCopy("events.applied");
  const queries = useQueryClient();
  const ways = useWays();
  const isLeft = useRef(false);
  const latest = useRef(0);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const { queryKey } = availableEventsQuery(signedIn);

  /** Shows at once what the provider has accepted; what was asked for before it does not count any more (F9). */
  function overlay(events: readonly AvailableEvent[], status: "applied" | "withdrawn") {
    void queries.cancelQueries({ queryKey });
    const ids = events.map(idOf);
    queries.setQueryData(queryKey, (known) => known && { ...known, rows: withStatus(known.rows, ids, status) });
    void refresh();
  }

  async function refresh() {
    const turn = (latest.current += 1);
    const outcome = await readAvailableEvents(signedIn);
    if (outcome.ok && turn === latest.current) queries.setQueryData(queryKey, outcome.value);
  }

  /** Here an id is text; what is sent is as the record has it (C-72). */
  const asker = () => ({ client, extraId: queries.getQueryData(extraQuery(signedIn).queryKey)?.extra_id ?? extraId });

  const [applying] = useState(() =>
    createApplying({
      apply: (events) => sendApply(asker(), events),
      withdraw: (events) => sendWithdraw(asker(), events),
      refresh: () => void refresh(),
      onApplied(events, message) {
        overlay(events, "applied");
        completion.complete("event_applied");
        const text = applySuccessText(message, t("suffix"));
        board.post({ tone: "success", area: "signed-in", text: { from: "provider", text } });
        const next = stepCompleted(
          memory,
          "event-application",
          events.map(({ event_id: id }) => id),
        );
        if (next && !isLeft.current) ways.follow(next);
      },
      onWithdrawn: (events) => overlay(events, "withdrawn"),
    }),
  );
  return { applying, own: useView(applying) };
}
