import { expect, test } from "vitest";
import { likeliest } from "#workbench/copy-desk/likeliest.ts";

const states = ["sending", "wrong-code", "expired-code", "missing-all-digits"].map(
  (name) => `screens-auth-code--${name}`,
);

test.each([
  ["auth.code.problems.expired", "expired-code"],
  ["auth.code.missingAll", "missing-all-digits"],
  ["auth.code.title", "wrong-code"],
  ["auth.entry.lead", "sending"],
  ["sending.entry.lead", "sending"],
])("%s is looked for in %s first", (key, state) => {
  expect(likeliest(key, states)).toBe(`screens-auth-code--${state}`);
});

test("where no state is left there is none", () => {
  expect(likeliest("auth.code.title", [])).toBeUndefined();
});
