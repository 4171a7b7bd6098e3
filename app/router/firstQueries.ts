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

/** Asks unless it was asked before: what has grown old is read again by the screen that shows it. */
const names =
  <Data, Key extends QueryKey>(queryOf: (signedIn: SignedIn) => FetchQueryOptions<Data, Error, Data, Key>) =>
  async (queries: QueryClient, signedIn: SignedIn): Promise<void> => {
    const query = queryOf(signedIn);
    if (!queries.getQueryState(query.queryKey)) await queries.prefetchQuery(query);
  };

/**
 * What screens ask for first, as queries. Two kinds are missing: what may be held only as long as a screen shows it (S6), and
 * what is read anew at each opening, which would be asked for twice.
 */
const firstQueries: Partial<Record<EarlyCall, ReturnType<typeof names>>> = {
  me: names(meQuery),
  getExtra: names(extraQuery),
  getExtraEvents: names(extraEventsQuery),
  getAvailableEvents: names(availableEventsQuery),
  currentGroup: names(currentGroupQuery),
  getCountries: names(countriesQuery),
};

/** Asks while the code of the screen is still on its way. Resolves when all is answered or has failed. */
export function useFirstQueries(page: Page): Promise<unknown> {
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  return Promise.all(queriesOf(page).flatMap((name) => firstQueries[name]?.(queries, signedIn) ?? []));
}
