import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { serviceNoticeOf } from "#app/shell/serviceNotice.ts";
import { refetchMissing } from "#app/shell/queryUpdates.ts";
import type { ServiceNoticeProps } from "#src/patterns/ServiceNotice.tsx";

/** What the provider says to everything that is on show, if it is the same for all of it. */
export function useServiceNotice(): ServiceNoticeProps | undefined {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));
  const active = () => cache.findAll({ type: "active" });
  const kind = useSyncExternalStore(subscribe, () =>
    serviceNoticeOf(
      active().map(({ meta, state: { data, error } }) => ({ isCall: meta?.call !== undefined, data, error })),
    ),
  );
  const isRetrying = useSyncExternalStore(subscribe, () =>
    active().some(({ state }) => state.error !== null && state.fetchStatus === "fetching"),
  );
  if (kind === "update-required") return { kind, onReload: () => location.reload() };
  if (kind === null) return undefined;
  return {
    kind,
    isRetrying,
    onRetry: () => void refetchMissing(queries),
  };
}
