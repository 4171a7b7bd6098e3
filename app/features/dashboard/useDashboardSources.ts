import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { contractQuery, useAvailableEvents, useCurrentGroup, useExtra, useExtraEvents } from "#app/shell/queries.ts";
import { applyDerived, derivedFrom } from "#app/features/dashboard/applyDerived.ts";
import type { DashboardSources } from "#app/features/dashboard/dashboardView.ts";
import { partQueries } from "#app/features/dashboard/partQueries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { hasFailed } from "#app/shell/toPending.ts";

/** Everything that the dashboard is made of; each part arrives, fails and is loaded again by itself. */
export function useDashboardSources(): { sources: DashboardSources; reload: () => void } {
  const signedIn = useSignedIn();
  const parts = partQueries(signedIn);
  const sources = {
    extra: useExtra(),
    own: useExtraEvents(),
    available: useAvailableEvents(),
    group: useCurrentGroup(),
    // The provider works on it meanwhile.
    contract: useQuery({ ...contractQuery(signedIn), staleTime: 0 }),
    contractData: useQuery(parts.contractData),
    payroll: useQuery(parts.payroll),
    idDocument: useQuery(parts.idDocument),
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
