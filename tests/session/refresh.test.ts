import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveMark } from "#app/session/moveMark.ts";
import { createRefresher, type Fence, type Lock, type RefreshAnswer } from "#app/session/refresh.ts";
import { createSession } from "#app/session/session.ts";
import { createStore, type Area } from "#app/session/storage.ts";
import {
  createArea,
  createBrowser,
  createFence,
  createLock,
  noFence,
  noLock,
  type Page,
} from "#tests/session/stubs.ts";
import { RUNS } from "#tests/runs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TOKENS = { accessToken: "access-1", refreshToken: "refresh-1" };
const FRESH = { accessToken: "access-2", refreshToken: "refresh-2" };
const given: RefreshAnswer<string> = { kind: "tokens", tokens: FRESH };
const refused: RefreshAnswer<string> = { kind: "refused" };

type Deps = { lock?: Lock; fence?: Fence; request?: (token: string) => Promise<RefreshAnswer<string>> };
const refresherOf = ({ session, tabs }: Page, { lock = createLock(), fence = createFence(), request }: Deps = {}) =>
  createRefresher({ session, tabs, lock, fence, sendRefresh: request ?? (async () => given), busy: "busy" });

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A page as the app opens it: its sign-ins and sign-outs move the mark. */
function openMarked(browser: ReturnType<typeof createBrowser>, fence: Fence): Page {
  const page = browser.openPage();
  moveMark(page.session, async () => fence);
  return page;
}

const stored = { ...TOKENS, session: "s.0" };

test("a refresh stores both tokens and then raises the mark that all pages can read (P16)", async () => {
  const browser = createBrowser(stored);
  const fence = createFence();
  expect(await refresherOf(browser.openPage(), { fence })("s", "access-1")).toEqual({ kind: "refreshed" });
  expect(browser.area.dump()).toMatchObject({ ...FRESH, session: "s.1" });
  expect(fence.mark()).toEqual({ session: "s", rotation: 1 });
});

test("tokens that another page has replaced are adopted without a request (C-64)", async () => {
  const browser = createBrowser(stored);
  const request = vi.fn(async () => given);
  const page = browser.openPage();
  const refresh = refresherOf(page, { request });
  browser.area.setItem("accessToken", "access-2");
  expect(await refresh("s", "access-1")).toEqual({ kind: "adopted" });
  expect(request).not.toHaveBeenCalled();
});

test("they are taken over without waiting for a page that hangs with the lock (C-64, T10)", async () => {
  const browser = createBrowser(stored);
  const page = browser.openPage();
  const taken = vi.fn(() => new Promise<never>(() => undefined));
  const refresh = refresherOf(page, { lock: taken });
  browser.area.setItem("accessToken", "access-2");
  expect(await refresh("s", "access-1")).toEqual({ kind: "adopted" });
  expect(taken).not.toHaveBeenCalled();
});

test("an access token missing in the storage is no newer one: a refresh fetches it again (P17)", async () => {
  const browser = createBrowser(stored);
  const page = browser.openPage();
  browser.area.removeItem("accessToken");
  expect(await refresherOf(page)("s", "access-1")).toEqual({ kind: "refreshed" });
  expect(browser.area.dump()).toMatchObject(FRESH);
});

test("a page whose storage lags behind the mark waits for the tokens instead of using the old one (P16)", async () => {
  const browser = createBrowser(stored);
  const page = browser.openPage();
  const other = browser.openPage();
  const fence = createFence();
  await fence.write({ session: "s", rotation: 1 });
  const request = vi.fn(async () => given);
  const pending = refresherOf(page, { fence, request })("s", "access-1");
  await vi.advanceTimersByTimeAsync(500);
  other.session.replaceTokens("s", FRESH, 1);
  expect(await pending).toEqual({ kind: "adopted" });
  expect(request).not.toHaveBeenCalled();
});

