import { describe, expect, test } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import { apiErrorOf } from "#app/shell/queryError.ts";
import { groupsApi } from "#app/features/groups/groupsApi.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import type { Announcement } from "#app/client/announcement.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { json, start, type Answer } from "#tests/client/stubs.ts";
import { startProvider } from "#tests/sandbox/provider.ts";

const milica = "7303";
const owner = { extra_id: 7301, first_name: "Amira", last_name: "Okonkwo", is_owner: true, email: "a@example.de" };
const me = { extra_id: 7303, first_name: "Milica", last_name: "Lazarević", isSelf: true };
const nordwind = { group_id: 41, group_code: 1234567, group_name: "Nordwind", ownerId: 7301, members: [owner, me] };
const own = { ...nordwind, ownerId: 7303, role: "creator", members: [{ ...me, is_owner: true }] };

function open(answer: Answer, extraId = milica) {
  const { client, local, ...seen } = start(answer);
  const notify = (announcement: Announcement) => void seen.announcements.push(announcement);
  const completion = createCompletion({ onChange: () => () => {} });
  return {
    ...seen,
    groups: groupsApi({ client, extraId, local, completion, session: { id: () => "1" }, toaster: { notify } }),
    memory: createGroupMemory(local),
    isMember: () => completion.flags().group_member,
    announced: () => seen.announcements.map(({ text }) => (text.from === "copy" ? text.key : text.text)),
  };
}
const sends = (body: unknown, status = 200) => open(() => json(body, status));
const refusalIn = (result: Promise<unknown>) => result.then(() => null, apiErrorOf);

describe("creating", () => {
  test("the group is stored at once: flag, device, choice, one notice (GRP-13, GRP-05, ROLE-08, GRP-15)", async () => {
    const { groups, memory, isMember, announced, requests } = sends({ data: own }, 201);
    const group = await groups.create({ name: "Nordwind" });
    expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["POST", "/api/groups", { name: "Nordwind" }],
    ]);
    expect(group).toMatchObject({ groupNumber: "01234567", role: "creator", ownerId: milica });
    expect(isMember()).toBe(true);
    expect([memory.groupState(), memory.participationType(), memory.group()?.name]).toEqual([
      "leader",
      "group",
      "Nordwind",
    ]);
    expect(announced()).toEqual(["group.created"]);
  });

  test("a refusal changes nothing and is announced once (GRP-16)", async () => {
    const { groups, memory, isMember, announced } = sends({}, 500);
    expect(await refusalIn(groups.create({ name: "Nordwind" }))).toMatchObject({ status: 500 });
    expect([isMember(), memory.groupState(), memory.participationType()]).toEqual([false, null, null]);
    expect(announced()).toEqual(["group.createFailed"]);
  });
});

describe("joining", () => {
  test.each([
    ["48217306", 48217306],
    ["01234567", "01234567"],
  ])("%s is sent as %j (D-38, P33)", async (code, sent) => {
    const { groups, requests } = sends({ data: { group: { ...nordwind, group_code: code } } });
    expect((await groups.join(code)).groupNumber).toBe(code);
    expect(requests.map(({ body }) => body)).toEqual([{ group_code: sent }]);
  });

  test("a joined user is a member: flag, device, choice, one notice (GRP-26, GRP-05, GRP-28)", async () => {
    const { groups, memory, isMember, announced } = sends({ data: { group: nordwind } });
    await groups.join("01234567");
    expect([isMember(), memory.groupState(), memory.participationType()]).toEqual([true, "member", "group"]);
    expect(announced()).toEqual(["group.joined"]);
  });

  test("a response with name and members only is valid, too: the number is the requested one (APIS-16)", async () => {
    const { groups } = sends({ data: { group: { name: "Nordwind", description: "", members: [owner, me] } } });
    expect(await groups.join("01234567")).toMatchObject({ id: "", groupNumber: "01234567", name: "Nordwind" });
  });

  test("a refusal has the provider's message for the screen; the notice has our own (GRP-29)", async () => {
    const { groups, isMember, announced } = sends({ message: "Group is full" }, 409);
    expect(await refusalIn(groups.join("01234567"))).toMatchObject({ status: 409, message: "Group is full" });
    expect(isMember()).toBe(false);
    expect(announced()).toEqual(["group.joinFailed"]);
  });

  test("an invalid number is never sent", async () => {
    const { groups, requests } = sends({});
    await expect(groups.join("1234")).rejects.toThrow(RangeError);
    expect(requests).toEqual([]);
  });
});

