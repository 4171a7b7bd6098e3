import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserTabs } from "#app/session/browser.ts";
import { browserFence, browserLock } from "#app/session/browserLock.ts";
import { createArea } from "#tests/session/stubs.ts";

const LOCK_PATIENCE_MS = 5000;
const FENCE_PATIENCE_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Work that the test ends. */
function promised() {
  let end = (_result: string) => {};
  const work = new Promise<string>((resolve) => void (end = resolve));
  return [work, end] as const;
}

// The locks of Node, which follow the same standard as a browser's.
test("pages take turns, and none steals the lock: each finishes (T10)", async () => {
  const [first, end] = promised();
  const ran: string[] = [];
  const holder = browserLock(async (isAlone) => {
    ran.push(`first ${isAlone}`);
    return first;
  });
  const next = browserLock(async (isAlone) => {
    ran.push(`second ${isAlone}`);
    return "next";
  });
  await vi.advanceTimersByTimeAsync(LOCK_PATIENCE_MS - 1);
  expect(ran).toEqual(["first true"]);
  end("first");
  expect(await Promise.all([holder, next])).toEqual(["first", "next"]);
  expect(ran).toEqual(["first true", "second true"]);
});

test("a page that waits 5 s for another that hangs gets busy; the other keeps its turn (T10)", async () => {
  const [hanging, end] = promised();
  const holder = browserLock(() => hanging);
  const work = vi.fn(async () => "too early");
  const results: unknown[] = [];
  void browserLock(work).then((result) => results.push(result));
  await vi.advanceTimersByTimeAsync(LOCK_PATIENCE_MS - 1);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(results).toEqual(["busy"]));
  end("at last");
  expect(await holder).toBe("at last");
  expect(work).not.toHaveBeenCalled();
});

test("the owner of the lock may take longer than others wait, and its failure is its own: nothing is done twice (T10)", async () => {
  const [waited, end] = promised();
  setTimeout(end, 2 * LOCK_PATIENCE_MS, "of the work");
  const work = vi.fn(() => waited.then((text) => Promise.reject(new Error(text))));
  const slow = browserLock(work);
  void vi.advanceTimersByTimeAsync(2 * LOCK_PATIENCE_MS);
  await expect(slow).rejects.toThrow("of the work");
  expect(work.mock.calls).toEqual([[true]]);
});

