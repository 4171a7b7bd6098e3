import { notifyManager, QueryObserver, type QueryClient } from "@tanstack/react-query";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import { createQueries, invalidate, setCached } from "#app/shell/queryClient.ts";
import { availableEventsQuery, currentGroupQuery, extraEventsQuery } from "#app/shell/queries.ts";
import { showGroup } from "#app/features/groups/groupFormsApi.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { createToaster } from "#app/shell/Notices.tsx";
import { createStore } from "#app/session/storage.ts";
import { onlyStoredFields } from "#app/session/stored.ts";
import { people } from "#src/people/people.ts";
import { loginUserOf } from "#tests/people/loginUserOf.ts";
import { createArea } from "#tests/session/stubs.ts";
import type { Group } from "#src/model/groups/group.ts";
import { groupOf } from "#src/people/groups.ts";
import { RUNS } from "#tests/runs.ts";

beforeAll(() => notifyManager.setScheduler(queueMicrotask));
afterAll(() => notifyManager.setScheduler((notify) => setTimeout(notify, 0)));

const group = groupOf("nordwind", "2026-11-20", "amira");
const CURRENT = ["currentGroup"];
const user = onlyStoredFields(loginUserOf(people.amira));

/** Amira on her own device. */
const newPerson = () => ({
  extraId: user.extraId,
  user,
  local: createStore(() => createArea()),
  completion: createCompletion({ onChange: () => () => {} }),
  toaster: createToaster(),
  session: { id: () => "session-1" },
});

/** A provider that counts changes, receives and answers requests in any order, and refuses some. */
function slowProvider(scheduler: fc.Scheduler, refusals: readonly boolean[]) {
  let version = 0;
  const sent: { refuses: boolean; answer: number | null }[] = [];

  const answers: Record<string, () => unknown> = {
    getAvailableEvents: () => ({ rows: [version], unreadable: 0 }),
    getExtraEvents: () => ({ rows: [version], unreadable: 0 }),
    currentGroup: () => ({ group_id: "41", group_code: "48217306", group_name: `Stand ${version}`, members: [] }),
  };

  return {
    sent,
    version: () => version,
    client: {
      async call(row: Call, _input: unknown, { signal }: { signal?: AbortSignal } = {}) {
        const request = { refuses: refusals[sent.length] ?? false, answer: null as number | null };
        sent.push(request);
        await scheduler.schedule(Promise.resolve(), "reaches the provider");
        const value = answers[row.name]!();
        request.answer = version;
        await scheduler.schedule(Promise.resolve(), "comes back");
        return request.refuses || signal?.aborted
          ? { ok: false, apiError: apiErrorWith("unreachable", 500) }
          : { ok: true, value, message: null };
      },
    } as never,
    /** Applying, withdrawing, joining: resolves with the response. */
    async change() {
      await scheduler.schedule(Promise.resolve(), "the change reaches the provider");
      version += 1;
      await scheduler.schedule(Promise.resolve(), "the change is known here");
      return version;
    },
  };
}

type Provider = ReturnType<typeof slowProvider>;

const dayVersion = (data: unknown) => (data as { rows: number[] } | undefined)?.rows[0];
const groupVersion = (data: unknown) => {
  const [, version] = (data as Group | undefined)?.name.split(" ") ?? [];
  return version === undefined ? undefined : Number(version);
};

const cached = [
  { name: "the calendar", query: availableEventsQuery, versionOf: dayVersion },
  { name: "one's own days", query: extraEventsQuery, versionOf: dayVersion },
  { name: "the group", query: currentGroupQuery, versionOf: groupVersion },
] as const;

type Cached = (typeof cached)[number];

/** Renders cached data and follows it, as a screen does. */
async function show(queries: QueryClient, { client }: Provider, { query, versionOf }: Cached) {
  const person = { ...newPerson(), client };
  // Loads the code of the groups, so that only responses are late.
  await import("#app/shell/currentGroup.ts");
  const options = query(person);
  const seen: number[] = [];
  const observer = new QueryObserver(queries, options as never);
  const leave = observer.subscribe(({ data }) => {
    const version = versionOf(data);
    if (version !== undefined && version !== seen.at(-1)) seen.push(version);
  });
  const { queryKey } = options;
  return { seen, leave, queryKey, version: () => versionOf(queries.getQueryData(queryKey)) };
}

const actions = fc.array(fc.constantFrom("reload", "change"), { minLength: 1, maxLength: 6 });
const refusals = fc.array(fc.boolean(), { maxLength: 8 });

test.each(cached)("$name shows the answer to the last request, whatever comes back first (F9)", async (one) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), actions, refusals, async (scheduler, chosen, refusing) => {
      const queries = createQueries();
      const provider = slowProvider(scheduler, refusing);
      const shown = await show(queries, provider, one);
      const reload = () => invalidate(queries, shown.queryKey);
      for (const action of chosen) {
        void scheduler.schedule(Promise.resolve(), action).then(async () => {
          if (action === "change") await provider.change();
          await reload();
        });
      }
      await scheduler.waitIdle();
      const last = provider.sent.at(-1);
      const isUpToDate = last?.answer === provider.version();
      expect(isUpToDate).toBe(true);
      expect(last?.refuses || shown.version() === provider.version()).toBe(true);
      expect(shown.version()).toBe(shown.seen.at(-1));
      expect(shown.seen).toEqual(shown.seen.toSorted((a, b) => a - b));
      shown.leave();
      queries.clear();
    }),
    { numRuns: RUNS },
  );
});

test.each([
  ["joined", (queries: QueryClient, version: number) => showGroup(queries, { ...group, name: `Stand ${version}` })],
  ["changed", (queries: QueryClient, version: number) => setCached(queries, CURRENT, { name: `Stand ${version}` })],
])("a group that was just %s stays visible, although an earlier response is pending (F9)", async (_, showIt) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat(2), async (scheduler, reloads) => {
      const queries = createQueries();
      const provider = slowProvider(scheduler, []);
      const shown = await show(queries, provider, cached[2]);
      for (let at = 0; at < reloads; at++)
        void scheduler.schedule(Promise.resolve(), "reload").then(() => invalidate(queries, shown.queryKey));
      void scheduler.schedule(Promise.resolve(), "join").then(async () => {
        const version = await provider.change();
        showIt(queries, version);
      });
      await scheduler.waitIdle();
      expect(shown.version()).toBe(provider.version());
      expect(shown.seen).toEqual(shown.seen.toSorted((a, b) => a - b));
      shown.leave();
      queries.clear();
    }),
    { numRuns: RUNS },
  );
});
