import { expect, test } from "vitest";
import { currentGroup } from "#app/client/calls/groups.ts";
import { normalizeGroup } from "#src/model/groups/group.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";

const nordwind = "48217306";

async function member(provider: Provider, id: PersonId) {
  const { accessToken: token } = await provider.signIn(id);
  return {
    current: async () => {
      const { status, json } = await provider.call("currentGroup", { token });
      const group = status === 200 ? currentGroup.answer.parse(json) : null;
      return group && normalizeGroup(group, people[id].extraId);
    },
    create: (name: string) => provider.call("createGroup", { body: { name }, token }),
    preview: (code: string) => provider.call("previewGroup", { params: { code }, token }),
    join: (group_code: string | number) => provider.call("joinGroup", { body: { group_code }, token }),
    remove: (groupId: string, memberId: string) =>
      provider.call("removeGroupMember", { params: { id: groupId, memberId }, token }),
    deleteGroup: (groupId: string) => provider.call("deleteGroup", { params: { id: groupId }, token }),
    invite: (email: string, groupNumber = nordwind) =>
      provider.call("inviteToGroup", { params: { groupNumber }, body: { email }, token }),
  };
}

test("a founder leads a group of one with a number of eight digits", async () => {
  const paula = await member(startProvider(), "paula");
  expect((await paula.create("ab")).status).toBe(422);
  expect((await paula.create("  Südwind ")).status).toBe(201);
  const group = await paula.current();
  expect(group).toMatchObject({ name: "Südwind", role: "creator", isFull: false, maxMembers: 4 });
  expect(group?.groupNumber).toMatch(/^\d{8}$/);
  expect(group?.members.map((one) => [one.isOwner, one.isSelf])).toEqual([[true, true]]);
});

test("a group of four is full, for joining and for inviting", async () => {
  const provider = startProvider();
  const paula = await member(provider, "paula");
  const suharti = await member(provider, "suharti");
  expect((await paula.join(nordwind)).status).toBe(200);
  expect((await paula.join(nordwind)).status).toBe(409);
  expect(await suharti.preview(nordwind)).toMatchObject({ json: { data: { group: { is_full: true } } } });
  expect(await suharti.join(nordwind)).toMatchObject({ status: 409, json: { message: "Group is full" } });
  const amira = await member(provider, "amira");
  expect(await amira.invite(people.suharti.email)).toMatchObject({ status: 409, json: { message: "Group is full" } });
});

test("a number that lost its leading zero still finds its group", async () => {
  const paula = await member(startProvider(), "paula");
  expect(await paula.join(1234567)).toMatchObject({ status: 409, json: { message: "Group is full" } });
  expect(await paula.join(99999999)).toMatchObject({ status: 404, json: { message: "Group not found" } });
});

test("an invitation adds users without a group and writes to the others", async () => {
  const provider = startProvider();
  const amira = await member(provider, "amira");
  expect(await amira.invite(people.paula.email)).toMatchObject({
    json: { data: { userAdded: true, emailSent: true } },
  });
  expect((await amira.current())?.members).toHaveLength(4);
  await amira.remove("41", people.paula.extraId);
  expect(await amira.invite(people.oguzhan.email)).toMatchObject({
    json: { data: { userAdded: false, emailSent: true } },
  });
  expect(provider.lastMessage()).toMatchObject({ to: people.oguzhan.email, link: `/group/join?code=${nordwind}` });
  const again = await amira.invite(people.milica.email);
  expect(again.json.message).toContain("already a member");
});

test("only the leader removes, invites and deletes, and stays until the group is deleted", async () => {
  const provider = startProvider();
  const milica = await member(provider, "milica");
  const amira = await member(provider, "amira");
  expect((await milica.remove("41", people.jasper.extraId)).status).toBe(403);
  expect((await milica.invite(people.paula.email)).status).toBe(403);
  expect((await amira.remove("41", people.amira.extraId)).status).toBe(409);
  expect((await amira.deleteGroup("41")).status).toBe(200);
  expect(await milica.current()).toBeNull();
  expect((await amira.deleteGroup("41")).status).toBe(404);
});
