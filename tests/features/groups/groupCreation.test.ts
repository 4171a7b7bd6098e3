import { expect, test, vi } from "vitest";
import { createGroupCreation } from "#app/features/groups/groupCreation.ts";
import { RefusedError } from "#app/shell/refusedError.ts";
import { refused } from "#app/client/refusal.ts";
import type { Group } from "#src/model/groups/group.ts";
import { groupOf } from "#src/people/groups.ts";

const group = groupOf("nordwind", "2026-11-20", "amira");
const draft = { name: " Nordwind ", description: "" };

function open(create: () => Promise<Group>) {
  const means = { create: vi.fn(create), onCreated: vi.fn(), onRefused: vi.fn(), onDone: vi.fn() };
  const creation = createGroupCreation(means);
  return { ...means, creation, leave: creation.enter() };
}

test("what was typed is sent tidied, once, and leads to the group (GRP-09, GRP-14, F6)", async () => {
  const { creation, create, onCreated, onDone } = open(async () => group);
  const first = creation.submit(draft);
  expect(creation.getView()).toEqual({ status: "creating", problem: null });
  await Promise.all([first, creation.submit(draft)]);
  await creation.submit(draft);
  expect(create.mock.calls).toEqual([[{ name: "Nordwind" }]]);
  expect(onCreated.mock.calls).toEqual([[group]]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(creation.getView()).toEqual({ status: "created", problem: null });
});

test("whoever has left meanwhile is led nowhere, but the group is known", async () => {
  const { creation, onCreated, onDone, leave } = open(async () => group);
  const submitted = creation.submit(draft);
  leave();
  await submitted;
  expect(onCreated).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  [
    "in words",
    { ...refused("refused", 422), message: "Ein Gruppenname hat 3 bis 30 Zeichen." },
    { message: "Ein Gruppenname hat 3 bis 30 Zeichen." },
  ],
  ["without words", refused("refused", 400), { code: "createFailed" }],
  ["without an answer", refused("timeout", 408), { code: "createFailed" }],
])("refused %s the form can be sent again (GRP-16, VS-197)", async (_, refusal, problem) => {
  const { creation, create, onCreated, onRefused, onDone } = open(() => Promise.reject(new RefusedError(refusal)));
  await creation.submit(draft);
  expect(creation.getView()).toEqual({ status: "editing", problem });
  expect(onRefused).toHaveBeenCalledOnce();
  create.mockResolvedValue(group);
  await creation.submit(draft);
  expect(onCreated).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});
