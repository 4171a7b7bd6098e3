import { expect, test, vi } from "vitest";
import { createCurrentUser } from "#app/areas/currentUser.ts";
import type { Client } from "#app/provider/client.ts";
import { refused } from "#app/provider/refusal.ts";
import { people } from "#src/people/people.ts";
import { loginUserOf } from "#src/people/records.ts";
import { storedLoginUser, type StoredLoginUser } from "#src/model/loginUser.ts";
import type { Session } from "#app/session/session.ts";

const amira = storedLoginUser(loginUserOf(people.amira));

function open(known: StoredLoginUser | null, call: () => Promise<unknown>) {
  let stored = known;
  const session = {
    user: () => stored,
    storeUser: (user: StoredLoginUser) => {
      stored = user;
    },
  } as Session;
  const client = { call: vi.fn(call) } as unknown as Client;
  return createCurrentUser({ session, loadClient: async () => client });
}

test("without anything on the device there is nobody until the provider answers (SESS-17, C-66)", async () => {
  const source = open(null, async () => ({ ok: true, value: { user: amira }, message: null }));
  expect(source.getView()).toEqual({ user: null, status: "loading", isRetrying: false });
  await source.load();
  expect(source.getView()).toEqual({ user: amira, status: "ready", isRetrying: false });
});

test("a provider that does not answer leaves who is known in place (C-66)", async () => {
  const source = open(amira, async () => ({ ok: false, refusal: refused("unreachable", 0) }));
  await source.load();
  expect(source.getView()).toEqual({ user: amira, status: "ready", isRetrying: false });
});

test("with nobody known and no answer there is a failure, which can be retried once at a time", async () => {
  const source = open(null, async () => ({ ok: false, refusal: refused("timeout", 408) }));
  await source.load();
  expect(source.getView()).toEqual({ user: null, status: "failed", isRetrying: false });
  source.send({ type: "reload.requested" });
  source.send({ type: "reload.requested" });
  expect(source.getView().isRetrying).toBe(true);
  await vi.waitFor(() => expect(source.getView().isRetrying).toBe(false));
});
