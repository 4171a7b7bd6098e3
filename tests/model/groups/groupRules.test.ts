import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Group, GroupMember } from "#src/model/groups/group.ts";
import {
  canInvite,
  canRemove,
  emptySlots,
  groupPermissions,
  isGroupFull,
  isLeader,
  sortMembers,
} from "#src/model/groups/groupRules.ts";
import { groupOf } from "#src/people/groups.ts";
import { people } from "#src/people/people.ts";

const today = "2026-11-20";
const amira = people.amira.extraId;
const jasper = people.jasper.extraId;
const nordwind = groupOf("nordwind", today, "amira");
const full = groupOf("vollzaehlig", today, "oguzhan");
const [leader, second, third] = nordwind.members as [GroupMember, GroupMember, GroupMember];
const ids = (members: readonly GroupMember[]) => members.map(({ id }) => id);

describe("the order of members", () => {
  test("the leader comes first, whenever they joined (GRP-38)", () => {
    expect(ids(sortMembers([third, second, { ...leader, joinedAt: "2026-11-19" }]))).toEqual(ids(nordwind.members));
  });

  test("the others follow by when they joined, on the same day by the time (GRP-39)", () => {
    const early = { ...third, joinedAt: "2026-11-12T06:30:00Z" };
    const late = { ...second, joinedAt: "2026-11-12T09:30:00+01:00" };
    expect(ids(sortMembers([late, leader, early]))).toEqual(ids([leader, early, late]));
  });

  test("the others follow by when they joined, also where that is a German time without a zone (GRP-39)", () => {
    const early = { ...third, joinedAt: "19.11.2026 11:04:00" };
    const late = { ...second, joinedAt: "19.11.2026 11:05" };
    expect(ids(sortMembers([late, leader, early]))).toEqual(ids([leader, early, late]));
  });

  test("members without a time come last, in the given order (GRP-39)", () => {
    const one = { ...third, id: "one", joinedAt: null };
    const other = { ...third, id: "other", joinedAt: "gestern" };
    expect(ids(sortMembers([one, other, second, leader]))).toEqual([...ids([leader, second]), "one", "other"]);
  });

  test("no member is lost or duplicated, and the given list is not changed (GRP-38, GRP-39)", () => {
    const member = fc.record({
      id: fc.uuid(),
      isOwner: fc.boolean(),
      joinedAt: fc.constantFrom(null, "2026-11-12", "2026-11-13T07:00:00Z", "?"),
    });
    fc.assert(
      fc.property(fc.array(member, { maxLength: 12 }), (given) => {
        const members = given.map((own) => ({ ...leader, ...own }));
        const before = ids(members);
        const sorted = sortMembers(members);
        expect(ids(members)).toEqual(before);
        expect(ids(sorted).toSorted()).toEqual(before.toSorted());
        const followers = sorted.map(({ isOwner }) => !isOwner);
        expect(followers).toEqual(followers.toSorted((one, other) => Number(one) - Number(other)));
      }),
    );
  });
});

describe("places", () => {
  test.each([
    [4, 1, false, 3],
    [4, 4, false, 0],
    [4, 5, false, 0],
    [12, 7, false, 5],
    [12, 7, true, 0],
    [0, 0, false, 0],
  ])(
    "of %i places with %i members, full by the provider: %j, %i are free (GRP-43, GRP-52)",
    (maxMembers, count, isFull, free) => {
      const members = Array<GroupMember>(count).fill(leader);
      expect(emptySlots({ maxMembers, members, isFull })).toBe(free);
    },
  );

  test("a group is full with the last place, or by the provider's flag (GRP-52)", () => {
    expect(isGroupFull(full)).toBe(true);
    expect(isGroupFull({ ...full, isFull: false })).toBe(true);
    expect(isGroupFull(nordwind)).toBe(false);
    expect(isGroupFull({ ...nordwind, isFull: true })).toBe(true);
  });
});

describe("permissions", () => {
  test("the leader of a group invites, removes and deletes, but cannot leave (GRP-55, ROLE-09, ROLE-10, ROLE-11, ROLE-12)", () => {
    expect(groupPermissions(nordwind, amira)).toEqual({ invite: true, remove: true, delete: true, leave: false });
  });

  test("a full group takes no invitations (GRP-88, ROLE-09)", () => {
    expect(canInvite(nordwind, amira)).toBe(true);
    expect(groupPermissions(full, people.oguzhan.extraId)).toMatchObject({ invite: false, remove: true });
  });

  test("other members may only leave (ROLE-14)", () => {
    expect(groupPermissions(nordwind, jasper)).toEqual({ invite: false, remove: false, delete: false, leave: true });
    expect(canInvite(nordwind, jasper)).toBe(false);
  });

  test("leaders remove others, never themselves; other members remove no one (GRP-42, ROLE-10)", () => {
    expect(nordwind.members.map((member) => canRemove(nordwind, member, amira))).toEqual([false, true, true]);
    expect(nordwind.members.map((member) => canRemove(nordwind, member, jasper))).toEqual([false, false, false]);
    expect(canRemove(nordwind, { extraId: amira, isSelf: false }, amira)).toBe(false);
  });

  test("the owner's id decides the leader; the role only if no owner is given", () => {
    const ownerless: Group = { ...nordwind, ownerId: "", role: "creator" };
    expect(isLeader(ownerless, jasper)).toBe(true);
    expect(isLeader({ ...ownerless, role: "other" }, amira)).toBe(false);
    expect(isLeader({ ...nordwind, role: "creator" }, jasper)).toBe(false);
  });
});

test("members without a join time come last, in the provider's order (GRP-39)", () => {
  const unknown = (id: string, joinedAt: string | null = null): GroupMember => ({ ...second, id, joinedAt });
  const members = [unknown("a"), unknown("b", "soon"), { ...third, joinedAt: "2026-11-12" }, unknown("c")];
  expect(ids(sortMembers(members))).toEqual([third.id, "a", "b", "c"]);
});
