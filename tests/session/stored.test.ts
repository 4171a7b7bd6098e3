import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  onlyStoredFields,
  readFields,
  readMark,
  readPendingAuth,
  readToken,
  readUser,
  writeMark,
} from "#app/session/stored.ts";
import { loginUserSchema } from "#src/model/auth/loginUser.ts";
import { LOGIN_USER_FIELDS } from "#src/model/auth/loginUserFields.ts";
import { pendingAuthSchema } from "#src/model/auth/pendingAuth.ts";
import { RUNS } from "#tests/runs.ts";

const fields = (names: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });

test(`a stored user is read as the schema reads it, for ${RUNS} users`, () => {
  fc.assert(
    fc.property(fields([...LOGIN_USER_FIELDS, "iban"], fc.string()), (user) => {
      const parsed = z.safeParse(loginUserSchema, user);
      expect(readUser(JSON.stringify(user))).toEqual(parsed.success ? onlyStoredFields(parsed.data) : null);
    }),
    { numRuns: RUNS },
  );
});

test("only the ten fields are stored on the device (P18)", () => {
  const user = { extraId: "7301", firstName: "Amira", iban: "DE89", religion: "Other" };
  const stored = onlyStoredFields(user);
  expect(Object.keys(stored)).toEqual([...LOGIN_USER_FIELDS]);
  expect(stored).toMatchObject({ extraId: "7301", firstName: "Amira", lastName: "" });
});

test(`the pending sign-in or sign-up is read as the schema reads it, for ${RUNS} entries (ENT-61, ENT-62, ENT-63)`, () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  fc.assert(
    fc.property(fields(["email", "needsPassword", "extraId"], value), (entry) => {
      const parsed = z.safeParse(pendingAuthSchema, entry);
      expect(readPendingAuth(JSON.stringify(entry))).toEqual(parsed.data ?? null);
    }),
    { numRuns: RUNS },
  );
});

test.each([
  ["7301", "7301"],
  [7301, 7301],
  [true, ""],
  [null, ""],
  [undefined, ""],
])(
  "in a pending sign-up an id is a text or a number, and of anything else none is read: %j (ENT-63)",
  (extraId, read) => {
    const pending = { email: "a@b.de", needsPassword: false };
    expect(readPendingAuth(JSON.stringify({ ...pending, extraId }))).toEqual({ ...pending, extraId: read });
  },
);

test.each([
  ['{"a":1}', { a: 1 }],
  ["{}", {}],
  ["[1]", null],
  ['"text"', null],
  ["7", null],
  ["true", null],
  ["null", null],
  ["{", null],
  ["", null],
  [null, null],
])("stored JSON has fields only if it is an object: %s", (text, read) => expect(readFields(text)).toStrictEqual(read));

test("tokens of the usual kinds are read, and nothing that is invalid in a header", () => {
  const tokens = ["eyJh.eyJz.c2ln-_", "1|aZ09", "opaque+/=~", "urn:token:7", "nullable", "x.undefined", "true1"];
  for (const token of tokens) expect(readToken(token)).toBe(token);
  for (const text of [null, "", "a b", "a\nb", "ü", '"a"', "null", "Undefined", "x".repeat(8193)]) {
    expect(readToken(text)).toBeNull();
  }
});

test("a mark is read back as it was written", () => {
  expect(readMark(writeMark({ id: "a-1", rotation: 12 }))).toEqual({ id: "a-1", rotation: 12 });
  for (const text of [null, "", "a", ".1", "a.-1", "a.1.2", "a b.1"]) expect(readMark(text)).toBeNull();
});
