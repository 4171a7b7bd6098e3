import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { applyDerived, derivedFrom } from "#app/areas/dashboard/applyDerived.ts";
import type { DashboardSources } from "#app/areas/dashboard/dashboardView.ts";
import { portFactsQuery } from "#app/areas/dashboard/portFacts.ts";
import { useAvailableEvents, useCurrentGroup, useExtra, useExtraEvents } from "#app/areas/queries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";

const nothing = { data: undefined, isPending: false, isError: false, isFetching: false };

/** Everything that the dashboard is made of; each part arrives, fails and is loaded again by itself. */
export function useDashboardSources(): { sources: DashboardSources; reload: () => void } {
  const signedIn = useSignedIn();
  const queries = {
    extra: useExtra(),
    own: useExtraEvents(),
    available: useAvailableEvents(),
    group: useCurrentGroup(),
    ports: useQuery(portFactsQuery(signedIn)),
  };
  const sources = { ...queries, contract: nothing };
  // Before the browser paints: the ring never shows what was true for nobody.
  useLayoutEffect(() => applyDerived(signedIn.completion, derivedFrom(sources)));
  return {
    sources,
    reload() {
      for (const query of Object.values(queries)) if (query.isError) void query.refetch();
    },
  };
}
