import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { joinPreviewSchema } from "#src/model/groups/joinPreview.ts";
import { count, flag, optionalText, yesNo } from "#src/model/reading.ts";
import { staffMemberSchema } from "#src/model/staff/staff.ts";

test.each([
  [7, 7],
  ["7", 7],
  [" 7 ", 7],
  [" ", 0],
  ["", 0],
  [null, 0],
  ["many", 0],
  [["7"], 0],
])("as a count %j reads as %i", (value, read) => expect(z.parse(count, value)).toBe(read));

test.each([
  ["a", "a"],
  ["", ""],
  [7, "7"],
  [null, undefined],
  [undefined, undefined],
])("as a text that may be missing %j reads as %j", (value, read) => expect(z.parse(optionalText, value)).toBe(read));

test("a yes and a no are read in every spelling that can mean only that", () => {
  for (const yes of [true, 1, "1", "true", "True", "TRUE", "t", "yes", "Yes", "y", "ja", "JA", "j", " true "])
    expect([yes, yesNo(yes)]).toEqual([yes, true]);
  for (const no of [false, 0, "0", "false", "False", "f", "no", "NO", "n", "nein", "Nein", " false\n"])
    expect([no, yesNo(no)]).toEqual([no, false]);
  for (const neither of [null, undefined, "", " ", "perhaps", "2", 2, -1, Number.NaN, "null", "yes?", [], [true], {}])
    expect([neither, yesNo(neither)]).toEqual([neither, null]);
});

describe("a flag", () => {
  test.each([
    ["True", true],
    ["Nein", false],
    [null, "absent"],
    [undefined, "absent"],
    ["perhaps", "unclear"],
    ["", "unclear"],
    [{}, "unclear"],
  ])("%j is %j (N2)", (value, read) => {
    const parsed = z.parse(flag("absent", true), value);
    expect(read === "unclear" ? [parsed, z.parse(flag("absent", false), value)] : parsed).toEqual(
      read === "unclear" ? [true, false] : read,
    );
  });

  test("that is unreadable neither checks in nor out (N2, ENTS-15)", () => {
    const row = { id: "1", name: "A", idCard: "1", checkInTime: null, checkOutTime: null };
    for (const unclear of [undefined, "perhaps"])
      expect(z.parse(staffMemberSchema, { ...row, checkedIn: unclear, checkedOut: unclear })).toMatchObject({
        checkedIn: false,
        checkedOut: false,
      });
  });

  test("that is missing means that a group has room, and no unreadable one does (N2, ENTS-21)", () => {
    const isFull = (is_full: unknown) => z.parse(joinPreviewSchema, { group: { name: "A", is_full } }).group.is_full;
    expect([undefined, null, "perhaps"].map(isFull)).toEqual([false, false, true]);
  });
});
