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

/** Errors of prefetches. Their screen shows them without a new request; the next mount refetches. */
const failedAhead = new WeakSet<Error>();

/** No automatic retries: offline, the user decides. Loaded data stays when a refetch fails. */
export function createQueries(failures?: Pick<FirstFailures, "report">): QueryClient {
  const queryCache = new QueryCache({
    onError(error, query) {
      const { meta, state } = query;
      if (state.data !== undefined) return;
      if (query.getObserversCount() === 0) failedAhead.add(error);
      if (meta?.call) void failures?.report(error, meta.call);
    },
  });
  queryCache.subscribe(({ type, query }) => {
    // Deferred: in development React unmounts and remounts each screen once.
    if (type === "observerRemoved")
      queueMicrotask(
        () => query.state.error && query.getObserversCount() === 0 && failedAhead.delete(query.state.error),
      );
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: ({ state: { error } }) => !error || !failedAhead.has(error),
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

/** Not a prefetch, although no screen observes it. */
async function fetchQuery<Data, Failure extends Error, Shown, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Failure, Shown, Key>,
): Promise<Shown> {
  try {
    return await queries.fetchQuery(options);
  } catch (error) {
    if (error instanceof Error) failedAhead.delete(error);
    throw error;
  }
}

/** The data of a query for a machine, cached or requested. Rejects without a new request if its prefetch failed. */
export async function loadQuery<Data, Failure extends Error, Shown, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Failure, Shown, Key>,
): Promise<Shown> {
  const error = queries.getQueryState(options.queryKey)?.error;
  if (!error || !failedAhead.has(error)) return await fetchQuery(queries, options);
  queueMicrotask(() => failedAhead.delete(error));
  throw error;
}

/** Refetches and returns the data; rejects on an error. A pending older response is cancelled (F9). */
export function refetch<Data, Failure extends Error, Shown, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Failure, Shown, Key>,
): Promise<Shown> {
  void queries.cancelQueries({ queryKey: options.queryKey });
  return fetchQuery(queries, { ...options, staleTime: 0 });
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