test("a page that waits 2 s in vain sends one request with its own token: with new tokens, its mark is ahead of all others (P16)", async () => {
  const page = createBrowser(stored).openPage();
  const fence = createFence();
  await fence.write({ session: "s", rotation: 3 });
  const request = vi.fn(async () => given);
  const pending = refresherOf(page, { fence, request })("s", "access-1");
  await vi.advanceTimersByTimeAsync(1999);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toEqual({ kind: "refreshed" });
  expect(request.mock.calls).toEqual([["refresh-1"]]);
  expect([page.session.rotation(), fence.mark()]).toEqual([4, { session: "s", rotation: 4 }]);
});

test("after a refusal it finds out within these 2 s that the session is over: no user is locked in (P16, T3)", async () => {
  const fence = createFence();
  await fence.write({ session: "s", rotation: 1 });
  const pending = refresherOf(createBrowser(stored).openPage(), { fence, request: async () => refused })(
    "s",
    "access-1",
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(await pending).toEqual({ kind: "over" });
});

test("a page that cannot get the lock fails the call and keeps the session", async () => {
  const page = createBrowser(stored).openPage();
  const refresh = refresherOf(page, { lock: async () => "busy" });
  expect(await refresh("s", "access-1")).toEqual({ kind: "unanswered", problem: "busy" });
  expect(page.session.id()).toBe("s");
});

test("a mark of another session delays a refresh by 2 s and does not stop it", async () => {
  const page = createBrowser(stored).openPage();
  const fence = createFence();
  await fence.write({ session: "older", rotation: 9 });
  const duringRequest: unknown[] = [];
  const request = vi.fn(async () => {
    duringRequest.push(fence.mark());
    return given;
  });
  const pending = refresherOf(page, { fence, request })("s", "access-1");
  await vi.advanceTimersByTimeAsync(1999);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toEqual({ kind: "refreshed" });
  expect(duringRequest).toEqual([{ session: "s", rotation: 0 }]);
  expect(fence.mark()).toEqual({ session: "s", rotation: 1 });
});

test("a page whose storage lags behind another sign-in notices it in these 2 s and sends nothing (T9)", async () => {
  const browser = createBrowser(stored);
  const [page, other] = [browser.openPage(), browser.openPage()];
  const fence = createFence();
  await fence.write({ session: "other", rotation: 0 });
  const request = vi.fn(async () => given);
  const pending = refresherOf(page, { fence, request })("s", "access-1");
  await vi.advanceTimersByTimeAsync(300);
  other.session.start({ accessToken: "access-9", refreshToken: "refresh-9" });
  expect(await pending).toEqual({ kind: "gone" });
  expect(request).not.toHaveBeenCalled();
});

/** The storage as one process of the browser sees it: changes of others show only in the mark. */
const signOutOnOtherPage = (fence: Fence) => async () => {
  await fence.write({ session: null, rotation: 0 });
  return given;
};

test.each([
  ["belongs to this session", { session: "s", rotation: 0 }, 0],
  ["was never put anywhere", null, 0],
  ["still belongs to no session", { session: null, rotation: 0 }, 2000],
  ["still belongs to another session", { session: "older", rotation: 9 }, 2000],
])("tokens that arrive after a sign-out are thrown away although the mark %s (T5)", async (_what, mark, wait) => {
  const browser = createBrowser(stored);
  const fence = createFence();
  if (mark) await fence.write(mark);
  const pending = refresherOf(browser.openPage(), { fence, request: signOutOnOtherPage(fence) })("s", "access-1");
  await vi.advanceTimersByTimeAsync(wait);
  expect(await pending).toEqual({ kind: "gone" });
  expect(browser.area.dump()).toEqual(stored);
});

test("tokens that arrive after another user has signed in are thrown away (T5)", async () => {
  const browser = createBrowser(stored);
  const fence = createFence();
  await fence.write({ session: "s", rotation: 0 });
  const request = async () => {
    await fence.write({ session: "other", rotation: 0 });
    return given;
  };
  expect(await refresherOf(browser.openPage(), { fence, request })("s", "access-1")).toEqual({ kind: "gone" });
  expect(browser.area.dump()).toMatchObject(TOKENS);
});

const OWN = { session: "s", rotation: 0 };
const NOBODYS = { session: null, rotation: 0 };
const OLDER = { session: "older", rotation: 9 };

/** A mark that reads as each of these in turn, and that cannot be written. */
const readAs = (...marks: Awaited<ReturnType<Fence["read"]>>[]): Fence => ({
  read: async () => marks.shift() ?? null,
  write: async () => undefined,
});

test.each([
  ["can be read no more after the answer", readAs(OWN, null), 0],
  ["can be read only after the answer", readAs(null, OWN), 0],
  ["stays that of another session because writes fail", readAs(OLDER, OLDER, OLDER), 2000],
  ["stays that of no session because writes fail", readAs(NOBODYS, NOBODYS, NOBODYS), 2000],
])("new tokens are stored where the mark %s: the old ones are used up (P16, T3)", async (_what, fence, wait) => {
  const browser = createBrowser(stored);
  const pending = refresherOf(browser.openPage(), { fence })("s", "access-1");
  await vi.advanceTimersByTimeAsync(wait);
  expect(await pending).toEqual({ kind: "refreshed" });
  expect(browser.area.dump()).toMatchObject(FRESH);
});

test("a sign-out is noticed also where the mark could not be read before the answer (T5)", async () => {
  const browser = createBrowser(stored);
  const fence = readAs(null, NOBODYS);
  expect(await refresherOf(browser.openPage(), { fence })("s", "access-1")).toEqual({ kind: "gone" });
  expect(browser.area.dump()).toMatchObject(TOKENS);
});

test("a mark that cannot be read within its second is requested once before the provider is", async () => {
  const slowly = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return null;
  };
  const request = vi.fn(async () => given);
  const fence: Fence = { read: slowly, write: async () => void (await slowly()) };
  void refresherOf(createBrowser(stored).openPage(), { fence, request })("s", "access-1");
  await vi.advanceTimersByTimeAsync(1000);
  expect(request).toHaveBeenCalledOnce();
});

