import { expect, test, vi } from "vitest";
import type { Session } from "#app/session/session.ts";
import { isRefresh, json, refusalIn, start, type Answer } from "#tests/provider/stubs.ts";
import { createBrowser, noFence, noLock } from "#tests/session/stubs.ts";

const EXTRA = { extra_id: 7 };
const RENEWED = { accessToken: "access-2", refreshToken: "refresh-2" };

/** A provider that wants a refresh first, and accepts each refresh token once. */
function createProvider(answer: () => Response = () => json(EXTRA)): Answer {
  let refreshes = 0;
  return (request) => {
    if (isRefresh(request)) return (refreshes += 1) === 1 ? json(RENEWED) : json({ message: "reused" }, 401);
    return request.bearer === "Bearer access-2" ? answer() : json({ message: "401" }, 401);
  };
}

/** A call during which another page does something just before the nth look into the storage that the pages share. */
async function callWhile(change: (other: Session) => unknown, nth: number) {
  const browser = createBrowser();
  const { getItem } = browser.area;
  let look = (): void => undefined;
  browser.area.getItem = (key) => {
    look();
    return getItem(key);
  };
  const app = start(createProvider(), { browser });
  const other = browser.openPage().session;
  let looks = 0;
  look = () => {
    looks += 1;
    if (looks === nth) change(other);
  };
  const outcome = await app.make("getExtra");
  return { ...app, outcome, looks, bearers: app.requests.map(({ bearer }) => bearer ?? "none") };
}

const CHANGES: [what: string, change: (other: Session) => unknown, left: object][] = [
  ["signs out", (other) => other.end("signed-out"), {}],
  [
    "signs in as somebody else",
    (other) => other.start({ accessToken: "access-9", refreshToken: "refresh-9" }),
    { accessToken: "access-9", refreshToken: "refresh-9" },
  ],
];

test.each(CHANGES)(
  "at whichever look into the storage another page %s, the call brings nothing, and nothing is sent for the other (T5, T9)",
  async (_what, change, left) => {
    const undisturbed = await callWhile(change, 0);
    expect(undisturbed.outcome).toEqual({ ok: true, value: EXTRA, message: null });
    expect(undisturbed.looks).toBeGreaterThan(10);
    for (let nth = 1; nth <= undisturbed.looks; nth += 1) {
      const { outcome, bearers, announcements, browser } = await callWhile(change, nth);
      expect(refusalIn(outcome)).toMatchObject({ code: "session-lost", status: 401, message: null });
      expect(["Bearer access-1", "none", "Bearer access-2"].slice(0, bearers.length)).toEqual(bearers);
      expect(announcements).toEqual([]);
      const { accessToken, refreshToken } = browser.area.dump();
      expect({ accessToken, refreshToken }).toEqual(left);
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

test.each([300, 304, 307])("a refresh that is sent on with %i says nothing about the session (T3)", async (status) => {
  const answer: Answer = (request) =>
    isRefresh(request) ? new Response(null, { status }) : json({ message: "401" }, 401);
  const app = start(answer);
  expect(refusalIn(await app.make("getExtra"))).toMatchObject({ status });
  expect(app.session.id()).not.toBeNull();
});

test("without a session neither a request is made nor the code for it fetched (P1)", async () => {
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
  "code that does not arrive is asked for again with the next call; online (%s) it is %s (C-50)",
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

test("code that is still on its way after 30 s is a time-out (T12, MSG-07)", async () => {
  vi.useFakeTimers();
  const app = start(createProvider(), { arrives: () => new Promise(() => undefined) });
  const pending = app.make("getExtra");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refusalIn(await pending)).toMatchObject({ code: "timeout", status: 408 });
  vi.useRealTimers();
});

test("calls share one refresh although one of them was given up while its code was on the way (T1)", async () => {
  let arrive: (value: undefined) => void = () => undefined;
  const arrival = new Promise<undefined>((resolve) => (arrive = resolve));
  const app = start(createProvider(), { lock: noLock, fence: noFence, arrives: () => arrival });
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
