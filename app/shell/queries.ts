import {
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryFunctionContext,
  type QueryClient,
} from "@tanstack/react-query";
import { FRESH_MS, invalidate } from "#app/shell/queryClient.ts";
import { valueOf } from "#app/shell/queryError.ts";
import { useSignedIn, type SignedIn } from "#app/shell/signedIn.tsx";
import type { GroupDeps } from "#app/shell/currentGroup.ts";
import type { CallOptions } from "#app/client/client.ts";
import { me } from "#app/client/calls/access.ts";
import { getContract } from "#app/client/calls/papers.ts";
import { getStaffList } from "#app/client/calls/staff.ts";
import { getAvailableEvents, getCountries, getExtra, getExtraEvents } from "#app/client/calls/signedIn.ts";
import { ifOffered } from "#app/shell/offers.ts";
import { EVENT_TYPE } from "#src/model/events/eventType.ts";
import type { Listing } from "#src/model/listAnswer.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffList } from "#src/model/staff/staffRules.ts";

/**
 * Polls data that other users change, while mounted. Stops after a failure, as each further one would be announced;
 * window focus, reconnect and the retry button still refetch.
 */
export const whileShown = {
  refetchInterval: ({ state }: { state: { status: string } }) => state.status !== "error" && FRESH_MS,
} as const;

/** First failures are announced by the query client; after that the screen shows that its data is outdated. */
const optionsOf = ({ signal }: QueryFunctionContext): CallOptions => ({ signal, quiet: true });

/** The signed-in user: from the device at once, then from the provider (SESS-17, C-66). */
export const meQuery = ({ client, session, user }: Pick<SignedIn, "client" | "session" | "user">) =>
  queryOptions({
    queryKey: ["me"],
    initialData: user,
    initialDataUpdatedAt: 0,
    async queryFn({ signal }) {
      const answer = valueOf(await client.call(me, {}, { signal, quiet: true }));
      session.storeUser(answer.user);
      return session.user() ?? user;
    },
  });

/** The user's record (APIS-02). */
export const extraQuery = ({ client, extraId }: Pick<SignedIn, "client" | "extraId">) =>
  queryOptions({
    queryKey: ["extra"],
    meta: { call: async () => getExtra },
    queryFn: async (context) => valueOf(await client.call(getExtra, { params: { id: extraId } }, optionsOf(context))),
  });

/** The nationality list (APIS-13). */
export const countriesQuery = ({ client }: Pick<SignedIn, "client">) =>
  queryOptions({
    queryKey: ["countries"],
    meta: { call: async () => getCountries },
    staleTime: Infinity,
    queryFn: async (context) => valueOf(await client.call(getCountries, {}, optionsOf(context))).rows,
  });

/** The user's days, and the number of unreadable rows (APIS-08, N3). */
export const extraEventsQuery = ({ client, extraId }: Pick<SignedIn, "client" | "extraId">) =>
  queryOptions({
    queryKey: ["extraEvents"],
    meta: { call: async () => getExtraEvents },
    async queryFn(context) {
      const input = { params: { extraId }, query: { event_type: EVENT_TYPE } };
      return valueOf(await client.call(getExtraEvents, input, optionsOf(context)));
    },
  });

/** Days open for application, with the status of the user's applications (APIS-09). */
export const availableEventsQuery = ({ client, extraId }: Pick<SignedIn, "client" | "extraId">) =>
  queryOptions({
    queryKey: ["availableEvents"],
    meta: { call: async () => getAvailableEvents },
    async queryFn(context) {
      const input = { params: { extraId }, query: { type: EVENT_TYPE } };
      return valueOf(await client.call(getAvailableEvents, input, optionsOf(context)));
    },
  });

/** Query key of the user's group; `null` is valid data: in no group. */
export const CURRENT_GROUP = ["currentGroup"];

/** The user's group; `null` only if the provider says that there is none (APIS-18, APIS-19, P31). */
export const currentGroupQuery = (deps: GroupDeps) =>
  queryOptions({
    queryKey: CURRENT_GROUP,
    meta: { call: async () => (await import("#app/client/calls/groups.ts")).currentGroup },
    queryFn: async (context) => (await import("#app/shell/currentGroup.ts")).loadGroup(deps, optionsOf(context)),
  });

export const useMe = () => useQuery(meQuery(useSignedIn()));
export const useExtra = () => useQuery(extraQuery(useSignedIn()));
export const useCountries = () => useQuery(countriesQuery(useSignedIn()));
export const useExtraEvents = (options: Partial<typeof whileShown> = {}) =>
  useQuery({ ...extraEventsQuery(useSignedIn()), ...options });
export const useAvailableEvents = () => useQuery(availableEventsQuery(useSignedIn()));
export const useCurrentGroup = (options: Partial<typeof whileShown> = {}) =>
  useQuery({ ...currentGroupQuery(useSignedIn()), ...options });

type SharedQuery = "me" | "extra" | "extraEvents" | "availableEvents" | "currentGroup";

/** Invalidates queries after a change; resolves when they are refetched. */
export function useReload() {
  const queries = useQueryClient();
  return (...names: SharedQuery[]): Promise<unknown> => Promise.all(names.map((name) => invalidate(queries, [name])));
}

/**
 * The contract's status, for screens with its card (CONTR-26); `null` if the provider has no contracts.
 * `contractCompleted`: the user has continued after the last status (D-13, D-14).
 */
export const contractQuery = ({ client, offers, extraId }: Pick<SignedIn, "client" | "offers" | "extraId">) =>
  queryOptions({
    queryKey: ["contract"],
    queryFn: () =>
      ifOffered(
        offers,
        "contract",
        async () => {
          const answer = valueOf(await client.call(getContract, { params: { extraId } }));
          const { status, has_booked_shifts: hasBookedShifts, contract_completed: contractCompleted } = answer;
          return { status, hasBookedShifts, contractCompleted };
        },
        null,
      ),
  });

const STAFF = "staff";

export const staffQuery = ({ client }: Pick<SignedIn, "client">, list: StaffList) =>
  queryOptions({
    queryKey: [STAFF, list] as const,
    ...whileShown,
    queryFn: async ({ queryKey: [, requested] }) =>
      valueOf(await client.call(getStaffList, { params: { list: requested } })),
  });

/** Updates a changed row in every list that contains it. Pending older responses are cancelled. */
export async function showChanged(queries: QueryClient, changed: StaffMember): Promise<void> {
  await queries.cancelQueries({ queryKey: [STAFF] });
  queries.setQueriesData<Listing<StaffMember>>(
    { queryKey: [STAFF] },
    (staff) => staff && { ...staff, rows: staff.rows.map((member) => (member.id === changed.id ? changed : member)) },
  );
}