test("a missing response fails the call, unless the user has signed out meanwhile (T3)", async () => {
  const unanswered: RefreshAnswer<string> = { kind: "unanswered", problem: "offline" };
  const browser = createBrowser(stored);
  const [page, other] = [browser.openPage(), browser.openPage()];
  expect(await refresherOf(page, { request: async () => unanswered })("s", "access-1")).toEqual(unanswered);
  const request = async () => {
    other.session.end("signed-out");
    return unanswered;
  };
  expect(await refresherOf(page, { request })("s", "access-1")).toEqual({ kind: "gone" });
});

/** Responses of the provider that the test sends, by the refresh token of the request. */
function createAnswers() {
  const requested: string[] = [];
  const answers = new Map<string, (answer: RefreshAnswer<string>) => void>();
  const request = (token: string) => {
    requested.push(token);
    return new Promise<RefreshAnswer<string>>((resolve) => void answers.set(token, resolve));
  };
  const answer = async (token: string) => {
    answers.get(token)?.(given);
    await settled();
  };
  return { requested, request, answer };
}

test.each([
  ["before", ["refresh-1", "refresh-9"]],
  ["after", ["refresh-9", "refresh-1"]],
])(
  "a response for the previous user that arrives %s that for the current user disturbs neither (T5, T1)",
  async (_when, order) => {
    const { requested, request, answer } = createAnswers();
    const page = createBrowser(stored).openPage();
    const refresh = refresherOf(page, { lock: noLock, fence: noFence, request });
    const before = refresh("s", "access-1");
    await settled();
    page.session.start({ accessToken: "access-9", refreshToken: "refresh-9" });
    const since = [refresh(page.session.id() ?? "", "access-9")];
    await settled();
    await answer(order[0] ?? "");
    since.push(refresh(page.session.id() ?? "", "access-9"));
    await answer(order[1] ?? "");
    expect(await before).toEqual({ kind: "gone" });
    expect((await Promise.all(since)).map(({ kind }) => kind)).toEqual(
      order[0] === "refresh-9" ? ["refreshed", "adopted"] : ["refreshed", "refreshed"],
    );
    expect(requested).toEqual(["refresh-1", "refresh-9"]);
    expect(page.session.tokens()).toEqual(FRESH);
  },
);