test("a preview loads the affected days, and announces nothing if the screen does (GRP-21, GRP-22)", async () => {
  const event = {
    event_id: 1,
    event_type: "internal",
    event_date: "2026-11-23",
    start_time: "08:00",
    end_time: "13:30",
  };
  const { groups, announced, requests } = sends({
    group: { name: "Nordwind", description: "Früh", group_code: 1234567, is_full: false },
    affected_events: { total_count: 2, applied_events: [event], booked_events: [] },
  });
  expect(await groups.preview("01234567")).toEqual({
    name: "Nordwind",
    description: "Früh",
    groupNumber: "01234567",
    maxMembers: null,
    isFull: false,
    affectedEvents: { total: 2, applied: [event], booked: [] },
  });
  expect(requests.map(({ path }) => path)).toEqual(["/api/groups/join-preview/01234567"]);
  const refused = sends({ message: "Group not found" }, 404);
  expect(await refusalIn(refused.groups.preview("01234567", { quiet: true }))).toMatchObject({ status: 404 });
  expect([...announced(), ...refused.announced()]).toEqual([]);
});

describe("the current group", () => {
  test("the group is stored on the device, without other people's data (P19, SESS-04)", async () => {
    const { groups, memory, isMember } = sends({ data: nordwind });
    expect(await groups.current()).toMatchObject({ name: "Nordwind" });
    expect(JSON.stringify(memory.group())).not.toContain("example.de");
    expect([isMember(), memory.groupState()]).toEqual([true, "member"]);
  });

  test.each([
    ["a plain null", { data: null }, 200],
    ["404", {}, 404],
    ["its words", { message: "You are not in a group" }, 400],
  ])("%s means none: the stored group is cleared (APIS-19, D-95)", async (_, body, status) => {
    const { groups, memory, isMember, announced } = sends(body, status);
    memory.storeGroup({ id: "41", groupNumber: "01234567", name: "Nordwind", members: [] });
    expect(await groups.current()).toBeNull();
    expect([isMember(), memory.group(), memory.groupState()]).toEqual([false, null, "none"]);
    expect(announced()).toEqual([]);
  });

  test.each([
    [500, {}],
    [502, {}],
    [403, {}],
    [429, {}],
    [500, { message: "no group of servers available" }],
  ])("%d with %j never reads as no group: the stored one stays (P31)", async (status, body) => {
    const { groups, memory } = sends(body, status);
    const stored = { id: "41", groupNumber: "01234567", name: "Nordwind", members: [] };
    memory.storeGroup(stored);
    memory.storeGroupState("member");
    expect(await refusalIn(groups.current())).toMatchObject({ status });
    expect([memory.group(), memory.groupState()]).toEqual([stored, "member"]);
  });

  test("no answer at all never reads as no group either (P31)", async () => {
    const { groups } = open(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await refusalIn(groups.current())).toMatchObject({ code: "unreachable" });
  });
});

test("taking part alone sends no request: it is stored on the device (D-41, GRP-05)", async () => {
  const { groups, memory, isMember, requests } = sends({});
  await groups.setSolo();
  expect([memory.participationType(), memory.group(), isMember(), requests]).toEqual(["solo", null, false, []]);
});

test("leaving and deleting leave nothing of the group behind (GRP-61, GRP-63)", async () => {
  for (const go of ["leave", "remove"] as const) {
    const { groups, memory, isMember } = sends({ message: "Bye." });
    memory.storeGroup({ id: "41", groupNumber: "01234567", name: "Nordwind", members: [] });
    await groups[go]("41");
    expect([isMember(), memory.group(), memory.groupState()]).toEqual([false, null, "none"]);
  }
});

