import { expect, test } from "vitest";
import { toGroupState } from "#app/features/groups/GroupPage.tsx";
import type { Loaded } from "#app/shell/toPending.ts";
import type { Group } from "#src/model/groups/group.ts";
import { groupOf } from "#src/people/groups.ts";

const group = groupOf("nordwind", "2026-11-20", "amira");
const loaded = (changes: Partial<Loaded<Group | null>>): Loaded<Group | null> => ({
  data: undefined,
  isFetching: false,
  isError: false,
  errorUpdateCount: 0,
  ...changes,
});
const state = (changes: Partial<Loaded<Group | null>>, isChanged = true) =>
  toGroupState(loaded(changes), "7301", isChanged);

test("it starts loading; a failure does not count as no group, before or during a retry (P31, GRP-06)", () => {
  expect(state({ isFetching: true })).toEqual({ kind: "loading" });
  expect(state({ isError: true, errorUpdateCount: 1 })).toEqual({ kind: "failed", isRetrying: false });
  expect(state({ isFetching: true, errorUpdateCount: 1 })).toEqual({ kind: "failed", isRetrying: true });
});

test("only the provider's explicit answer means no group (GRP-08, P31)", () => {
  expect(state({ data: null })).toBeNull();
  expect(state({ data: null, isError: true, errorUpdateCount: 1 })).toBeNull();
});

test("a loaded group stays after any reload (GRP-07, P31)", () => {
  const shown = (isFetching: boolean, outOfDate: { isRetrying: boolean } | null) => ({
    kind: "shown",
    group,
    selfId: "7301",
    isFetching,
    outOfDate,
  });
  expect(state({ data: group })).toEqual(shown(false, null));
  expect(state({ data: group, isFetching: true })).toEqual(shown(true, null));
  expect(state({ data: group, isError: true, errorUpdateCount: 1 })).toEqual(shown(false, { isRetrying: false }));
  expect(state({ data: group, isError: true, errorUpdateCount: 1, isFetching: true })).toEqual(
    shown(true, { isRetrying: true }),
  );
});
