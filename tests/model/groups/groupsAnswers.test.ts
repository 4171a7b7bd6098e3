import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { currentGroupAnswer, groupAnswer, inviteAnswer, joinedGroupAnswer } from "#src/model/groups/groupsAnswers.ts";

const reads = (schema: z.ZodMiniType, body: unknown) => z.safeParse(schema, body).success;
const named = { group_id: 7, name: "Nordwind" };

describe("a created or requested group", () => {
  test.each([["id"], ["group_id"], ["groupNumber"], ["group_code"]])(
    "is known by its %s (APIS-15, APIS-18)",
    (field) => {
      expect(reads(groupAnswer, { [field]: "01234567" })).toBe(true);
      expect(reads(currentGroupAnswer, { [field]: "01234567" })).toBe(true);
    },
  );

  test.each([
    ["in the answer", named],
    ["under data", { success: true, data: named }],
    ["under group", { group: named }],
    ["under group in data", { data: { group: named } }],
  ])("is found %s (APIS-15)", (_, body) => expect(z.parse(groupAnswer, body)).toMatchObject(named));

  test.each([[{}], [{ name: "Nordwind" }], ["Nordwind"], [[named]]])("is not read from %j", (body) => {
    expect(reads(groupAnswer, body)).toBe(false);
    expect(reads(currentGroupAnswer, body)).toBe(false);
  });

  test.each([[null], [{ data: null }], [{ success: true, data: null }]])(
    "is none if the provider sends %j (P31)",
    (body) => expect(z.parse(currentGroupAnswer, body)).toBeNull(),
  );

  test.each([[undefined], [""], [{}], [{ data: {} }], [{ group: null }]])("is not none for %j (P31)", (body) =>
    expect(reads(currentGroupAnswer, body)).toBe(false),
  );
});

test.each([[named], [{ name: "Nordwind" }], [{ group_name: "Nordwind" }], [{ group_code: "01234567" }]])(
  "a joined group may be identified by %j alone, because its number is known (APIS-16)",
  (body) => expect(reads(joinedGroupAnswer, body)).toBe(true),
);

test("a group that was joined is not read from an answer without a name and a number", () =>
  expect(reads(joinedGroupAnswer, { members: [] })).toBe(false));

test.each([
  [
    { userAdded: true, emailSent: true },
    { userAdded: true, emailSent: true },
  ],
  [{}, { userAdded: false, emailSent: false }],
  [
    { userAdded: "perhaps", emailSent: null },
    { userAdded: false, emailSent: false },
  ],
])("an invitation with the response %j reports no more than that (APIS-23)", (body, read) =>
  expect(z.parse(inviteAnswer, body)).toEqual(read),
);
