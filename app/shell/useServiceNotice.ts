import { notifyManager, useQueryClient, type Query } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { serviceNoticeOf } from "#app/shell/serviceNotice.ts";
import { refetchMissing } from "#app/shell/queryUpdates.ts";
import type { ServiceNoticeProps } from "#src/patterns/ServiceNotice.tsx";

const lastErrors = new WeakMap<Query, Error>();

/** Why a query failed, also while it is retried: TanStack clears the error of one that has no data. */
function errorOf(query: Query): Error | null {
  const { data, error, errorUpdateCount } = query.state;
  if (error) lastErrors.set(query, error);
  return error ?? (data === undefined && errorUpdateCount > 0 ? (lastErrors.get(query) ?? null) : null);
}

/** What the provider says to everything that is on show, if it is the same for all of it. */
export function useServiceNotice(): ServiceNoticeProps | undefined {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));
  const active = () => cache.findAll({ type: "active" });
  const kind = useSyncExternalStore(subscribe, () =>
    serviceNoticeOf(
      active().map((query) => ({
        isCall: query.meta?.call !== undefined,
        data: query.state.data,
        error: errorOf(query),
      })),
    ),
  );
  const isRetrying = useSyncExternalStore(subscribe, () =>
    active().some((query) => errorOf(query) !== null && query.state.fetchStatus === "fetching"),
  );
  if (kind === "update-required") return { kind, onReload: () => location.reload() };
  if (kind === null) return undefined;
  return {
    kind,
    isRetrying,
    onRetry: () => void refetchMissing(queries),
  };
}
