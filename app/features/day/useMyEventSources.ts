import { useQuery } from "@tanstack/react-query";
import { contractQuery, useExtra, useExtraEvents, useMe, whileShown } from "#app/shell/queries.ts";
import type { MyEventKnown, MyEventSources } from "#app/features/day/myEventView.ts";
import { useOffers, useSignedIn, useProcessFlags } from "#app/shell/signedIn.tsx";
import { useLoadMessage } from "#app/shell/useLoadMessage.ts";
import { hasFailed } from "#app/shell/toPending.ts";
import { useNow } from "#app/shell/clock.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";

/** What the screens about one's own days are made of. */
export function useMyEventSources(): {
  sources: MyEventSources;
  known: MyEventKnown;
  loadMessage: string | null;
  refresh: () => void;
} {
  const signedIn = useSignedIn();
  const t = useCopy("day");
  const now = useNow();
  const offers = useOffers();
  // The provider works on the contract meanwhile.
  const sources = {
    events: useExtraEvents(whileShown),
    extra: useExtra(),
    contract: useQuery({ ...contractQuery(signedIn), ...whileShown, staleTime: 0 }),
  };
  return {
    sources,
    loadMessage: useLoadMessage(sources.events),
    known: {
      now,
      today: todayInBerlin(now),
      company: useMe().data.company,
      // Where the provider has no contracts, nobody has to wait for one.
      contractCompleted: useProcessFlags().contractCompleted || !offers.has("contract"),
      fixed: { title: t("title"), location: t("place") },
    },
    refresh() {
      void sources.events.refetch();
      for (const query of [sources.extra, sources.contract]) if (hasFailed(query)) void query.refetch();
    },
  };
}
