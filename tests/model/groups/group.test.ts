import { describe, expect, test } from "vitest";
import { groupNumberText, normalizeGroup, normalizeMember, type Group } from "#src/model/groups/group.ts";
import { wireGroupMemberSchema, wireGroupSchema } from "#src/model/groups/groupWire.ts";
import { joinPreviewSchema } from "#src/model/groups/joinPreview.ts";

const amira = { id: "7301", isOwner: true, name: "Amira Okonkwo", joinedAt: "2026-11-11" };
const jasper = { extra_id: 7302, is_owner: false, first_name: "Jasper", last_name: "Bönninghausen" };
const read = (raw: object, selfId = "7302"): Group => normalizeGroup(wireGroupSchema.parse(raw), selfId);

describe("group", () => {
  test("both spellings of id, number, name and owner give the same group (ENTS-18)", () => {
    const camel = { id: "41", groupNumber: "48217306", name: "Nordwind", ownerId: "7301", members: [amira] };
    const snake = { group_id: 41, group_code: 48217306, group_name: "Nordwind", owner: { extra_id: 7301 } };
    expect(read(camel)).toMatchObject({ id: "41", groupNumber: "48217306", name: "Nordwind", ownerId: "7301" });
    expect(read({ ...snake, members: [amira] })).toEqual(read(camel));
  });

  test("an owner named only at the top is the owner, unless a member is marked (ENTS-18)", () => {
    const members = [{ extra_id: 7301 }, { extra_id: 7302 }];
    const named = read({ group_id: 41, extra_id: 7302, members });
    expect(named.ownerId).toBe("7302");
    expect(named.members.map(({ isOwner }) => isOwner)).toEqual([false, true]);
    expect(read({ group_id: 41, extra_id: 7302, members: [amira, jasper] }).ownerId).toBe("7301");
  });

  test("description, places, privacy, role, fullness and members are read (ENTS-19)", () => {
    const raw = { id: 1, description: "Frühschicht", maxMembers: "2", privacy: "public", is_full: false };
    const group = read({ ...raw, role: "creator", members: [jasper] });
    expect(group).toMatchObject({ description: "Frühschicht", maxMembers: 2, privacy: "public", role: "creator" });
    expect(group.isFull).toBe(false);
    expect(group.members.map((member) => member.name)).toEqual(["Jasper Bönninghausen"]);
  });

  test("the named owner leads the group, with any role from the provider (ROLE-08)", () => {
    const roles = (role: string | undefined, selfId: string) =>
      read({ id: 1, role, members: [amira, jasper] }, selfId).role;
    for (const role of ["creator", "member", undefined])
      expect([roles(role, "7301"), roles(role, "7302")]).toEqual(["creator", "other"]);
  });

  test("without a number of places there are four, without is_full it is counted (FMTS-11)", () => {
    expect(read({ id: 1, members: [amira] })).toMatchObject({ maxMembers: 4, isFull: false, privacy: "private" });
    expect(read({ id: 1, members: [amira, jasper, jasper, jasper] }).isFull).toBe(true);
  });

  test.each(["1e309", "9007199254740993", "-1", "2.5", "0", "NaN", 101])(
    "a number of places too large to render counts as none: %s (S3)",
    (maxMembers) => expect(read({ id: 1, maxMembers, members: [amira] }).maxMembers).toBe(4),
  );

  test.each([1, "1", 100, "100"])("%j places are accepted (S3)", (maxMembers) =>
    expect(read({ id: 1, maxMembers, members: [amira] }).maxMembers).toBe(Number(maxMembers)),
  );

  test("a group is full when either spelling has the flag", () => {
    expect(
      [{ is_full: true }, { isFull: true }, { is_full: "ja" }].map((full) => read({ id: 1, ...full }).isFull),
    ).toEqual([true, true, true]);
  });

  test("without a named owner the group has none, for any user", () => {
    const nameless = read({ id: 1, members: [{ first_name: "Ada" }] }, "");
    expect(nameless).toMatchObject({ name: "", ownerId: "", role: "other" });
    expect(nameless.members).toMatchObject([{ id: "", extraId: "", isOwner: false, isSelf: false }]);
  });

  test("initials that fill no circle are made from the name (S3)", () => {
    const initialsOf = (given: string) =>
      read({ id: 1, members: [{ ...amira, initials: given }] }).members[0]?.initials;
    expect(["AÖ", "A-Ö", "AMIRA", "A".repeat(10_000), ""].map(initialsOf)).toEqual(["AÖ", "A-Ö", "AO", "AO", "AO"]);
  });

  test("the owner is the creator when no role is given", () => {
    expect(read({ id: 1, members: [amira] }, "7301").role).toBe("creator");
    expect(read({ id: 1, members: [amira] }, "7302").role).toBe("other");
    expect(read({ id: 1, role: "member" }, "7302").role).toBe("other");
  });

  test("a member that cannot be read does not hide the others (N3)", () => {
    expect(read({ id: 1, members: [amira, 5, null, jasper] }).members).toHaveLength(2);
    expect(read({ id: 1, members: "none" }).members).toEqual([]);
  });

  test("a number that lost its leading zero gets it back (P33)", () => {
    expect([1234567, "01234567", 48217306, null].map(groupNumberText)).toEqual([
      "01234567",
      "01234567",
      "48217306",
      "",
    ]);
  });
});

