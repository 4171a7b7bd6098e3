import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createBrowser, createFence, createLock, noFence, noLock } from "#tests/session/stubs.ts";
import { calls as rows } from "#app/client/calls.ts";
import { CALL_NAMES, isRefresh, json, refusalIn, start, type Answer, type Request } from "#tests/client/stubs.ts";
import { RUNS } from "#tests/runs.ts";

const EXTRA = { extra_id: 7 };

/** A provider that accepts one access token at a time and each refresh token once. */
function createProvider(refusesRefresh?: () => Response | Promise<Response>) {
  let access = "access-2";
  let refresh = "refresh-1";
  let count = 1;
  const answer: Answer = (request) => {
    if (!isRefresh(request)) return request.bearer === `Bearer ${access}` ? json(EXTRA) : json({ message: "401" }, 401);
    if (refusesRefresh) return refusesRefresh();
    if ((request.body as { refreshToken: string }).refreshToken !== refresh) return json({ message: "reused" }, 401);
    count += 1;
    [access, refresh] = [`access-${count}`, `refresh-${count}`];
    return json({ accessToken: access, refreshToken: refresh });
  };
  return { answer };
}

const kinds = (requests: Request[]): string[] => requests.map((request) => (isRefresh(request) ? "refresh" : "call"));
const stored = ({ browser }: ReturnType<typeof start>) => browser.area.dump();

test("a 401 leads to one refresh and one more try with the new token (API-55, API-56)", async () => {
  const app = start(createProvider().answer);
  const result = await app.make("getExtra");
  expect(result).toEqual({ ok: true, value: EXTRA, message: null });
  expect(kinds(app.requests)).toEqual(["call", "refresh", "call"]);
  expect(app.requests.map(({ bearer }) => bearer)).toEqual(["Bearer access-1", null, "Bearer access-2"]);
  expect(app.announcements).toEqual([]);
});

test("the tokens of a refresh replace both stored ones (SESS-18, API-34)", async () => {
  const app = start(createProvider().answer);
  await app.make("getExtra");
  expect(stored(app)).toMatchObject({ accessToken: "access-2", refreshToken: "refresh-2" });
});

test("a refresh without a new refresh token keeps the old one (C-64)", async () => {
  const app = start((request) => {
    if (isRefresh(request)) return json({ accessToken: "access-2" });
    return request.bearer === "Bearer access-2" ? json(EXTRA) : json({}, 401);
  });
  expect((await app.make("getExtra")).ok).toBe(true);
  expect(stored(app)).toMatchObject({ accessToken: "access-2", refreshToken: "refresh-1" });
});

test("the message about a refresh does not reach the calls that waited for it (C-30, C-48)", async () => {
  for (const name of CALL_NAMES.filter((call) => rows[call].bearer === "required")) {
    for (const status of [429, 500, 503]) {
      const body = { message: "Internal error, please try later", error: "REFRESH_FAILED" };
      const app = start((request) => (isRefresh(request) ? json(body, status) : json({ message: "Nein" }, 401)));
      const apiError = refusalIn(await app.make(name));
      expect([name, apiError]).toMatchObject([name, { status, message: null, error: null }]);
      expect([name, app.announcements.filter(({ text }) => text.from === "provider")]).toEqual([name, []]);
    }
  }
});

test("a provider that answers 401 for ever gets two sends and one refresh, then the session is over (T4, C-64)", async () => {
  const app = start((request) =>
    isRefresh(request) ? json({ accessToken: "access-2", refreshToken: "refresh-2" }) : json({ message: "Nein" }, 401),
  );
  const apiError = refusalIn(await app.make("getExtra"));
  expect(kinds(app.requests)).toEqual(["call", "refresh", "call"]);
  expect(apiError).toMatchObject({ code: "session-lost", status: 401, message: null });
  expect(app.session.id()).toBeNull();
});

test("tokens of another page that are too old by now fail the call, and the next one refreshes on its own (T4, C-64)", async () => {
  const { answer } = createProvider();
  const browser = createBrowser({ accessToken: "access-0", refreshToken: "refresh-1", session: "s.0" });
  const slow: Answer = (request, signal) => {
    if (request.bearer === "Bearer access-0") browser.area.setItem("accessToken", "access-1");
    return answer(request, signal);
  };
  const app = start(slow, { browser, tokens: null });
  expect(refusalIn(await app.make("getExtra"))).toMatchObject({ code: "unreachable", message: null });
  expect(kinds(app.requests)).toEqual(["call", "call"]);
  expect(app.session.id()).not.toBeNull();
  expect((await app.make("getExtra")).ok).toBe(true);
});

