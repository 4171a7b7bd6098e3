import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { contractQuery } from "#app/areas/contract/contractQuery.ts";
import { applyDerived, derivedFrom } from "#app/areas/dashboard/applyDerived.ts";
import type { DashboardSources } from "#app/areas/dashboard/dashboardView.ts";
import { portFactsQuery } from "#app/areas/dashboard/portFacts.ts";
import { useAvailableEvents, useCurrentGroup, useExtra, useExtraEvents } from "#app/areas/queries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";

/** Everything that the dashboard is made of; each part arrives, fails and is loaded again by itself. */
export function useDashboardSources(): { sources: DashboardSources; reload: () => void } {
  const signedIn = useSignedIn();
  const sources = {
    extra: useExtra(),
    own: useExtraEvents(),
    available: useAvailableEvents(),
    group: useCurrentGroup(),
    // The provider works on it meanwhile.
    contract: useQuery({ ...contractQuery(signedIn), staleTime: 0 }),
    ports: useQuery(portFactsQuery(signedIn)),
  };
  // Before the browser paints: the ring never shows what was true for nobody.
  useLayoutEffect(() => applyDerived(signedIn.completion, derivedFrom(sources)));
  return {
    sources,
    reload() {
      for (const query of Object.values(sources)) if (query.isError) void query.refetch();
    },
  };
}
