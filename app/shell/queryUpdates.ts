import type { FetchQueryOptions, QueryClient, QueryFilters, QueryKey } from "@tanstack/react-query";

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
  const wanted: QueryFilters = {
    type: "active",
    predicate: ({ state }) => state.error !== null || state.data === undefined,
  };
  void queries.cancelQueries(wanted);
  return queries.refetchQueries(wanted);
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
export function setKnown(queries: QueryClient, queryKey: QueryKey, data: unknown): void {
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, data);
}