test("without a refresh token a 401 ends the session, and tokens and user are cleared (API-57, SESS-12, SESS-13)", async () => {
  const app = start(() => json({ message: "Nein" }, 401), { tokens: { accessToken: "access-1", refreshToken: "" } });
  app.session.storeUser({ extraId: "7" } as never);
  const changes: string[] = [];
  app.session.onChange((change) => changes.push(change));
  expect(refusalIn(await app.make("getExtra"))).toMatchObject({ code: "session-lost", status: 401 });
  expect(kinds(app.requests)).toEqual(["call"]);
  expect(stored(app)).toEqual({});
  expect(changes).toEqual(["lost"]);
});

test("a refused refresh ends the session, and tokens and user are cleared (API-58, SESS-12, SESS-13)", async () => {
  const app = start(() => json({ message: "Nein" }, 401));
  app.session.storeUser({ extraId: "7" } as never);
  await app.make("getExtra");
  expect(kinds(app.requests)).toEqual(["call", "refresh"]);
  expect(stored(app)).toEqual({});
});

test("in both cases the app is notified once that the session is lost, which leads to the root (API-59)", async () => {
  for (const tokens of [{ accessToken: "access-1", refreshToken: "" }, undefined]) {
    const app = start(() => json({}, 401), tokens ? { tokens } : {});
    const changes: string[] = [];
    app.session.onChange((change) => changes.push(change));
    await Promise.all([app.make("getExtra"), app.make("me"), app.make("getCountries")]);
    expect(changes).toEqual(["lost"]);
  }
});

test("any number of calls after the end of the session announce nothing beside the entry's message, least of all the provider's words (C-75)", async () => {
  for (const body of [{ message: "Access token expired" }, { error: "Nicht autorisiert" }, {}]) {
    const app = start(() => json(body, 401));
    await Promise.all([app.make("getExtra"), app.make("me"), app.make("getCountries")]);
    expect(app.announcements).toEqual([]);
  }
});

test("a response that arrives when another user is signed in is dropped (T9)", async () => {
  const browser = createBrowser();
  const other = browser.openPage();
  const app = start(
    () => {
      other.session.start({ accessToken: "access-9", refreshToken: "refresh-9" });
      return json(EXTRA);
    },
    { browser },
  );
  expect(refusalIn(await app.make("getExtra"))).toMatchObject({ code: "session-lost", message: null });
  expect(app.announcements).toEqual([]);
});

test("a call is made for the user signed in at that time, even if its code loads slowly (T9)", async () => {
  const app = start(createProvider().answer);
  const pending = app.make("getExtra");
  app.session.start({ accessToken: "access-2", refreshToken: "refresh-9" });
  expect(refusalIn(await pending).code).toBe("session-lost");
  expect(app.requests).toEqual([]);
  expect((await app.make("getExtra")).ok).toBe(true);
});

test("without an access token but with a refresh token the call waits for a refresh and is never sent without a token (P1)", async () => {
  const app = start(createProvider().answer);
  app.local.remove("accessToken");
  expect((await app.make("getExtra")).ok).toBe(true);
  expect(app.requests.map(({ bearer }) => bearer)).toEqual([null, "Bearer access-2"]);
  expect(kinds(app.requests)).toEqual(["refresh", "call"]);
});

const html = () => new Response("<!doctype html><title>WLAN</title>", { headers: { "content-type": "text/html" } });
const htmlWith = (status: number) => new Response("<!doctype html><title>Proxy</title>", { status });
const never = () => new Promise<Response>(() => undefined);
const stall = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) }));
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

const RESULTS: [what: string, answer: () => Response | Promise<Response>, isOver: boolean, code: string][] = [
  ["400", () => json({}, 400), true, "session-lost"],
  ["401", () => json({}, 401), true, "session-lost"],
  ["403", () => json({}, 403), true, "session-lost"],
  ["no connection", offline, false, "unreachable"],
  ["a reset connection", () => Promise.reject(new TypeError("ECONNRESET")), false, "unreachable"],
  ["408", () => json({}, 408), false, "timeout"],
  ["429", () => json({}, 429), false, "rate-limited"],
  ["500", () => json({}, 500), false, "unreachable"],
  ["400 with a page of something in between", () => htmlWith(400), false, "malformed"],
  ["401 with a page of something in between", () => htmlWith(401), false, "malformed"],
  ["403 with a page of something in between", () => htmlWith(403), false, "malformed"],
  ["403 with an empty body", () => new Response(null, { status: 403 }), true, "session-lost"],
  ["502 with HTML", () => new Response("<html>", { status: 502 }), false, "unreachable"],
  ["503", () => json({}, 503), false, "maintenance"],
  ["HTML with 200", html, false, "malformed"],
  ["broken JSON", () => new Response('{"accessToken":'), false, "malformed"],
  ["no answer at all", never, false, "timeout"],
  ["a body that never ends", stall, false, "timeout"],
];

