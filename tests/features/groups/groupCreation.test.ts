import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { toGroupCreateProblem } from "#app/features/groups/groupFormsView.ts";
import { useGroupCreation } from "#app/features/groups/GroupCreatePage.tsx";
import { CURRENT_GROUP } from "#app/shell/queries.ts";
import { QueryError } from "#app/shell/queryError.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import type { Group } from "#src/model/groups/group.ts";
import { groupOf } from "#src/people/groups.ts";
import { oneDraft } from "#tests/shell/oneDraft.ts";
import { setUpVisits, visit } from "#tests/visit.ts";

const group = groupOf("nordwind", "2026-11-20", "amira");
const draft = { name: " Nordwind ", description: "" };

function open(answer: () => Promise<Group>) {
  const groups = { create: vi.fn(answer) };
  const storedDraft = oneDraft("group");
  storedDraft.write(draft);
  const [onDone, onRefused] = [vi.fn(), vi.fn()];
  const { shown, queries, ...visited } = visit(() =>
    useGroupCreation({ groups, draft: storedDraft, onRefused, onDone }),
  );
  return {
    ...visited,
    groups,
    storedDraft,
    onDone,
    onRefused,
    submit: () => shown().submit(draft),
    status: () => shown().creation.status,
    problem: () => toGroupCreateProblem(shown().creation.error),
    cachedGroup: () => queries.getQueryData(CURRENT_GROUP),
  };
}

setUpVisits();
afterEach(() => onlineManager.setOnline(true));

test("the form is sent trimmed, once, and leads to the group (GRP-09, GRP-14, F6)", async () => {
  const { submit, pass, status, groups, storedDraft, onDone, cachedGroup } = open(
    () => new Promise((done) => setTimeout(done, 1000, group)),
  );
  submit();
  submit();
  await pass();
  expect(status()).toBe("pending");
  submit();
  await pass(1000);
  submit();
  await pass(1000);
  expect(groups.create.mock.calls).toEqual([[{ name: "Nordwind" }]]);
  expect(storedDraft.read()).toBeNull();
  expect(cachedGroup()).toEqual(group);
  expect(onDone).toHaveBeenCalledOnce();
  expect(status()).toBe("success");
});

test("a user who has left meanwhile is not redirected, but the group is stored", async () => {
  const { submit, pass, leave, storedDraft, onDone, cachedGroup } = open(async () => group);
  submit();
  leave();
  await pass();
  expect(storedDraft.read()).toBeNull();
  expect(cachedGroup()).toEqual(group);
  expect(onDone).not.toHaveBeenCalled();
});

test("offline it is sent, fails at once, and is not paused (F7)", async () => {
  onlineManager.setOnline(false);
  const { submit, pass, groups, status } = open(() => Promise.reject(new QueryError(apiErrorWith("offline", 0))));
  submit();
  await pass();
  expect(groups.create).toHaveBeenCalledOnce();
  expect(status()).toBe("error");
});

test.each([
  [
    "in words",
    { ...apiErrorWith("refused", 422), message: "Ein Gruppenname hat 3 bis 30 Zeichen." },
    { message: "Ein Gruppenname hat 3 bis 30 Zeichen." },
  ],
  ["without words", apiErrorWith("refused", 400), { code: "createFailed" }],
  ["without an answer", apiErrorWith("timeout", 408), { code: "createFailed" }],
])("refused %s the form can be sent again (GRP-16, VS-197)", async (_, apiError, problem) => {
  const {
    submit,
    pass,
    status,
    problem: shownProblem,
    groups,
    storedDraft,
    onDone,
    onRefused,
  } = open(() => Promise.reject(new QueryError(apiError)));
  submit();
  await pass();
  expect(status()).toBe("error");
  expect(shownProblem()).toEqual(problem);
  expect(onRefused).toHaveBeenCalledOnce();
  groups.create.mockResolvedValue(group);
  submit();
  await pass();
  expect(shownProblem()).toBeNull();
  expect(storedDraft.read()).toBeNull();
  expect(onDone).toHaveBeenCalledOnce();
});
