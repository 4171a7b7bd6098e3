import {
  focusManager,
  QueryCache,
  QueryClient,
  type FetchQueryOptions,
  type QueryFilters,
  type QueryKey,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { QueryError } from "#app/shell/queryError.ts";
import type { Announcement } from "#app/client/announcement.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { failureNotice } from "#app/client/notice.ts";

/** The stale time of queries. */
export const FRESH_MS = 30_000;

export type FirstFailures = ReturnType<typeof createFirstFailures>;

/**
 * A failed first load is shown in place of the data, and announced once per opening of a screen: not for every list,
 * and not for every retry (API-63, VA-128, C-47).
 */
export function createFirstFailures(announce: (announcement: Announcement) => void) {
  let isReported = false;
  let opened: string | null = null;
  return {
    /** Called as soon as a screen is requested, and on each render. */
    screenOpened: (screen: string): void => {
      if (screen !== opened) isReported = false;
      opened = screen;
    },
    async report(error: unknown, loadCall: () => Promise<Call>): Promise<void> {
      if (isReported || !(error instanceof QueryError)) return;
      const call = await loadCall().catch(() => null);
      const notice = call && failureNotice(call, error.apiError);
      if (isReported || !notice) return;
      isReported = true;
      announce(notice);
    },
  };
}

declare module "@tanstack/react-query" {
  interface Register {
    /** The call of a query whose first failure is announced. Loaded on demand: it may import a whole contract. */
    queryMeta: { call?: () => Promise<Call> };
  }
}

/** No automatic retries: offline, the user decides. Loaded data stays when a refetch fails. */
export function createQueries(failures?: Pick<FirstFailures, "report">): QueryClient {
  /** Failed before their screen was mounted. It shows the error without a new request; the next mount refetches. */
  const failedAhead = new WeakSet<object>();
  const queryCache = new QueryCache({
    onError(error, query) {
      const { meta, state } = query;
      if (query.getObserversCount() === 0) failedAhead.add(query);
      if (meta?.call && state.data === undefined) void failures?.report(error, meta.call);
    },
  });
  queryCache.subscribe(({ type, query }) => {
    // Deferred: in development React unmounts and remounts each screen once.
    if (type === "observerRemoved") queueMicrotask(() => query.getObserversCount() === 0 && failedAhead.delete(query));
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: (query) => !failedAhead.has(query),
        staleTime: FRESH_MS,
        gcTime: Infinity,
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
      },
      // Fails at once when offline: a queued request would be sent unexpectedly later. Variables are not cached: they
      // may contain bank data (S6).
      mutations: { retry: false, gcTime: 0, networkMode: "always" },
    },
  });
}

/**
 * Refetches after a change; resolves when done. A pending response may be older than the change and is cancelled, even
 * the very first one, which would otherwise be taken for the new one (F9).
 */
export function invalidate(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  void queries.cancelQueries({ queryKey });
  return queries.invalidateQueries({ queryKey });
}

/**
 * Refetches all mounted queries without data or with an error. Pending ones too: their response may still be an old
 * refusal, after which nothing would refetch (VS-004).
 */
export function refetchMissing(queries: QueryClient): Promise<void> {
  const filters: QueryFilters = {
    type: "active",
    predicate: ({ state }) => state.error !== null || state.data === undefined,
  };
  void queries.cancelQueries(filters);
  return queries.refetchQueries(filters);
}

/** Refetches and returns the data; rejects on an error. A pending older response is cancelled (F9). */
export function refetch<Data, Failure extends Error, Shown, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Failure, Shown, Key>,
): Promise<Shown> {
  void queries.cancelQueries({ queryKey: options.queryKey });
  return queries.fetchQuery({ ...options, staleTime: 0 });
}

/** Sets data without a request; a pending older response is cancelled (F9). */
export function setCached(queries: QueryClient, queryKey: QueryKey, data: unknown): void {
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, data);
}

/** For data outside queries: called whenever the page becomes visible, like a refetch. */
export function usePageShown(onShown: () => void): void {
  useEffect(() => focusManager.subscribe((isShown) => isShown && onShown()), [onShown]);
}
