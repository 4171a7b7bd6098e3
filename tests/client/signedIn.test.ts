import { expect, test, vi } from "vitest";
import type { Session } from "#app/session/session.ts";
import { isRefresh, json, refusalIn, start, type Answer } from "#tests/client/stubs.ts";
import { createBrowser, noFence, noLock } from "#tests/session/stubs.ts";

const EXTRA = { extra_id: 7 };
const RENEWED = { accessToken: "access-2", refreshToken: "refresh-2" };

/** A provider that requires a refresh first, and accepts each refresh token once. */
function createProvider(answer: () => Response = () => json(EXTRA)): Answer {
  let refreshes = 0;
  return (request) => {
    if (isRefresh(request)) return (refreshes += 1) === 1 ? json(RENEWED) : json({ message: "reused" }, 401);
    return request.bearer === "Bearer access-2" ? answer() : json({ message: "401" }, 401);
  };
}

type Change = (current: Session, other: Session) => unknown;

/** A call with a change during it: just before the nth read of the shared storage, or during the nth request. */
async function callWhile(change: Change, { read, request }: { read?: number; request?: number }) {
  const browser = createBrowser();
  const { getItem } = browser.area;
  let reads = 0;
  let isCounting = false;
  browser.area.getItem = (key) => {
    if (isCounting && (reads += 1) === read) change(app.session, other);
    return getItem(key);
  };
  const provider = createProvider();
  const answer: Answer = (...args) => {
    if (app.requests.length === request) change(app.session, other);
    return provider(...args);
  };
  const app = start(answer, { browser });
  const other = browser.openPage().session;
  isCounting = true;
  const result = await app.make("getExtra");
  isCounting = false;
  const { accessToken, refreshToken } = browser.area.dump();
  const bearers = app.requests.map(({ bearer }) => bearer ?? "none");
  return { result, reads, bearers, announcements: app.announcements, left: { accessToken, refreshToken } };
}

const BEARERS = ["Bearer access-1", "none", "Bearer access-2"];
const JASPER = { accessToken: "access-9", refreshToken: "refresh-9" };
const NO_TOKENS = { accessToken: undefined, refreshToken: undefined };

const OTHER_PAGE: [what: string, change: Change, left: object][] = [
  ["another page signs out", (_, other) => other.end("signed-out"), NO_TOKENS],
  ["another user signs in on another page", (_, other) => other.start(JASPER), JASPER],
];
const OWN_PAGE: typeof OTHER_PAGE = [
  ["the user signs out", (current) => current.end("signed-out"), NO_TOKENS],
  ["another user signs in", (current) => current.start(JASPER), JASPER],
];

test.each(OTHER_PAGE)(
  "at every read of the storage %s: the call has no value, and nothing is sent for the other user (T5, T9)",
  async (_what, change, left) => {
    const undisturbed = await callWhile(change, {});
    expect(undisturbed).toMatchObject({ result: { ok: true, value: EXTRA }, bearers: BEARERS });
    expect(undisturbed.reads).toBeGreaterThan(10);
    for (let read = 1; read <= undisturbed.reads; read += 1) {
      const call = await callWhile(change, { read });
      expect(refusalIn(call.result)).toMatchObject({ code: "session-lost", status: 401, message: null });
      expect(call).toMatchObject({ announcements: [], left, bearers: BEARERS.slice(0, call.bearers.length) });
    }
  },
);

test.each([...OTHER_PAGE, ...OWN_PAGE])(
  "while any of its requests is pending %s: the call has no value and sends no more (T5, T9)",
  async (_what, change, left) => {
    for (const request of [1, 2, 3]) {
      const call = await callWhile(change, { request });
      expect(refusalIn(call.result)).toMatchObject({ code: "session-lost", status: 401, message: null });
      expect(call).toMatchObject({ announcements: [], left, bearers: BEARERS.slice(0, request) });
    }
  },
);

test.each([
  [400, "refused"],
  [404, "refused"],
  [409, "refused"],
  [429, "rate-limited"],
  [500, "unreachable"],
])("a second try that meets %i is an answer and ends no session (T4, API-56)", async (status, code) => {
  const app = start(createProvider(() => json({ message: "Nein" }, status)));
  expect(refusalIn(await app.make("updateExtra"))).toMatchObject({ code, status, message: "Nein" });
  expect(app.session.tokens()).toEqual(RENEWED);
});

test.each([300, 304, 307])("a refresh that is redirected with %i does not affect the session (T3)", async (status) => {
  const answer: Answer = (request) =>
    isRefresh(request) ? new Response(null, { status }) : json({ message: "401" }, 401);
  const app = start(answer);
  expect(refusalIn(await app.make("getExtra"))).toMatchObject({ status });
  expect(app.session.id()).not.toBeNull();
});

test("without a session neither the request nor its code is loaded (P1)", async () => {
  const arrives = vi.fn(async () => undefined);
  const app = start(createProvider(), { tokens: null, arrives });
  expect(refusalIn(await app.make("getExtra"))).toMatchObject({ code: "session-lost", status: 401 });
  expect([app.requests.length, arrives.mock.calls.length]).toEqual([0, 0]);
});

const fails = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test.each([
  [true, "unreachable"],
  [false, "offline"],
])(
  "code that fails to load is requested again with the next call; online (%s) it is %s (C-50)",
  async (isOnline, code) => {
    const arrives = vi.fn(async () => undefined).mockImplementationOnce(fails);
    const app = start(createProvider(), { arrives, isOnline: () => isOnline });
    expect(refusalIn(await app.make("getExtra"))).toMatchObject({
      code,
      status: 0,
      detail: expect.stringContaining("module"),
    });
    expect(app.requests).toEqual([]);
    expect(await app.make("getExtra")).toMatchObject({ ok: true, value: EXTRA });
    expect(await app.make("getExtra")).toMatchObject({ ok: true, value: EXTRA });
    expect(arrives).toHaveBeenCalledTimes(2);
  },
);

test("code that is still loading after 30 s is a time-out (T12, MSG-07)", async () => {
  vi.useFakeTimers();
  const app = start(createProvider(), { arrives: () => new Promise(() => undefined) });
  const pending = app.make("getExtra");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refusalIn(await pending)).toMatchObject({ code: "timeout", status: 408 });
  vi.useRealTimers();
});

test("calls share one refresh although one of them was aborted while its code was loading (T1)", async () => {
  let arrive: (value: undefined) => void = () => undefined;
  const loading = new Promise<undefined>((resolve) => (arrive = resolve));
  const app = start(createProvider(), { lock: noLock, fence: noFence, arrives: () => loading });
  const leaving = new AbortController();
  const left = app.make("getExtra", undefined, { signal: leaving.signal });
  const early = app.make("getExtra");
  leaving.abort();
  expect(refusalIn(await left).code).toBe("aborted");
  const late = app.make("getExtra");
  arrive(undefined);
  expect([(await early).ok, (await late).ok]).toEqual([true, true]);
  expect(app.requests.filter(isRefresh)).toHaveLength(1);
});

test("a lock that the browser takes away is an error, which is announced (MSG-08, API-63)", async () => {
  const lock = () => Promise.reject(new DOMException("denied", "SecurityError"));
  const app = start(createProvider(), { lock });
  expect(refusalIn(await app.make("getExtra"))).toMatchObject({ code: "unreachable", detail: "SecurityError: denied" });
  expect(app.announcements).toHaveLength(1);
  expect(app.session.id()).not.toBeNull();
});
