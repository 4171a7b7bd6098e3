import { expect, test } from "vitest";
import { people } from "#src/people/people.ts";
import { startProvider } from "#tests/sandbox/provider.ts";

async function signedIn() {
  const provider = startProvider();
  const tokens = await provider.signIn("amira");
  const me = async (token: string | null) => (await provider.call("me", { token })).status;
  const refresh = (refreshToken: string) => provider.call("refresh", { body: { refreshToken } });
  return { provider, tokens, me, refresh };
}

test("an access token works for its five minutes and not longer", async () => {
  const { provider, tokens, me } = await signedIn();
  expect(await me(tokens.accessToken)).toBe(200);
  provider.pass(299);
  expect(await me(tokens.accessToken)).toBe(200);
  provider.pass(1);
  expect(await me(tokens.accessToken)).toBe(401);
});

test("without a token and with an unknown one a guarded call answers 401", async () => {
  const { me } = await signedIn();
  expect([await me(null), await me("null"), await me("constructor")]).toEqual([401, 401, 401]);
});

test("a refresh gives two new tokens and uses the old one up", async () => {
  const { tokens, me, refresh } = await signedIn();
  const { status, json } = await refresh(tokens.refreshToken);
  expect(status).toBe(200);
  expect(json.data.refreshToken).not.toBe(tokens.refreshToken);
  expect(await me(String(json.data.accessToken))).toBe(200);
});

test("a refresh token used twice ends its family, other sign-ins stay valid", async () => {
  const { provider, tokens, me, refresh } = await signedIn();
  const other = await provider.signIn("amira");
  const { json } = await refresh(tokens.refreshToken);
  expect((await refresh(tokens.refreshToken)).status).toBe(401);
  expect((await refresh(String(json.data.refreshToken))).status).toBe(401);
  expect(await me(String(json.data.accessToken))).toBe(401);
  expect(await me(other.accessToken)).toBe(200);
});

test("a reset link works once within fifteen minutes and ends every session", async () => {
  const { provider, tokens, me } = await signedIn();
  const { email } = people.amira;
  await provider.call("forgotPassword", { body: { email } });
  const token = new URLSearchParams(provider.lastMessage()?.link?.split("?")[1]).get("token") ?? "";
  const validate = async () => (await provider.call("validateResetToken", { query: { token } })).json.data;
  const reset = async (newPassword: string) =>
    (await provider.call("resetPassword", { body: { token, newPassword } })).status;
  expect(await validate()).toEqual({ valid: true, email });
  expect(await reset("schwach")).toBe(422);
  expect(await reset("Nachtflug?9")).toBe(200);
  expect(await me(tokens.accessToken)).toBe(401);
  expect(await reset("Nachtflug?9")).toBe(400);
  expect(await validate()).toMatchObject({ valid: false });
  expect((await provider.call("login", { body: { email, password: people.amira.password } })).status).toBe(401);
  expect((await provider.call("login", { body: { email, password: "Nachtflug?9" } })).status).toBe(200);
});

test("a reset link is dead after fifteen minutes", async () => {
  const { provider } = await signedIn();
  await provider.call("forgotPassword", { body: { email: people.amira.email } });
  const token = new URLSearchParams(provider.lastMessage()?.link?.split("?")[1]).get("token") ?? "";
  provider.pass(15 * 60);
  expect(await provider.call("validateResetToken", { query: { token } })).toMatchObject({
    json: { data: { valid: false } },
  });
});

test("requesting a new password has the same response for known and unknown addresses", async () => {
  const provider = startProvider();
  const before = provider.store.read("default").messages.length;
  const registered = await provider.call("forgotPassword", { body: { email: people.amira.email } });
  const unknown = await provider.call("forgotPassword", { body: { email: people.tomasz.email } });
  expect(unknown).toEqual(registered);
  expect(provider.store.read("default").messages).toHaveLength(before + 1);
});