describe("member", () => {
  const member = (raw: object) =>
    normalizeMember(wireGroupMemberSchema.parse(raw), { selfId: "7302", ownerId: "7301" });

  test("both spellings are read, with all further fields (ENTS-20)", () => {
    const more = { email: "a@b.de", date_of_birth: "1991-08-14", nationality: "Deutsch", joinedAt: "2026-11-12" };
    const expected = {
      id: "7302",
      extraId: "7302",
      name: "Jasper Bönninghausen",
      firstName: "Jasper",
      lastName: "Bönninghausen",
      initials: "JB",
      isOwner: false,
      isSelf: true,
      joinedAt: "2026-11-12",
      email: "a@b.de",
      dateOfBirth: "1991-08-14",
      nationality: "Deutsch",
    };
    expect(member({ ...jasper, ...more })).toEqual(expected);
    const named = { extra_id: 7302, isOwner: false, name: "Jasper Bönninghausen", initials: "JB", isSelf: true };
    expect(member({ ...named, ...more })).toEqual({ ...expected, firstName: "", lastName: "" });
    expect(member({ extra_id: 7301 })).toMatchObject({ isOwner: true, isSelf: false });
  });

  test("a row marked as the owner's wins in either spelling, also over another named owner", () => {
    for (const mark of [{ is_owner: true }, { isOwner: 1 }, { isOwner: true, is_owner: false }])
      expect(member({ extra_id: 7303, ...mark }).isOwner).toBe(true);
    expect(member({ extra_id: 7301, is_owner: false }).isOwner).toBe(false);
  });

  test.each([
    [{ first_name: "Suharti" }, "Suharti", "S"],
    [{ last_name: "Kern" }, "Kern", "K"],
    [{ name: "Suharti" }, "Suharti", "S"],
    [{ name: "Ada  Maria   Kern " }, "Ada  Maria   Kern ", "AK"],
    [{ name: "Ada Kern", first_name: "Ada" }, "Ada Kern", "AK"],
    [{}, "", ""],
  ])("%j is called %j, in short %s", (raw, name, short) =>
    expect(member({ extra_id: 7303, ...raw })).toMatchObject({ name, initials: short }),
  );
});

test("a preview shows the group and the days that joining touches (ENTS-21)", () => {
  const day = {
    event_id: 501,
    event_type: "internal",
    event_date: "2026-11-23",
    start_time: "08:00",
    end_time: "13:30",
  };
  const preview = {
    group: { name: "Nordwind", description: "Frühschicht", group_code: "48217306", maxMembers: 12, is_full: false },
    affected_events: { total_count: 1, applied_events: [day], booked_events: [] },
  };
  expect(joinPreviewSchema.parse(preview)).toEqual(preview);
  expect(joinPreviewSchema.parse({ group: { group_name: "Nordwind", group_code: 1234567, is_full: "?" } })).toEqual({
    group: { name: "Nordwind", description: "", group_code: "01234567", maxMembers: null, is_full: true },
    affected_events: { total_count: 0, applied_events: [], booked_events: [] },
  });
});
