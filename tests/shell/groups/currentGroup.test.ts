import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { askForGroup, CURRENT_GROUP, showGroup } from "#app/shell/groups/currentGroup.ts";
import type { Group } from "#src/model/groups/group.ts";
import { groupOf } from "#src/people/groups.ts";

const group = groupOf("nordwind", "2026-11-20", "amira");
const settled = () => new Promise((done) => setTimeout(done));

function later<Value>() {
  let answer: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => (answer = resolve));
  return { promise, answer };
}

test("the group that was just created or joined is on show, whatever an older question brings (F9)", async () => {
  const queries = new QueryClient();
  queries.setQueryData(CURRENT_GROUP, null);
  const { promise, answer } = later<Group | null>();
  askForGroup(queries, { current: () => promise });
  showGroup(queries, group);
  answer(null);
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

test("a group that only its name is known of is asked for, and none is claimed meanwhile (P31)", () => {
  const queries = new QueryClient();
  queries.setQueryData(CURRENT_GROUP, null);
  showGroup(queries, { ...group, id: "" });
  expect(queries.getQueryData(CURRENT_GROUP)).toBeUndefined();
});

test("after a refusal it is asked quietly whether there is a group; no answer changes nothing (D-42, P31)", async () => {
  const queries = new QueryClient();
  queries.setQueryData(CURRENT_GROUP, null);
  const current = vi.fn<() => Promise<Group | null>>(() => Promise.reject(new Error("silence")));
  askForGroup(queries, { current });
  await settled();
  expect(queries.getQueryData(CURRENT_GROUP)).toBeNull();
  current.mockResolvedValue(group);
  askForGroup(queries, { current });
  await settled();
  expect(queries.getQueryData(CURRENT_GROUP)).toEqual(group);
  expect(current.mock.calls.flat()).toMatchObject([{ quiet: true }, { quiet: true }]);
});
