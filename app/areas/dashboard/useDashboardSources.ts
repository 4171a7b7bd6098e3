import type { DashboardSources } from "#app/areas/dashboard/dashboardView.ts";
import { useAvailableEvents, useCurrentGroup, useExtra, useExtraEvents } from "#app/areas/queries.ts";

const nothing = { data: undefined, isPending: false, isError: false, isFetching: false };

/** Everything that the dashboard is made of; each part arrives, fails and is loaded again by itself. */
export function useDashboardSources(): { sources: DashboardSources; reload: () => void } {
  const extra = useExtra();
  const own = useExtraEvents();
  const available = useAvailableEvents();
  const group = useCurrentGroup();
  const all = [extra, own, available, group];
  return {
    sources: { extra, own, available, group, contract: nothing },
    reload() {
      const failed = all.filter((source) => source.isError);
      for (const source of failed) void source.refetch();
    },
  };
}
