import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { contractQuery } from "#app/shell/contractQuery.ts";
import { applyDerived, derivedFrom } from "#app/features/dashboard/applyDerived.ts";
import type { DashboardSources } from "#app/features/dashboard/dashboardView.ts";
import { portFactsQuery } from "#app/features/dashboard/portFacts.ts";
import { useAvailableEvents, useCurrentGroup, useExtra, useExtraEvents } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { hasFailed } from "#app/shell/toPending.ts";

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
      for (const query of Object.values(sources)) if (hasFailed(query)) void query.refetch();
    },
  };
}
