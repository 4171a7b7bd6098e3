import { describe, expect, test } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import { apiErrorOf } from "#app/shell/queryError.ts";
import { createGroupRecord } from "#app/shell/groups/groupRecord.ts";
import { createLocalGroups } from "#app/shell/groups/localGroups.ts";
import { createLocalRegistry } from "#app/shell/groups/localRegistry.ts";
import { createToaster } from "#app/shell/notices/toaster.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { joinErrorKind } from "#src/model/groups/joinError.ts";
import { onlyStoredFields } from "#app/session/stored.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { loginUserOf } from "#tests/people/loginUserOf.ts";
import { createBrowser } from "#tests/session/stubs.ts";

/** One page of one device: people come and go, each sees their own group. */
function openDevice(entries: Record<string, string> = {}) {
  const browser = createBrowser(entries);
  const { local, session } = browser.openPage();
  const registry = createLocalRegistry();
  const as = (id: PersonId) => {
    const own = session.id();
    const user = onlyStoredFields(loginUserOf(people[id]));
    const completion = createCompletion({ onChange: () => () => {} });
    const toaster = createToaster();
    const groups = createLocalGroups(
      { extraId: user.extraId, user, local, toaster },
      createGroupRecord(local, completion, () => session.id() === own),
      registry,
    );
    return {
      groups,
      isMember: () => completion.flags().group_member,
      said: () => toaster.getNotices().map(({ text }) => (text.from === "copy" ? text.key : text.text)),
    };
  };
  return { as, memory: createGroupMemory(local), session, dump: browser.area.dump };
}
const kindOf = (result: Promise<unknown>) =>
  result.then(
    () => "done",
    (reason: unknown) => joinErrorKind(apiErrorOf(reason).message ?? "", apiErrorOf(reason).status),
  );

describe("groups on the device (GRP-96, D-43)", () => {
  test("whoever creates one leads it, and it is stored (ROLE-08, GRP-13)", async () => {
    const { as, memory } = openDevice();
    const paula = as("paula");
    const group = await paula.groups.create({ name: "Nordwind", description: "Früh" });
    expect(group).toMatchObject({
      name: "Nordwind",
      description: "Früh",
      role: "creator",
      maxMembers: 4,
      isFull: false,
    });
    expect(group.groupNumber).toMatch(/^\d{8}$/);
    expect(group.members).toMatchObject([{ extraId: people.paula.extraId, isOwner: true, isSelf: true }]);
    expect(await paula.groups.current()).toEqual(group);
    expect([memory.group()?.name, memory.groupState(), memory.participationType(), paula.isMember()]).toEqual([
      "Nordwind",
      "leader",
      "group",
      true,
    ]);
    expect(paula.said()).toEqual(["group.created"]);
  });

  test("others join by its number until it is full; a fifth is refused (GRP-01, GRP-32)", async () => {
    const { as } = openDevice();
    const { groupNumber } = await as("paula").groups.create({ name: "Nordwind" });
    for (const id of ["amira", "jasper", "milica"] as const) {
      expect(await as(id).groups.preview(groupNumber)).toMatchObject({ name: "Nordwind", isFull: false });
      expect((await as(id).groups.join(groupNumber)).role).toBe("other");
    }
    expect((await as("paula").groups.current())?.members).toHaveLength(4);
    expect(await as("oguzhan").groups.preview(groupNumber)).toMatchObject({ isFull: true });
    expect(await kindOf(as("oguzhan").groups.join(groupNumber))).toBe("full");
    expect(await kindOf(as("amira").groups.join(groupNumber))).toBe("raw");
  });

  test("a number that nobody has is not found (GRP-30)", async () => {
    const { as } = openDevice();
    expect(await kindOf(as("paula").groups.preview("00000000"))).toBe("notFound");
    const joining = as("paula");
    expect(await kindOf(joining.groups.join("00000000"))).toBe("notFound");
    expect(joining.said()).toEqual(["group.joinFailed"]);
  });

  test("members leave, the leader cannot, but removes and deletes (GRP-55)", async () => {
    const { as, memory } = openDevice();
    const paula = as("paula");
    const { id, groupNumber } = await paula.groups.create({ name: "Nordwind" });
    await as("amira").groups.join(groupNumber);
    await as("jasper").groups.join(groupNumber);
    expect(await kindOf(paula.groups.leave())).toBe("raw");
    await as("amira").groups.leave();
    expect(await as("amira").groups.current()).toBeNull();
    expect([memory.group(), memory.groupState()]).toEqual([null, "none"]);
    expect(await kindOf(as("jasper").groups.removeMember(id, people.paula.extraId))).toBe("raw");
    await paula.groups.removeMember(id, people.jasper.extraId);
    expect(await as("jasper").groups.current()).toBeNull();
    expect((await paula.groups.current())?.members).toHaveLength(1);
    expect(await kindOf(paula.groups.removeMember(id, people.paula.extraId))).toBe("notFound");
    await paula.groups.remove(id);
    expect(await paula.groups.current()).toBeNull();
    expect(paula.isMember()).toBe(false);
  });

  test("alone is a choice that is stored, until there is a group (D-41, GRP-05)", async () => {
    const { as, memory } = openDevice();
    const paula = as("paula");
    await paula.groups.setSolo();
    expect([memory.participationType(), memory.groupState()]).toEqual(["solo", "none"]);
    await paula.groups.create({ name: "Nordwind" });
    expect(memory.participationType()).toBe("group");
    expect(await kindOf(paula.groups.setSolo())).toBe("raw");
  });

  test("a reload brings the stored group back (GRP-96)", async () => {
    const before = openDevice();
    const { groupNumber } = await before.as("paula").groups.create({ name: "Nordwind" });
    await before.as("amira").groups.join(groupNumber);
    const after = openDevice(before.dump());
    const group = await after.as("amira").groups.current();
    expect(group).toMatchObject({ name: "Nordwind", groupNumber, role: "other", ownerId: people.paula.extraId });
    expect(group?.members.map(({ extraId, isOwner, isSelf }) => [extraId, isOwner, isSelf])).toEqual([
      [people.paula.extraId, true, false],
      [people.amira.extraId, false, true],
    ]);
  });

  test("signing out leaves nothing of it on the device (D-80)", async () => {
    const { as, memory, session, dump } = openDevice();
    session.start({ accessToken: "access-1", refreshToken: "refresh-1" });
    const paula = as("paula");
    await paula.groups.create({ name: "Nordwind" });
    expect(memory.groupState()).toBe("leader");
    session.end("signed-out");
    await paula.groups.current();
    await paula.groups.setSolo().catch(() => {});
    expect([memory.group(), memory.groupState(), memory.participationType()]).toEqual([null, null, null]);
    expect(JSON.stringify(dump())).not.toContain("Nordwind");
  });

  test("nobody can be written to without a provider", async () => {
    const { as } = openDevice();
    await expect(as("paula").groups.invite("48217306", "a@example.de")).rejects.toThrow("unreachable");
  });
});
