import { describe, expect, test } from "vitest";
import {
  emptyGroupDraft,
  toNewGroup,
  validateGroup,
  validateGroupDescription,
  validateGroupName,
} from "#src/model/groups/groupForm.ts";

const letters = (count: number) => "x".repeat(count);

describe("a new group", () => {
  test.each([
    ["", "nameRequired"],
    ["   ", "nameRequired"],
    ["ab", "nameTooShort"],
    [" ab ", "nameTooShort"],
    ["abc", null],
    [letters(30), null],
    [` ${letters(30)} `, null],
    [letters(31), "nameTooLong"],
  ])("the name %j: %s (GRP-10, GRP-11, D-35)", (name, problem) => {
    expect(validateGroupName(name)).toBe(problem);
  });

  test.each([
    ["", null],
    [letters(100), null],
    [letters(101), "descriptionTooLong"],
  ])("the description %j: %s (GRP-12)", (description, problem) => {
    expect(validateGroupDescription(description)).toBe(problem);
  });

  test("both are validated, the name first (GRP-10, GRP-12)", () => {
    expect(Object.entries(validateGroup({ name: "", description: letters(101) }))).toEqual([
      ["name", "nameRequired"],
      ["description", "descriptionTooLong"],
    ]);
    expect(validateGroup({ name: "Nordwind", description: "" })).toEqual({});
  });

  test("a form as it opens lacks a name and nothing else, and sends no description of its own (GRP-10)", () => {
    expect(validateGroup(emptyGroupDraft)).toEqual({ name: "nameRequired" });
    expect(toNewGroup({ ...emptyGroupDraft, name: "Nordwind" })).toEqual({ name: "Nordwind" });
  });

  test("it is sent without blanks around it, an empty description or a privacy (GRP-09, D-44)", () => {
    expect(toNewGroup({ name: " Nordwind ", description: "  " })).toEqual({ name: "Nordwind" });
    expect(toNewGroup({ name: "Nordwind", description: " Frühschicht " })).toEqual({
      name: "Nordwind",
      description: "Frühschicht",
    });
  });
});