test("whenever another process signs out, while the storage is read, the refresh ends and nothing fails (T5)", async () => {
  const results = new Set<string>();
  for (let at = 1; at <= 40; at++) {
    const area = createArea(stored);
    const fence = createFence();
    await fence.write(OWN);
    let reads = -Infinity;
    const watched: Area = {
      ...area,
      getItem(key) {
        if (++reads === at) for (const each of Object.keys(stored)) area.removeItem(each);
        return area.getItem(key);
      },
    };
    const tabs = { listen: () => () => undefined };
    const store = createStore(() => watched);
    const session = createSession({ local: store, tab: createStore(() => createArea()), tabs, newId: () => "new" });
    const refresh = createRefresher({
      session,
      tabs,
      lock: noLock,
      fence,
      sendRefresh: async () => given,
      busy: "busy",
    });
    reads = 0;
    const { kind } = await refresh("s", "access-1");
    results.add(kind);
    if (reads < at) break;
    expect([session.id(), area.dump()]).toEqual([null, {}]);
  }
  expect([...results].toSorted()).toEqual(["gone", "over", "refreshed"]);
});

test.each([
  ["mark", createLock(), noFence],
  ["lock", noLock, createFence()],
  ["lock and mark", noLock, noFence],
])("without a %s a refused page waits for the tokens of the page that was faster", async (_what, lock, fence) => {
  const browser = createBrowser(stored);
  const [page, other] = [browser.openPage(), browser.openPage()];
  const pending = refresherOf(page, { lock, fence, request: async () => refused })("s", "access-1");
  await vi.advanceTimersByTimeAsync(300);
  other.session.replaceTokens("s", FRESH, 1);
  expect(await pending).toEqual({ kind: "adopted" });

  const lost = refresherOf(createBrowser(stored).openPage(), { lock, fence, request: async () => refused })(
    "s",
    "access-1",
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(await lost).toEqual({ kind: "over" });
});

test("with both a refusal is final at once, also if the mark was never written", async () => {
  for (const mark of [null, { session: "s", rotation: 0 }]) {
    const fence = createFence();
    if (mark) await fence.write(mark);
    const refresh = refresherOf(createBrowser(stored).openPage(), { fence, request: async () => refused });
    expect(await refresh("s", "access-1")).toEqual({ kind: "over" });
  }
});

test("without a refresh token nothing is sent, and the session is over (API-57)", async () => {
  const request = vi.fn(async () => given);
  const page = createBrowser({ accessToken: "access-1", session: "s.0" }).openPage();
  expect(await refresherOf(page, { request })("s", "access-1")).toEqual({ kind: "over" });
  expect(request).not.toHaveBeenCalled();
});

test("every sign-in and sign-out of a page moves the mark, before any call of its session (P16)", async () => {
  const browser = createBrowser();
  const fence = createFence();
  const page = openMarked(browser, fence);
  page.session.start(TOKENS);
  await settled();
  expect(fence.mark()).toEqual({ session: page.session.id(), rotation: 0 });
  openMarked(browser, fence).session.end("signed-out");
  await settled();
  expect(fence.mark()).toEqual({ session: null, rotation: 0 });
});

test("a page that only notices a sign-in in another tab leaves the mark alone (T9)", async () => {
  const browser = createBrowser(stored);
  const fence = createFence();
  const [replaced, other] = [openMarked(browser, fence), openMarked(browser, fence)];
  const changes: string[] = [];
  replaced.session.onChange((change) => changes.push(change));
  other.session.start(TOKENS);
  await settled();
  expect(changes).toEqual(["replaced"]);
  expect(fence.mark()).toEqual({ session: other.session.id(), rotation: 0 });
});

test("a page without a session that notices a sign-in in another tab leaves the mark alone (T9)", async () => {
  const browser = createBrowser();
  const fence = createFence();
  const [page, other] = [openMarked(browser, fence), openMarked(browser, fence)];
  const changes: string[] = [];
  page.session.onChange((change) => changes.push(change));
  other.session.start(TOKENS);
  await settled();
  expect(changes).toEqual(["found"]);
  expect(fence.mark()).toEqual({ session: other.session.id(), rotation: 0 });
});

test("after a sign-out, the first refresh does not wait, and is thrown away after another sign-out (T5)", async () => {
  const browser = createBrowser();
  const fence = createFence();
  await fence.write({ session: null, rotation: 0 });
  const page = openMarked(browser, fence);
  page.session.start(TOKENS);
  const refresh = refresherOf(page, { fence, request: signOutOnOtherPage(fence) });
  expect(await refresh(page.session.id() ?? "", "access-1")).toEqual({ kind: "gone" });
  expect(browser.area.dump()).toMatchObject(TOKENS);
});

test("code of the mark that does not arrive costs nothing but the mark", async () => {
  const page = createBrowser().openPage();
  moveMark(page.session, () => Promise.reject(new Error("offline")));
  page.session.start(TOKENS);
  await settled();
  expect(page.session.tokens()).toEqual(TOKENS);
});

type Ending = "same page" | "other page" | "other person";

function end(how: Ending, page: Page, other: Page): void {
  if (how === "same page") page.session.end("signed-out");
  if (how === "other page") other.session.end("signed-out");
  if (how === "other person") other.session.start({ accessToken: "access-9", refreshToken: "refresh-9" });
}

test(`signing out at any moment of a refresh leaves nothing behind, and mixes no users' tokens: ${RUNS} orders (T5)`, async () => {
  vi.useRealTimers();
  const endings = fc.constantFrom<Ending>("same page", "other page", "other person");
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), endings, async (scheduler, how) => {
      const browser = createBrowser(stored);
      const [page, other] = [browser.openPage(), browser.openPage()];
      const plain = createFence();
      const sharedLock = createLock();
      const step = <Value>(value: Value, label: string): Promise<Value> =>
        scheduler.schedule(Promise.resolve(value), label);
      const fence: Fence = {
        read: async () => step(await plain.read(), "read"),
        write: async (mark) => step(await plain.write(mark), "write"),
      };
      const lock: Lock = (work) =>
        sharedLock(async (isAlone) => {
          await step(null, "lock");
          return work(isAlone);
        });
      await plain.write({ session: "s", rotation: 0 });
      const changes: string[] = [];
      page.session.onChange((change) => changes.push(change));
      const refresh = refresherOf(page, { lock, fence, request: () => step(given, "answer") });
      const results = [refresh("s", "access-1"), refresh("s", "access-1")];
      const ending = scheduler.schedule(Promise.resolve(), "end").then(() => end(how, page, other));
      await scheduler.waitFor(Promise.all([...results, ending]));

      const { session, ...left } = browser.area.dump();
      const isReplaced = how === "other person";
      expect(left).toEqual(isReplaced ? { accessToken: "access-9", refreshToken: "refresh-9" } : {});
      expect(session).toBe(isReplaced ? `${other.session.id()}.0` : undefined);
      expect(page.session.tokens()).toBeNull();
      expect(changes).toEqual([isReplaced ? "replaced" : "signed-out"]);
    }),
    { numRuns: RUNS },
  );
});
