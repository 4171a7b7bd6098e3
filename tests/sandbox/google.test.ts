import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GoogleAccount } from "#app/sandbox/google/accounts.ts";
import { openSandbox } from "#app/sandbox/node/sandbox.ts";
import { SILENT_TOKEN } from "#app/sandbox/outbox/page/google/silentToken.ts";
import { people } from "#src/people/people.ts";

const origin = "http://sandbox.test";

function open() {
  const { respond } = openSandbox({ folder: null, print: () => {} });
  const get = (path: string, token?: string) =>
    respond(new Request(origin + path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }));
  const choices = async () => (await (await get("/outbox/google/accounts")).json()) as { accounts: GoogleAccount[] };
  return { get, choices };
}

test("an existing account, an invited and an unknown user can be chosen", async () => {
  const { accounts } = await open().choices();
  expect(accounts.map(({ email, status }) => [email, status])).toEqual([
    [people.amira.email, "verified"],
    [people.khai.email, "unverified"],
    [people.tomasz.email, "not_found"],
    [people.maximiliane.email, "verified"],
  ]);
});

test("each token returns the profile of the chosen person, in the shape of Google's response", async () => {
  const { get, choices } = open();
  for (const { token, name, email } of (await choices()).accounts) {
    const answer = await get("/outbox/google/userinfo", token);
    expect(await answer.json()).toMatchObject({ name, email, email_verified: true, picture: `${origin}/icon.svg` });
  }
});

test("an unknown token is refused, and so is a missing one", async () => {
  const { get } = open();
  for (const token of ["google-nobody", "", undefined])
    expect((await get("/outbox/google/userinfo", token)).status).toBe(401);
});

test("if Google is chosen to fail, there is no response", async () => {
  const { get } = open();
  expect((await get("/outbox/google/userinfo", SILENT_TOKEN)).type).toBe("error");
});

test("the chooser is German under a policy that allows nothing inline and nothing foreign", async () => {
  const { get } = open();
  const page = await get("/outbox/google/choose");
  const html = await page.text();
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
  expect(html).toContain('<html lang="de">');
  expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)| on\w+=|https?:/);
  for (const file of ["choose.js", "client.js"]) {
    const script = await get(`/outbox/google/${file}`);
    expect(script.headers.get("content-type")).toContain("text/javascript");
    expect(await script.text()).not.toContain("type Client");
  }
  expect((await get("/outbox/google/choose.html")).status).toBe(404);
});

test("the mock is a classic script, as Google's own is", () => {
  const source = readFileSync(new URL("../../app/sandbox/outbox/page/google/client.ts", import.meta.url), "utf8");
  expect(source).not.toMatch(/^(import|export) /m);
});
