import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";
import { contractQuery, useExtra, useExtraEvents, useMe, whileShown } from "#app/shell/queries.ts";
import type { MyEventFacts, MyEventSources } from "#app/features/day/myEventView.ts";
import { useOffers, useSignedIn, useProcessFlags } from "#app/shell/signedIn.tsx";
import { hasFailed } from "#app/shell/toPending.ts";
import { apiErrorOf } from "#app/shell/queryError.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import type { Session } from "#app/session/session.ts";
import { useNow } from "#app/shell/clock.ts";
import { useCopy } from "#src/copy/useCopy.tsx";

/** The queries of the screens about the user's own days. */
export function useMyEventSources(): {
  sources: MyEventSources;
  facts: MyEventFacts;
  loadMessage: string | null;
  refresh: () => void;
} {
  const signedIn = useSignedIn();
  const t = useCopy("day");
  const now = useNow();
  const offers = useOffers();
  // The provider may change the contract in the meantime.
  const sources = {
    events: useExtraEvents(whileShown),
    extra: useExtra(),
    contract: useQuery({ ...contractQuery(signedIn), ...whileShown, staleTime: 0 }),
  };
  return {
    sources,
    loadMessage: useLoadMessage(sources.events),
    facts: {
      now,
      company: useMe().data.company,
      // Without contracts at the provider there is nothing to wait for.
      contractCompleted: useProcessFlags().contractCompleted || !offers.has("contract"),
      fixed: { title: t("title"), location: t("place") },
    },
    refresh() {
      void sources.events.refetch();
      for (const query of [sources.extra, sources.contract]) if (hasFailed(query)) void query.refetch();
    },
  };
}

/** The provider's message of a loading error; kept during the retry. */
function useLoadMessage({ error, isFetching }: { error: Error | null; isFetching: boolean }): string | null {
  const message = error && apiErrorOf(error).message;
  const [last, setLast] = useState(message);
  if (!isFetching && message !== last) setLast(message);
  return isFetching ? last : message;
}

type Heard = Pick<Session, "onChange">;

/** The id of the day shown by job detail, task list and course; `null`: none. Reset when the session ends. */
export const chosenJobOf = memoizeByRef((session: Heard) => {
  const chosen = createStore<string | null>(() => null);
  session.onChange(() => chosen.setState(null));
  return chosen;
});

/** The chosen day, and a setter to call before its job or tasks are opened. */
export function useChosenJob(): { chosen: string | null; choose: (job: string) => void } {
  const store = chosenJobOf(useSignedIn().session);
  return { chosen: useStore(store), choose: (job) => store.setState(job) };
}
