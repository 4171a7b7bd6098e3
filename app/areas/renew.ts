import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads again what a change has made out of date; resolves when it is there. An answer that is still on its way may be
 * from before the change and is dropped, also the very first one, which would otherwise stand for the new one (F9).
 */
export function renew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  void queries.cancelQueries({ queryKey });
  return queries.invalidateQueries({ queryKey });
}

/** Shows what is known without asking; an answer from before is dropped (F9). */
export function showKnown(queries: QueryClient, queryKey: QueryKey, data: unknown): void {
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, data);
}