test("the page that has the lock does not stop waiting for it (T10)", async () => {
  const signals: AbortSignal[] = [];
  const request = async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<string>) => {
    signals.push(signal);
    return work();
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const [waited, end] = promised();
  const slow = browserLock(() => waited);
  await vi.advanceTimersByTimeAsync(LOCK_PATIENCE_MS);
  end("done");
  expect(await slow).toBe("done");
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test("a page waits for pages that still run an earlier version: the lock keeps its name (T10)", async () => {
  const [hanging, end] = promised();
  const earlier = navigator.locks.request("session-refresh", () => hanging);
  const work = vi.fn(async () => "later");
  const waiting = browserLock(work);
  await vi.advanceTimersByTimeAsync(LOCK_PATIENCE_MS - 1);
  expect(work).not.toHaveBeenCalled();
  end("earlier");
  expect(await Promise.all([earlier, waiting])).toEqual(["earlier", "later"]);
});

test.each([
  ["has no locks", {}],
  ["denies them", { locks: { request: async () => Promise.reject(new DOMException("denied", "SecurityError")) } }],
])("where the browser %s the work is done without the lock, and is told so (T10)", async (_what, browser) => {
  vi.stubGlobal("navigator", browser);
  expect(await browserLock(async (isAlone) => `alone: ${isAlone}`)).toBe("alone: false");
});

type StoreRequest<Result> = EventTarget & { result?: Result; error?: Error };

/** An answer of IndexedDB, which arrives a moment later. */
function answered<Result>(result: { result: Result } | { error: Error }, before?: () => void): StoreRequest<Result> {
  const request: StoreRequest<Result> = Object.assign(new EventTarget(), result);
  queueMicrotask(() => {
    before?.();
    request.dispatchEvent(new Event("error" in result ? "error" : "success"));
  });
  return request;
}

/** The used part of IndexedDB; `entries` are named `database/store/key`. */
function createIndexedDb(entries: Record<string, unknown> = {}) {
  const databases = new Map<string, Set<string>>();
  const isOpen = { count: 0 };
  const stored = new Map(Object.entries(entries));
  for (const [base = "", store = ""] of [...stored.keys()].map((name) => name.split("/")))
    databases.set(base, new Set([store]));

  const databaseOf = (base: string, stores: Set<string>) => ({
    createObjectStore: (store: string) => stores.add(store),
    close: () => void isOpen.count--,
    transaction(store: string, mode: string) {
      if (!stores.has(store)) throw new DOMException(store, "NotFoundError");
      if (mode !== "readonly" && mode !== "readwrite") throw new TypeError(mode);
      const objectStore = () => ({
        get: (key: string) => answered({ result: stored.get(`${base}/${store}/${key}`) }),
        put(value: unknown, key: string) {
          if (mode !== "readwrite") throw new DOMException(mode, "ReadOnlyError");
          stored.set(`${base}/${store}/${key}`, value);
          return answered({ result: key });
        },
      });
      return { objectStore };
    },
  });

  return {
    isOpen,
    dump: () => Object.fromEntries(stored),
    open(base: string) {
      isOpen.count++;
      const isNew = !databases.has(base);
      const stores = databases.get(base) ?? new Set<string>();
      databases.set(base, stores);
      const opening = answered({ result: databaseOf(base, stores) }, () => {
        if (isNew) opening.dispatchEvent(new Event("upgradeneeded"));
      });
      return opening;
    },
  };
}

test("the mark is read as it was written, and no connection stays open (P16)", async () => {
  const indexedDB = createIndexedDb();
  vi.stubGlobal("indexedDB", indexedDB);
  expect(await browserFence.read()).toEqual({ session: undefined, rotation: 0 });
  await browserFence.write({ session: "s", rotation: 3 });
  expect(await browserFence.read()).toEqual({ session: "s", rotation: 3 });
  await browserFence.write({ session: null, rotation: 0 });
  expect(await browserFence.read()).toEqual({ session: null, rotation: 0 });
  expect(indexedDB.isOpen.count).toBe(0);
});

test("pages of an earlier version find the mark, and theirs is found: its key does not change (P16)", async () => {
  const indexedDB = createIndexedDb({ "session/fence/mark": { session: "s", rotation: 2 } });
  vi.stubGlobal("indexedDB", indexedDB);
  expect(await browserFence.read()).toEqual({ session: "s", rotation: 2 });
  await browserFence.write({ session: "s", rotation: 3 });
  expect(indexedDB.dump()).toEqual({ "session/fence/mark": { session: "s", rotation: 3 } });
});

test.each([
  ["s.3"],
  [7],
  [{ session: "s" }],
  [{ rotation: 1 }],
  [{ session: "s", rotation: "1" }],
  [{ session: 1, rotation: 0 }],
  [null],
])("an invalid mark, %j, counts as never written (P16)", async (entry) => {
  vi.stubGlobal("indexedDB", createIndexedDb({ "session/fence/mark": entry }));
  expect(await browserFence.read()).toEqual({ session: undefined, rotation: 0 });
});

test.each([
  ["is not there", undefined],
  [
    "throws",
    {
      open() {
        throw new DOMException("off", "SecurityError");
      },
    },
  ],
  ["refuses to open", { open: () => answered({ error: new DOMException("broken", "UnknownError") }) }],
])("a database that %s is no mark and no failure (T10)", async (_what, indexedDB) => {
  vi.stubGlobal("indexedDB", indexedDB);
  expect(await browserFence.read()).toBeNull();
  expect(await browserFence.write({ session: "s", rotation: 1 })).toBeUndefined();
});

test("a database that is blocked is given up after 1 s, reading and writing (T10)", async () => {
  vi.stubGlobal("indexedDB", { open: () => new EventTarget() });
  const notified: unknown[] = [];
  void browserFence.read().then((mark) => notified.push(mark));
  void browserFence.write({ session: "s", rotation: 1 }).then((nothing) => notified.push(nothing));
  await vi.advanceTimersByTimeAsync(FENCE_PATIENCE_MS - 1);
  expect(notified).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(notified).toEqual([null, undefined]);
});

/** The window of a browser, signed in in `session`. */
function openWindow(session: string) {
  const page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { querySelector: () => null }) };
  const location = { replace: vi.fn() };
  const localStorage = createArea({ session, accessToken: "access", refreshToken: "refresh" });
  const [sessionStorage, indexedDB] = [createArea(), createIndexedDb()];
  const globals = { ...page, location, localStorage, sessionStorage, indexedDB };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { ...page, location, localStorage, sessionStorage, indexedDB };
}

