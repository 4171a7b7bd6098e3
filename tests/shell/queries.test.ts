import { globSync, readFileSync } from "node:fs";
import { QueryObserver, type QueryClient } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import { createFirstFailures, createQueries, loadQuery } from "#app/shell/queryClient.ts";
import { currentGroupQuery, extraEventsQuery, extraQuery, meQuery } from "#app/shell/queries.ts";
import { QueryError, apiErrorOf } from "#app/shell/queryError.ts";
import { createToaster } from "#app/shell/Notices.tsx";
import type { CallOptions } from "#app/client/client.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import type { Session } from "#app/session/session.ts";
import { createStore } from "#app/session/storage.ts";
import { onlyStoredFields } from "#app/session/stored.ts";
import type { StoredLoginUser } from "#src/model/auth/loginUser.ts";
import { people } from "#src/people/people.ts";
import { loginUserOf } from "#tests/people/loginUserOf.ts";
import { createArea } from "#tests/session/stubs.ts";

const amira = onlyStoredFields(loginUserOf(people.amira));
const extraId = amira.extraId;

function answering(...answers: unknown[]) {
  const call = vi.fn(async (_row: unknown, _input: unknown, _options?: CallOptions) => answers.shift());
  return { call, client: { call } as never };
}
const yes = (value: unknown) => ({ ok: true, value, message: null });
const no = (code: "unreachable" | "refused", status: number, message: string | null = null) => ({
  ok: false,
  apiError: { ...apiErrorWith(code, status), message },
});

function sessionOf(cached: StoredLoginUser) {
  let user = cached;
  return {
    user: () => user,
    storeUser: (next: StoredLoginUser) => {
      user = next;
    },
  } as Session;
}

const inAGroup = (client: never) => ({
  client,
  extraId,
  user: amira,
  local: createStore(() => createArea()),
  completion: createCompletion({ onChange: () => () => {} }),
  toaster: createToaster(),
  session: { id: () => "session-1" },
});

test("the signed-in user is read from the device at once and requested in the background (SESS-17, C-66)", async () => {
  const { client, call } = answering(yes({ user: { ...amira, firstName: "Ada" } }));
  const queries = createQueries();
  const query = meQuery({ client, session: sessionOf(amira), user: amira });
  expect(query.initialData).toEqual(amira);
  await queries.fetchQuery({ ...query, initialData: undefined });
  expect(queries.getQueryData(query.queryKey)).toEqual({ ...amira, firstName: "Ada" });
  expect(call).toHaveBeenCalledTimes(1);
});

test("without a response cached data stays (C-66)", async () => {
  const { client } = answering(yes({ extra_id: extraId, city: "München" }), no("unreachable", 0));
  const queries = createQueries();
  const query = extraQuery({ client, extraId });
  await queries.fetchQuery(query);
  await queries.invalidateQueries(query);
  await expect(queries.fetchQuery(query)).rejects.toThrow(QueryError);
  expect(queries.getQueryData(query.queryKey)).toEqual({ extra_id: extraId, city: "München" });
});

test("no query announces its failure by itself, and none is repeated by itself (C-47, F7)", async () => {
  const { client, call } = answering(no("unreachable", 502), yes({ extra_id: extraId }), no("unreachable", 502));
  const queries = createQueries();
  const query = extraQuery({ client, extraId });
  await expect(queries.fetchQuery(query)).rejects.toThrow("unreachable");
  await queries.fetchQuery(query);
  await queries.invalidateQueries(query);
  await expect(queries.fetchQuery(query)).rejects.toThrow("unreachable");
  expect(call.mock.calls.map(([, , options]) => options?.quiet)).toEqual([true, true, true]);
});

