import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { haltOf } from "#app/shell/halt.ts";
import { askAgain } from "#app/shell/renew.ts";
import type { ShellHaltProps } from "#src/patterns/ShellHalt.tsx";

/** What the provider says to everything that is on show, if it is the same for all of it. */
export function useHalt(): ShellHaltProps | undefined {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));
  const active = () => cache.findAll({ type: "active" });
  const kind = useSyncExternalStore(subscribe, () =>
    haltOf(active().map(({ meta, state: { data, error } }) => ({ isCall: meta?.call !== undefined, data, error }))),
  );
  const isRetrying = useSyncExternalStore(subscribe, () =>
    active().some(({ state }) => state.error !== null && state.fetchStatus === "fetching"),
  );
  if (kind === "update-required") return { kind, onReload: () => location.reload() };
  if (kind === null) return undefined;
  return {
    kind,
    isRetrying,
    onRetry: () => void askAgain(queries),
  };
}
