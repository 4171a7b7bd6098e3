import { expect, test, vi } from "vitest";
import { findState } from "#workbench/copy-desk/catalogue/findState.ts";
import type { Row } from "#workbench/copy-desk/events.ts";
import { rowOf } from "#tests/workbench/copy-desk/rowOf.ts";

const key = "auth.code.problems.expired";
const states = ["empty", "sending", "expired-code"].map((name) => `screens-auth-code--${name}`);
const [first = "", sending = "", expired = ""] = states;

const row = (roles: Row["roles"]) => rowOf(key, roles);
const found = (shown: Record<string, Row[]>) => {
  const look = vi.fn(async (state: string) => shown[state] ?? []);
  return { look, state: findState({ key, first, states, look }) };
};

test("the first state is kept where it shows the text, and no other is opened", async () => {
  const { look, state } = found({ [first]: [row(["text"])] });
  expect(await state).toBe(first);
  expect(look).toHaveBeenCalledOnce();
});

test("else the likeliest is tried next, and each state once", async () => {
  const { look, state } = found({ [first]: [row([])], [sending]: [row(["name"])] });
  expect(await state).toBe(sending);
  expect(look.mock.calls).toEqual([[first], [expired], [sending]]);
});

test("a state that only uses the text is taken where none shows it; without one there is none", async () => {
  expect(await found({ [sending]: [row([])] }).state).toBe(sending);
  expect(await found({}).state).toBeNull();
});
