import { useQueryClient, type FetchQueryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { EarlyCall } from "#app/client/earlyCalls.ts";
import { queriesOf, type Page } from "#app/shell/page.ts";
import {
  availableEventsQuery,
  countriesQuery,
  currentGroupQuery,
  extraEventsQuery,
  extraQuery,
  meQuery,
} from "#app/shell/queries.ts";
import { useSignedIn, type SignedIn } from "#app/shell/signedIn.tsx";

/** Sends a query only if it is not cached: stale data is refetched by the screen that shows it. */
const names =
  <Data, Key extends QueryKey>(queryOf: (signedIn: SignedIn) => FetchQueryOptions<Data, Error, Data, Key>) =>
  async (queries: QueryClient, signedIn: SignedIn): Promise<void> => {
    const query = queryOf(signedIn);
    if (!queries.getQueryState(query.queryKey)) await queries.prefetchQuery(query);
  };

/**
 * The first calls of the screens as queries. Two kinds are missing: data that is cached only while a screen shows it
 * (S6), and queries refetched on each mount, which would be sent twice.
 */
const firstQueries: Partial<Record<EarlyCall, ReturnType<typeof names>>> = {
  me: names(meQuery),
  getExtra: names(extraQuery),
  getExtraEvents: names(extraEventsQuery),
  getAvailableEvents: names(availableEventsQuery),
  currentGroup: names(currentGroupQuery),
  getCountries: names(countriesQuery),
};

/** Sends the queries while the screen's code is loading. Resolves when all have settled. */
export function useFirstQueries(page: Page): Promise<unknown> {
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  return Promise.all(queriesOf(page).flatMap((name) => firstQueries[name]?.(queries, signedIn) ?? []));
}