describe("a first load that fails", () => {
  const failing = (result: unknown = no("unreachable", 500)) => {
    const announce = vi.fn();
    const failures = createFirstFailures(announce);
    const queries = createQueries(failures);
    const { client } = { client: { call: async () => result } as never };
    const load = (query: typeof extraQuery | typeof extraEventsQuery) =>
      queries.fetchQuery(query({ client, extraId }) as ReturnType<typeof extraQuery>).catch(() => null);
    const loadGroup = () => queries.fetchQuery(currentGroupQuery(inAGroup(client))).catch(() => null);
    return { announce, failures, load, loadGroup };
  };
  const announcement = (key: string, resource?: string) => ({
    tone: "error",
    area: "signed-in",
    text: { from: "copy", key, ...(resource ? { resource } : {}) },
  });

  test("is announced once per opening of a screen, for any list and number of failures (VA-128, API-63)", async () => {
    const { announce, failures, load } = failing();
    failures.screenOpened("dashboard");
    await Promise.all([load(extraQuery), load(extraEventsQuery)]);
    await load(extraQuery);
    expect(announce.mock.calls).toEqual([[announcement("failed.load", "profile")]]);
    failures.screenOpened("dashboard");
    await load(extraEventsQuery);
    expect(announce.mock.calls).toEqual([[announcement("failed.load", "profile")]]);
    failures.screenOpened("my-event");
    await load(extraEventsQuery);
    expect(announce.mock.calls).toEqual([
      [announcement("failed.load", "profile")],
      [announcement("events.loadFailed")],
    ]);
  });

  test("of a group, too, whose call is loaded for it (VA-128)", async () => {
    const { announce, loadGroup } = failing();
    await loadGroup();
    await vi.waitFor(() => expect(announce.mock.calls).toEqual([[announcement("failed.load", "group")]]));
  });

  test.each(["session-lost", "aborted"] as const)("is not announced if it was %s (C-75)", async (code) => {
    const { announce, load } = failing({ ok: false, apiError: apiErrorWith(code, 0) });
    await load(extraQuery);
    expect(announce).not.toHaveBeenCalled();
  });
});

test("a failed prefetch is not repeated by its screen, but by the next opening", async () => {
  const { client, call } = answering(no("unreachable", 502), yes({ extra_id: extraId }));
  const queries = createQueries();
  const query = extraQuery({ client, extraId });
  const screen = new QueryObserver(queries, query);
  await queries.prefetchQuery(query);
  const leave = screen.subscribe(() => {});
  expect(screen.getCurrentResult()).toMatchObject({ status: "error", fetchStatus: "idle" });
  leave();
  await Promise.resolve();
  const leaveAgain = screen.subscribe(() => {});
  await vi.waitFor(() => expect(screen.getCurrentResult().status).toBe("success"));
  leaveAgain();
  expect(call).toHaveBeenCalledTimes(2);
});

test("nothing but the query client calls fetchQuery: its failure would count as that of a prefetch", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => readFileSync(file, "utf8").includes(".fetchQuery("));
  expect(files).toEqual(["app/shell/queryClient.ts"]);
});

test("a failed prefetch is not repeated by a machine, but by its retry (C-47)", async () => {
  const { client, call } = answering(no("unreachable", 502), yes({ extra_id: extraId }));
  const queries = createQueries();
  const query = extraQuery({ client, extraId });
  await queries.prefetchQuery(query);
  await expect(loadQuery(queries, query)).rejects.toThrow("unreachable");
  expect(call).toHaveBeenCalledTimes(1);
  expect(await loadQuery(queries, query)).toEqual({ extra_id: extraId });
});

test.each([
  ["", () => {}],
  [" that joined a prefetch", (queries, query) => void queries.prefetchQuery(query)],
] satisfies [string, (queries: QueryClient, query: ReturnType<typeof extraQuery>) => void][])(
  "what a machine%s failed to load is requested by its retry and by the next screen (C-47)",
  async (_, start) => {
    const { client, call } = answering(no("unreachable", 502), no("unreachable", 502), yes({ extra_id: extraId }));
    const queries = createQueries();
    const query = extraQuery({ client, extraId });
    start(queries, query);
    await expect(loadQuery(queries, query)).rejects.toThrow("unreachable");
    await expect(loadQuery(queries, query)).rejects.toThrow("unreachable");
    const screen = new QueryObserver(queries, query);
    const leave = screen.subscribe(() => {});
    await vi.waitFor(() => expect(screen.getCurrentResult().status).toBe("success"));
    leave();
    expect(call).toHaveBeenCalledTimes(3);
  },
);

test.each([
  ["404", no("refused", 404)],
  ["its words", no("refused", 400, "You are not in a group")],
  ["an empty answer", yes(null)],
])("no group is stored by %s and is no failure (APIS-19, D-95)", async (_, answer) => {
  const { client } = answering(answer);
  expect(await createQueries().fetchQuery(currentGroupQuery(inAGroup(client)))).toBeNull();
});

test("any other failure never reads as no group (P31)", async () => {
  const { client } = answering(no("unreachable", 500));
  await expect(createQueries().fetchQuery(currentGroupQuery(inAGroup(client)))).rejects.toThrow(QueryError);
});

test("every error of a query has a reason that a screen can show", () => {
  expect(apiErrorOf(new QueryError(apiErrorWith("timeout", 408))).code).toBe("timeout");
  expect(apiErrorOf(new TypeError("chunk"))).toMatchObject({ code: "unreachable", status: 0 });
});
