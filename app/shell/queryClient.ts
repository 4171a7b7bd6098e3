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

/** How long what was read counts as up to date. */
export const FRESH_MS = 30_000;

export type FirstFailures = ReturnType<typeof createFirstFailures>;

/**
 * What could not be loaded at all stands in the place of it, and is announced once for each opening of a screen: not for
 * every list of it, and not for every further try (API-63, VA-128, C-47).
 */
export function createFirstFailures(announce: (announcement: Announcement) => void) {
  let isReported = false;
  let opened: string | null = null;
  return {
    /** As soon as a screen is wanted, and as often as it is drawn. */
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
    /** The call that a query makes, where its first failure is to be told. Fetched only then: it may bring a whole contract. */
    queryMeta: { call?: () => Promise<Call> };
  }
}

/** Never repeats a call by itself: who waits in a dead zone decides that. What was read stays when a reload fails. */
export function createQueries(failures?: Pick<FirstFailures, "report">): QueryClient {
  /** Failed before their screen was there. It shows them and does not ask again; the next opening does. */
  const failedAhead = new WeakSet<object>();
  const queryCache = new QueryCache({
    onError(error, query) {
      const { meta, state } = query;
      if (query.getObserversCount() === 0) failedAhead.add(query);
      if (meta?.call && state.data === undefined) void failures?.report(error, meta.call);
    },
  });
  queryCache.subscribe(({ type, query }) => {
    // Later: in development each screen is left once for a moment as soon as it is there.
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
      // Sent at once or failed at once: nothing waits for a connection and is sent when nobody expects it any more. What was
      // sent is not kept: it may be bank data (S6).
      mutations: { retry: false, gcTime: 0, networkMode: "always" },
    },
  });
}

/**
 * Reads again what a change has made out of date; resolves when it is there. An answer that is still on its way may be
 * from before the change and is dropped, also the very first one, which would otherwise stand for the new one (F9).
 */
export function invalidate(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  void queries.cancelQueries({ queryKey });
  return queries.invalidateQueries({ queryKey });
}

/**
 * Asks again for everything on show that is not there or could not be renewed. Also for what has not answered yet: that
 * answer may still be a refusal from before, after which nobody would ask again (VS-004).
 */
export function refetchMissing(queries: QueryClient): Promise<void> {
  const filters: QueryFilters = {
    type: "active",
    predicate: ({ state }) => state.error !== null || state.data === undefined,
  };
  void queries.cancelQueries(filters);
  return queries.refetchQueries(filters);
}

/** Asks once more for something and hands it over; rejects when it does not come. An answer from before is dropped (F9). */
export function refetch<Data, Failure extends Error, Shown, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Failure, Shown, Key>,
): Promise<Shown> {
  void queries.cancelQueries({ queryKey: options.queryKey });
  return queries.fetchQuery({ ...options, staleTime: 0 });
}

/** Shows what is known without asking; an answer from before is dropped (F9). */
export function setCached(queries: QueryClient, queryKey: QueryKey, data: unknown): void {
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, data);
}

/** For what no query holds: each time the page is seen again, as queries are read again then. */
export function usePageShown(onShown: () => void): void {
  useEffect(() => focusManager.subscribe((isShown) => isShown && onShown()), [onShown]);
}