describe("a repeated act is reported as such, and is no failure", () => {
  const reading = (refusal: Answer, now: object) =>
    open((request, signal) => (request.path.endsWith("/groups/current") ? json(now) : refusal(request, signal)));
  const taken = () => json({ message: "milica@example.de is already a member of a group" }, 409);
  const none = () => json({ message: "You are not in a group" }, 404);
  const unheard = () => Promise.reject(new TypeError("Failed to fetch"));

  test.each<[string, Answer, string]>([
    ["by another device", taken, "group.alreadyIn"],
    ["by a request whose answer is lost", unheard, "group.joined"],
  ])("joining, %s (GRP-26)", async (_, refusal, expected) => {
    const { groups, memory, isMember, announced } = reading(refusal, { data: nordwind });
    expect(await groups.join("01234567")).toMatchObject({ name: "Nordwind", groupNumber: "01234567" });
    expect([isMember(), memory.groupState(), memory.participationType()]).toEqual([true, "member", "group"]);
    expect(announced()).toEqual([expected]);
  });

  test("a user in another group has not joined this one (GRP-29)", async () => {
    const { groups, announced } = reading(taken, { data: nordwind });
    expect(await refusalIn(groups.join("48217306"))).toMatchObject({ status: 409 });
    expect(announced()).toEqual(["group.joinFailed"]);
  });

  test.each<["leave" | "remove", Answer, string]>([
    ["leave", none, "group.gone"],
    ["remove", () => json({ message: "Group not found" }, 404), "group.gone"],
    ["leave", unheard, "group.left"],
    ["remove", unheard, "group.deleted"],
  ])("%s, group gone (GRP-61, GRP-63, F7)", async (go, refusal, expected) => {
    const { groups, memory, announced } = reading(refusal, { data: null });
    await groups[go]("41");
    expect(memory.groupState()).toBe("none");
    expect(announced()).toEqual([expected]);
  });

  test.each(["leave", "remove"] as const)("%s, group still there: it has failed", async (go) => {
    const { groups, announced } = reading(none, { data: own });
    expect(await refusalIn(groups[go]("41"))).toMatchObject({ status: 404 });
    expect(announced()).toEqual(["You are not in a group"]);
  });
});

describe("removing a member", () => {
  const GONE = { data: { ...own, members: own.members } };
  const THERE = { data: { ...own, members: [...own.members, { extra_id: 7305, first_name: "Khai" }] } };
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  const remove = async (answer: Answer, then: object) => {
    const opened = open((request, signal) => (request.method === "DELETE" ? answer(request, signal) : json(then)));
    const apiError = await refusalIn(opened.groups.removeMember("41", "7305"));
    return { ...opened, apiError };
  };

  test.each<[string, Answer]>([
    ["an answer that is lost", lost],
    ["an answer that cannot be read", () => new Response("<html>")],
  ])("%s: the group is refetched, and a missing member counts as removed (F7, GRP-71)", async (_, answer) => {
    const { apiError, announced, announcements } = await remove(answer, GONE);
    expect(apiError).toBeNull();
    expect(announced()).toEqual(["success.deleted"]);
    expect(announcements).toMatchObject([{ tone: "success" }]);
  });

  test("a member already removed by another user is reported as such (GRP-71)", async () => {
    const { apiError, announced, announcements } = await remove(() => json({ message: "Member not found" }, 404), GONE);
    expect(apiError).toBeNull();
    expect(announced()).toEqual(["group.memberGone"]);
    expect(announcements).toMatchObject([{ tone: "info" }]);
  });

  test.each<[string, Answer, object, string]>([
    ["an answer that is lost", lost, THERE, "group.removeFailed"],
    ["an answer that is lost, and no group", lost, { data: null }, "group.removeFailed"],
    ["a member who is still listed", () => json({ message: "Member not found" }, 404), THERE, "Member not found"],
    ["a refusal", () => json({ message: "Nur die Leitung." }, 403), GONE, "Nur die Leitung."],
  ])("%s: it has failed, and is announced once (F7, GRP-71, GRP-72)", async (_, answer, then, expected) => {
    const { apiError, announced } = await remove(answer, then);
    expect(apiError).not.toBeNull();
    expect(announced()).toEqual([expected]);
  });
});

test("the mock server handles groups without network: create, join, leave, remove, delete and take part alone, stored on the device (GRP-96)", async () => {
  const provider = startProvider();
  const as = async (id: PersonId) => {
    const { accessToken: token } = await provider.signIn(id);
    return open(({ method, path, body }) => provider.send(path, { method, body, token }), people[id].extraId);
  };
  const [paula, suharti, leonie] = [await as("paula"), await as("suharti"), await as("leonie")];
  const { id, groupNumber } = await paula.groups.create({ name: "Südwind" });
  expect([paula.memory.group()?.name, paula.memory.groupState(), paula.isMember()]).toEqual([
    "Südwind",
    "leader",
    true,
  ]);
  await suharti.groups.join(groupNumber);
  await leonie.groups.join(groupNumber);
  expect([suharti.memory.group()?.name, suharti.memory.groupState()]).toEqual(["Südwind", "member"]);
  await suharti.groups.leave();
  expect([suharti.memory.group(), suharti.memory.groupState()]).toEqual([null, "none"]);
  await paula.groups.removeMember(id, people.leonie.extraId);
  expect(await leonie.groups.current()).toBeNull();
  expect((await paula.groups.current())?.members).toHaveLength(1);
  await paula.groups.remove(id);
  expect([await paula.groups.current(), paula.memory.group(), paula.isMember()]).toEqual([null, null, false]);
  await paula.groups.setSolo();
  expect(paula.memory.participationType()).toBe("solo");
});
