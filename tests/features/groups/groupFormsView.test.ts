import { expect, test } from "vitest";
import { toGroupCreateState, toGroupJoinState, toGroupSelectState } from "#app/features/groups/groupFormsView.ts";
import { emptyGroupDraft } from "#src/model/groups/groupForm.ts";
import { groupOf } from "#src/people/groups.ts";
import type { OpenJoin } from "#src/screens/group-forms/joinState.ts";
import { previewOf } from "#tests/features/groups/started.ts";

const nordwind = groupOf("nordwind", "2026-11-20", "amira");
const idle = { isFetching: false, isError: false, errorUpdateCount: 0 };
const none = { ...idle, data: null };
const inGroup = { ...idle, data: nordwind };
const failed = { data: undefined, isFetching: false, isError: true, errorUpdateCount: 1 };
const code: OpenJoin = { code: "", problem: null, result: { kind: "none" } };

const all = (group: Parameters<typeof toGroupSelectState>[0]) => [
  toGroupSelectState(group, false),
  toGroupCreateState(group, { isPending: false, isSuccess: false }, emptyGroupDraft),
  toGroupJoinState(group, code),
];

const thrice = <Value>(value: Value) => [value, value, value];

test("nothing is offered before it is certain that there is no group (D-42, P31)", () => {
  const loading = { data: undefined, isFetching: true, isError: false, errorUpdateCount: 0 };
  expect(all(loading)).toEqual(thrice({ kind: "loading" }));
  expect(all(failed)).toEqual(thrice({ kind: "failed", isRetrying: false }));
  expect(all({ ...failed, isFetching: true })).toEqual(thrice({ kind: "failed", isRetrying: true }));
  expect(all(inGroup)).toEqual(thrice({ kind: "inGroup", name: "Nordwind" }));
});

test("without a group both forms are open, also during a refetch or after a failed one", () => {
  const open = [
    { kind: "open", status: "choosing" },
    { kind: "open", status: "editing", initial: emptyGroupDraft },
    { kind: "open", ...code },
  ];
  expect(all(none)).toEqual(open);
  expect(all({ ...none, isFetching: true })).toEqual(open);
  expect(all({ ...none, isError: true, errorUpdateCount: 1 })).toEqual(open);
});

test("taking part alone is busy while it is noted (VS-195)", () => {
  expect(toGroupSelectState(none, true)).toEqual({ kind: "open", status: "savingSolo" });
});

test("a group just created or joined does not replace the form", () => {
  for (const isPending of [true, false]) {
    expect(toGroupCreateState(inGroup, { isPending, isSuccess: !isPending }, emptyGroupDraft)).toEqual({
      kind: "open",
      status: "creating",
      initial: emptyGroupDraft,
    });
  }
  for (const status of ["joining", "joined"] as const) {
    const own: OpenJoin = {
      code: "48217306",
      problem: null,
      result: { kind: "preview", preview: previewOf("48217306"), status, failure: null },
    };
    expect(toGroupJoinState(inGroup, own)).toEqual({ kind: "open", ...own });
  }
});
