import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDatabaseFile, readDatabase, writeDatabase } from "#app/sandbox/node/databaseFile.ts";
import { linesFor } from "#app/sandbox/node/terminal.ts";
import { createStore } from "#app/sandbox/store.ts";
import { databaseNameOf } from "#app/sandbox/databaseName.ts";
import { people } from "#src/people/people.ts";
import { NOON, startProvider } from "#tests/sandbox/provider.ts";

const { email, password } = people.amira;

function temporaryFile() {
  const folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, "database.json");
}

test("no code, token or message of one database shows in another", async () => {
  const provider = startProvider();
  const send = { body: { email: people.konstantin.email, firstName: "" }, database: "first" };
  await provider.call("sendEmailCode", send);
  const code = provider.lastCode("first");
  const { accessToken, refreshToken } = await provider.signIn("amira", "first");
  const secondText = JSON.stringify(provider.store.read("second"));
  expect([code, accessToken, refreshToken].filter((secret) => secondText.includes(secret))).toEqual([]);
  expect((await provider.call("me", { token: accessToken, database: "second" })).status).toBe(401);
  expect((await provider.call("me", { token: accessToken })).status).toBe(401);
  expect((await provider.call("refresh", { body: { refreshToken }, database: "second" })).status).toBe(401);
  expect(
    (await provider.call("verifyEmailCode", { body: { email: people.konstantin.email, code }, database: "second" }))
      .status,
  ).toBe(400);
});

test("a database is named by header, else by cookie, else it is the default one", () => {
  const named = (headers: HeadersInit) => databaseNameOf(new Headers(headers));
  expect(named({ "sandbox-database": "a1", cookie: "sandbox-database=b" })).toBe("a1");
  expect(named({ cookie: "x=1; sandbox-database=b-2" })).toBe("b-2");
  expect([named({}), named({ "sandbox-database": "../x" })]).toEqual(["default", "default"]);
});

test("a database that is written and read again is the same, and its sessions go on", async () => {
  const provider = startProvider();
  const { accessToken: token, refreshToken } = await provider.signIn("amira");
  const file = temporaryFile();
  writeDatabase(file, provider.store.read("default"));
  const database = readDatabase(file);
  expect(database).toEqual(provider.store.read("default"));
  const store = createStore({ now: () => NOON, wait: async () => {}, initialDatabases: database ? [database] : [] });
  expect(store.read("default").accessTokens).toHaveProperty(token);
  expect(store.read("default").refreshTokens).toHaveProperty(refreshToken);
});

test("a file that is torn, foreign or missing counts as no database", () => {
  const file = temporaryFile();
  expect(readDatabase(file)).toBeNull();
  for (const text of ['{"version":1', "null", '{"version":1,"name":"default"}']) {
    writeFileSync(file, text);
    expect(readDatabase(file)).toBeNull();
  }
});

test("many changes are written once, completely, without temporary files", () => {
  const file = temporaryFile();
  const databaseFile = createDatabaseFile(file);
  const { store } = startProvider();
  const first = store.read("default");
  databaseFile.write(first);
  databaseFile.write({ ...first, clockAhead: 7 });
  expect(readdirSync(path.dirname(file))).toEqual([]);
  databaseFile.flush();
  expect(readDatabase(file)?.clockAhead).toBe(7);
  expect(readdirSync(path.dirname(file))).toEqual(["database.json"]);
  expect(readFileSync(file, "utf8")).toContain(email);
});

test("a reset starts over: old tokens are invalid, settings stay, and a persona is signed in on request", async () => {
  const provider = startProvider();
  const before = await provider.signIn("amira");
  const reset = (body: unknown) => provider.send("/outbox/api/reset", { method: "POST", body });
  const answer = (await (await reset({ persona: "amira", accessTokenSeconds: 3 })).json()) as {
    persona: { email: string; password: string };
    session: { accessToken: string };
  };
  expect(answer.persona).toMatchObject({ email, password });
  expect(answer.session.accessToken).not.toBe(before.accessToken);
  expect((await provider.call("me", { token: before.accessToken })).status).toBe(401);
  expect((await provider.call("me", { token: answer.session.accessToken })).status).toBe(200);
  provider.pass(3);
  expect((await provider.call("me", { token: answer.session.accessToken })).status).toBe(401);
  expect((await reset({ persona: "niemand" })).status).toBe(422);
});

test("a session opens without the form and does not change the database; without an account there is none", async () => {
  const provider = startProvider();
  const open = (extraId: string) => provider.send("/outbox/api/session", { method: "POST", body: { extraId } });
  const before = await provider.signIn("amira");
  const { session } = (await (await open(people.milica.extraId)).json()) as { session: { accessToken: string } };
  expect((await provider.call("me", { token: session.accessToken })).status).toBe(200);
  expect((await provider.call("me", { token: before.accessToken })).status).toBe(200);
  expect((await open(people.konstantin.extraId)).status).toBe(422);
});