test("the table of refresh results has 18 rows (T3)", () => expect(RESULTS).toHaveLength(18));

test.each(RESULTS)("a refresh that meets %s (T3, API-58, P15)", async (_what, answer, isOver, code) => {
  vi.useFakeTimers();
  const provider = createProvider(answer);
  const app = start(provider.answer);
  const pending = app.make("getExtra");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refusalIn(await pending).code).toBe(code);
  expect(app.announcements).toHaveLength(isOver ? 0 : 1);
  expect(app.session.id() === null).toBe(isOver);
  expect(stored(app).refreshToken).toBe(isOver ? undefined : "refresh-1");

  const before = app.requests.filter(isRefresh).length;
  const again = app.make("getExtra");
  await vi.advanceTimersByTimeAsync(30_000);
  await again;
  expect(app.requests.filter(isRefresh)).toHaveLength(isOver ? before : before + 1);
  vi.useRealTimers();
});

test.each([404, 409, 410, 422])(
  "a refresh that meets %i leaves the session: it is no verdict on the token (T3)",
  async (status) => {
    const app = start(createProvider(() => json({}, status)).answer);
    expect((await app.make("getExtra")).ok).toBe(false);
    expect(app.session.id()).not.toBeNull();
  },
);

test("pages of something in between end no session, before a refresh or after it (T3, T4)", async () => {
  const bare = start(() => htmlWith(401), { tokens: { accessToken: "access-1", refreshToken: "" } });
  const refreshed = start((request) => (isRefresh(request) ? json({ accessToken: "access-2" }) : htmlWith(401)));
  for (const app of [bare, refreshed]) {
    expect(refusalIn(await app.make("getExtra"))).toMatchObject({ code: "malformed", status: 401, message: null });
    expect(app.session.id()).not.toBeNull();
  }
});

test("a refresh refused with 200 and success: false ends the session as well (API-58)", async () => {
  const app = start(createProvider(() => json({ success: false })).answer);
  await app.make("getExtra");
  expect(app.session.id()).toBeNull();
});

test(`calls that meet a 401 at the same time share one refresh, and each is sent twice at most: ${RUNS} orders (T1)`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      fc.scheduler(),
      async (calls, hasLock, scheduler) => {
        const { answer } = createProvider();
        const deps = hasLock ? { lock: createLock(), fence: createFence() } : { lock: noLock, fence: noFence };
        const app = start(
          (request, signal) => scheduler.schedule(Promise.resolve(answer(request, signal)), request.path),
          deps,
        );
        const made = Array.from({ length: calls }, () => app.make("getExtra"));
        await scheduler.waitFor(Promise.all(made));
        const results = await Promise.all(made);
        expect(results.every(({ ok }) => ok)).toBe(true);
        expect(app.requests.filter(isRefresh)).toHaveLength(1);
        expect(app.requests.length - 1).toBeLessThanOrEqual(2 * calls);
        expect(app.announcements).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});

test(`pages that share a browser refresh once between them: ${RUNS} orders (C-64, P16)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 6 }), fc.scheduler(), async (pages, scheduler) => {
      const { answer } = createProvider();
      const browser = createBrowser({ accessToken: "access-1", refreshToken: "refresh-1", session: "s.0" });
      const slow: Answer = (request, signal) =>
        scheduler.schedule(Promise.resolve(answer(request, signal)), request.path);
      const first = start(slow, { browser, tokens: null });
      const apps = [
        first,
        ...Array.from({ length: pages - 1 }, () => start(slow, { browser, tokens: null, ...first.shared })),
      ];
      const made = apps.flatMap((app) => [app.make("getExtra"), app.make("getExtra")]);
      await scheduler.waitFor(Promise.all(made));
      expect((await Promise.all(made)).every(({ ok }) => ok)).toBe(true);
      expect(apps.flatMap(({ requests }) => requests.filter(isRefresh))).toHaveLength(1);
    }),
    { numRuns: RUNS },
  );
});
