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

  test("whoever has no time comes last, in the given order (GRP-39)", () => {
    const one = { ...third, id: "one", joinedAt: null };
    const other = { ...third, id: "other", joinedAt: "gestern" };
    expect(ids(sortMembers([one, other, second, leader]))).toEqual([...ids([leader, second]), "one", "other"]);
  });

  test("nobody is lost or doubled, and the given list stays as it is (GRP-38, GRP-39)", () => {
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
    "of %i places with %i members, full as the provider says: %j, %i are free (GRP-43, GRP-52)",
    (maxMembers, count, isFull, free) => {
      const members = Array<GroupMember>(count).fill(leader);
      expect(emptySlots({ maxMembers, members, isFull })).toBe(free);
    },
  );

  test("a group is full with the last place, or when the provider says so (GRP-52)", () => {
    expect(isGroupFull(full)).toBe(true);
    expect(isGroupFull({ ...full, isFull: false })).toBe(true);
    expect(isGroupFull(nordwind)).toBe(false);
    expect(isGroupFull({ ...nordwind, isFull: true })).toBe(true);
  });
});

describe("who may do what", () => {
  test("whoever leads a group invites, removes and deletes, but cannot leave (GRP-55, ROLE-09, ROLE-10, ROLE-11, ROLE-12)", () => {
    expect(groupPermissions(nordwind, amira)).toEqual({ invite: true, remove: true, delete: true, leave: false });
  });

  test("nobody is invited into a full group (GRP-88, ROLE-09)", () => {
    expect(canInvite(nordwind, amira)).toBe(true);
    expect(groupPermissions(full, people.oguzhan.extraId)).toMatchObject({ invite: false, remove: true });
  });

  test("everybody else may only leave (ROLE-14)", () => {
    expect(groupPermissions(nordwind, jasper)).toEqual({ invite: false, remove: false, delete: false, leave: true });
    expect(canInvite(nordwind, jasper)).toBe(false);
  });

  test("leaders remove others, never themselves; nobody else removes anybody (GRP-42, ROLE-10)", () => {
    expect(nordwind.members.map((member) => canRemove(nordwind, member, amira))).toEqual([false, true, true]);
    expect(nordwind.members.map((member) => canRemove(nordwind, member, jasper))).toEqual([false, false, false]);
    expect(canRemove(nordwind, { extraId: amira, isSelf: false }, amira)).toBe(false);
  });

  test("the owner's id decides who leads; the role only where none is named", () => {
    const ownerless: Group = { ...nordwind, ownerId: "", role: "creator" };
    expect(isLeader(ownerless, jasper)).toBe(true);
    expect(isLeader({ ...ownerless, role: "other" }, amira)).toBe(false);
    expect(isLeader({ ...nordwind, role: "creator" }, jasper)).toBe(false);
  });
});

test("who joined at no known time comes last, in the order of the provider (GRP-39)", () => {
  const unknown = (id: string, joinedAt: string | null = null): GroupMember => ({ ...second, id, joinedAt });
  const members = [unknown("a"), unknown("b", "soon"), { ...third, joinedAt: "2026-11-12" }, unknown("c")];
  expect(ids(sortMembers(members))).toEqual([third.id, "a", "b", "c"]);
});
