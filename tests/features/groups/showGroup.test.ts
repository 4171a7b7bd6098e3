import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { rereadGroup, showGroup } from "#app/features/groups/groupFormsApi.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { createCompletion } from "#app/shell/completion.ts";
import { CURRENT_GROUP } from "#app/shell/queries.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import { groupOf } from "#src/people/groups.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const group = groupOf("nordwind", "2026-11-20", "amira");
const settled = async () => {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
};
const answerWith = (value: unknown) => ({ ok: true, value, message: null });
const silence = { ok: false, apiError: apiErrorWith("unreachable", 0) };

/** Amira, with a provider that answers by the given function. */
const personWith = (call: () => Promise<unknown>) => ({
  extraId: "7301",
  client: { call } as never,
  local: createBrowser().openPage().local,
  completion: createCompletion({ onChange: () => () => true }),
  session: { id: () => "1" },
});

function deferred<Value>() {
  let answer: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => (answer = resolve));
  return { promise, answer };
}

test("the group just created or joined is shown, although an earlier request answers later (F9)", async () => {
  const queries = new QueryClient();
  queries.setQueryData(CURRENT_GROUP, null);
  const { promise, answer } = deferred<unknown>();
  rereadGroup(
    queries,
    personWith(() => promise),
  );
  await settled();
  showGroup(queries, group);
  answer(answerWith(null));
  await settled();
  expect(queries.getQueryData(CURRENT_GROUP)).toEqual(group);
});

test("the days are read again, because joining may touch them (D-102)", () => {
  const queries = new QueryClient();
  for (const name of ["availableEvents", "extraEvents", "extra"]) queries.setQueryData([name], {});
  showGroup(queries, group);
  const isStale = (name: string) => queries.getQueryState([name])?.isInvalidated;
  expect(["availableEvents", "extraEvents", "extra"].map(isStale)).toEqual([true, true, false]);
});

test("a group of which only the name is stored is requested, and none is shown meanwhile (P31)", () => {
  const queries = new QueryClient();
  queries.setQueryData(CURRENT_GROUP, null);
  showGroup(queries, { ...group, id: "" });
  expect(queries.getQueryData(CURRENT_GROUP)).toBeUndefined();
});

test("after a refusal the group is refetched silently; without a response nothing changes (D-42, P31)", async () => {
  const notify = vi.fn();
  const queries = createQueries({ report: notify });
  const call = vi.fn(async (..._sent: unknown[]): Promise<unknown> => silence);
  const amira = personWith(call);
  rereadGroup(queries, amira);
  await settled();
  expect(queries.getQueryData(CURRENT_GROUP)).toBeUndefined();
  queries.setQueryData(CURRENT_GROUP, null);
  rereadGroup(queries, amira);
  await settled();
  expect(queries.getQueryData(CURRENT_GROUP)).toBeNull();
  call.mockResolvedValue(answerWith({ group_id: 41, group_code: 1234567, group_name: "Nordwind", members: [] }));
  rereadGroup(queries, amira);
  await settled();
  expect(queries.getQueryData(CURRENT_GROUP)).toMatchObject({ name: "Nordwind" });
  expect(call.mock.calls.map(([, , options]) => options)).toMatchObject([
    { quiet: true },
    { quiet: true },
    { quiet: true },
  ]);
  expect(notify).not.toHaveBeenCalled();
});