/** Reads the head of the page on import. */
const openApp = async () => (await import("#app/shell/appDeps.ts")).createAppDeps();

const NEWS = [
  ["window", "storage"],
  ["window", "pageshow"],
  ["document", "visibilitychange"],
] as const;

test.each(NEWS)("a page reads the storage whenever %s fires %s, until it is unsubscribed (T8)", (where, what) => {
  const page = openWindow("s.0");
  const listener = vi.fn();
  const stop = browserTabs.listen(listener);
  page[where].dispatchEvent(new Event(what));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  page[where].dispatchEvent(new Event(what));
  expect(listener).toHaveBeenCalledOnce();
});

test.each(NEWS)(
  "when %s fires %s and another user has signed in, the page restarts as that user (T9)",
  async (where, what) => {
    const { location, localStorage, ...page } = openWindow("first.0");
    await openApp();
    page[where].dispatchEvent(new Event(what));
    expect(location.replace).not.toHaveBeenCalled();
    localStorage.setItem("session", "second.0");
    page[where].dispatchEvent(new Event(what));
    expect(location.replace.mock.calls).toEqual([["/"]]);
  },
);

test("a page whose user has signed out in another tab does not navigate (T8)", async () => {
  const { location, localStorage, window } = openWindow("first.0");
  const { session } = await openApp();
  for (const key of ["session", "accessToken", "refreshToken"]) localStorage.removeItem(key);
  window.dispatchEvent(new Event("storage"));
  expect(session.isOpen()).toBe(false);
  expect(location.replace).not.toHaveBeenCalled();
});

test("data of a tab is stored in its session storage, and data of the user in the local one (SESS-01, SESS-07)", async () => {
  const { localStorage, sessionStorage } = openWindow("first.0");
  const { session, local, tab } = await openApp();
  tab.write("pendingAuth", "{}");
  local.write("groupState", "leader");
  expect(sessionStorage.dump()).toEqual({ pendingAuth: "{}" });
  expect(localStorage.dump()).toMatchObject({ groupState: "leader" });
  session.end("signed-out");
  expect([localStorage.dump(), sessionStorage.dump()]).toEqual([{}, {}]);
});

test("a sign-in and a sign-out move the mark that all pages of the browser see (P16, T5)", async () => {
  const { indexedDB } = openWindow("first.0");
  const { session } = await openApp();
  session.start({ accessToken: "access-9", refreshToken: "refresh-9" });
  await vi.waitFor(() =>
    expect(indexedDB.dump()).toEqual({ "session/fence/mark": { session: session.id(), rotation: 0 } }),
  );
  session.end("signed-out");
  await vi.waitFor(() => expect(indexedDB.dump()).toEqual({ "session/fence/mark": { session: null, rotation: 0 } }));
});