test("the same seed gives the same database", () => {
  const { store } = startProvider();
  const first = store.reset("default", { seed: "probe" });
  store.change("default", (database) => void (database.clockAhead = 5));
  expect(store.reset("default", { seed: "probe" })).toEqual(first);
});

test("a rule that fails leaves the database as it was", () => {
  const { store } = startProvider();
  const before = store.read("default");
  const fail = () =>
    store.change("default", (database) => {
      database.accounts = {};
      throw new Error("broken rule");
    });
  expect(fail).toThrow("broken rule");
  expect(store.read("default")).toBe(before);
});

test("the clock of a database moves for itself", async () => {
  const provider = startProvider();
  const { accessToken: token } = await provider.signIn("amira");
  const far = await provider.signIn("amira", "far");
  await provider.send("/outbox/api/clock", { method: "POST", body: { advanceSeconds: 301 }, database: "far" });
  expect((await provider.call("me", { token })).status).toBe(200);
  expect((await provider.call("me", { token: far.accessToken, database: "far" })).status).toBe(401);
});

test.each(["2026-11-22T20:00", "2026-11-22T19:00:00Z"])("the clock can be set to %s", async (setTo) => {
  const provider = startProvider();
  const set = (body: unknown) => provider.send("/outbox/api/clock", { method: "POST", body });
  const TWO_DAYS_AND_EIGHT_HOURS = 56 * 3_600_000;
  expect(await (await set({ setTo })).json()).toMatchObject({ clockAhead: TWO_DAYS_AND_EIGHT_HOURS });
  expect(await (await set({ setTo })).json()).toMatchObject({ clockAhead: TWO_DAYS_AND_EIGHT_HOURS });
  const { accessToken: token } = await provider.signIn("amira");
  const { json } = await provider.call("getExtraEvents", {
    params: { extraId: people.amira.extraId },
    query: { event_type: "internal" },
    token,
  });
  expect(json.data).toMatchObject([{ event_id: 501, event_status: "check-in-required" }]);
  expect((await set({ setTo: "morgen" })).status).toBe(422);
});

test.each([0, 1, 4, 1_000, 10_000])("a database can have %i days, all of them ahead (F14)", async (count) => {
  const provider = startProvider();
  await provider.send("/outbox/api/days", { method: "POST", body: { count } });
  const { accessToken: token } = await provider.signIn("amira");
  const { json } = await provider.call("getAvailableEvents", {
    params: { extraId: people.amira.extraId },
    query: { type: "internal" },
    token,
  });
  const days = json.data as unknown as { event_id: number; event_date: string; application_status: string | null }[];
  expect(new Set(days.map((day) => day.event_id)).size).toBe(count);
  expect(days.every((day) => day.event_date > "2026-11-20" && day.event_date < "2027-02-20")).toBe(true);
  expect(days.some((day) => day.event_id === 501 && day.application_status === "booked")).toBe(count > 0);
});

test("latency is added to every answer", async () => {
  const provider = startProvider();
  await provider.send("/outbox/api/settings", {
    method: "POST",
    body: { latencyMs: 800, unknown: 1, codeMinutes: -3 },
  });
  await provider.signIn("amira");
  expect(provider.waited).toEqual([800]);
  expect(provider.store.read("default").settings).toMatchObject({ latencyMs: 800, codeMinutes: 10 });
});

test("the log contains the caller of each call and its token", async () => {
  const provider = startProvider();
  const { accessToken: token } = await provider.signIn("amira");
  await provider.call("me", { token });
  await provider.call("me", { token: "erfunden" });
  const { calls } = (await (await provider.send("/outbox/api/log")).json()) as { calls: unknown[] };
  const at = NOON;
  expect(calls).toEqual([
    {
      at,
      method: "POST",
      path: "/api/auth/login",
      call: "login",
      status: 200,
      bearer: false,
      caller: null,
      fault: null,
    },
    {
      at,
      method: "GET",
      path: "/api/auth/me",
      call: "me",
      status: 200,
      bearer: true,
      caller: people.amira.extraId,
      fault: null,
    },
    { at, method: "GET", path: "/api/auth/me", call: "me", status: 401, bearer: true, caller: null, fault: null },
  ]);
});

test("the terminal shows each new code and link once", async () => {
  const provider = startProvider();
  const before = provider.store.read("default");
  await provider.call("sendEmailCode", { body: { email: people.khai.email, firstName: "" } });
  await provider.call("forgotPassword", { body: { email } });
  const lines = linesFor(provider.store.read("default"), before, "http://localhost:5173");
  expect(lines[0]).toBe(`  E-Mail an ${people.khai.email}: ${provider.lastCode()}`);
  expect(lines[1]).toMatch(/: http:\/\/localhost:5173\/reset-password\?token=reset_\w+$/);
  expect(lines).toHaveLength(2);
});
