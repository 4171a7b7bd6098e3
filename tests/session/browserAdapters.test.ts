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

/** Work that takes as long as the test wants. */
function promised() {
  let end = (_result: string) => {};
  const work = new Promise<string>((resolve) => void (end = resolve));
  return [work, end] as const;
}

// The locks are those of the process that runs the tests, which follow the same standard as a browser's.
test("pages take turns, and none takes the lock from another: each ends what it began (T10)", async () => {
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

test("a page that waits 5 s for another that hangs is told that it is busy; the other keeps its turn (T10)", async () => {
  const [hanging, end] = promised();
  const holder = browserLock(() => hanging);
  const work = vi.fn(async () => "too early");
  const told: unknown[] = [];
  void browserLock(work).then((result) => told.push(result));
  await vi.advanceTimersByTimeAsync(LOCK_PATIENCE_MS - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(told).toEqual(["busy"]));
  end("at last");
  expect(await holder).toBe("at last");
  expect(work).not.toHaveBeenCalled();
});

test("who has the lock may take longer than others wait, and its failure is its own (T10)", async () => {
  const [waited, end] = promised();
  setTimeout(end, 2 * LOCK_PATIENCE_MS, "of the work");
  const slow = browserLock(() => waited.then((text) => Promise.reject(new Error(text))));
  void vi.advanceTimersByTimeAsync(2 * LOCK_PATIENCE_MS);
  await expect(slow).rejects.toThrow("of the work");
});

test.each([
  ["has no locks", {}],
  ["denies them", { locks: { request: async () => Promise.reject(new DOMException("denied", "SecurityError")) } }],
])(
  "where the browser %s the work is done all the same, and knows that it is not alone (T10)",
  async (_what, browser) => {
    vi.stubGlobal("navigator", browser);
    expect(await browserLock(async (isAlone) => `alone: ${isAlone}`)).toBe("alone: false");
  },
);

type Asked<Result> = EventTarget & { result?: Result; error?: Error };

/** An answer of IndexedDB, which comes a moment later. */
function answered<Result>(outcome: { result: Result } | { error: Error }, before?: () => void): Asked<Result> {
  const asked: Asked<Result> = Object.assign(new EventTarget(), outcome);
  queueMicrotask(() => {
    before?.();
    asked.dispatchEvent(new Event("error" in outcome ? "error" : "success"));
  });
  return asked;
}

/** IndexedDB, as far as one store with one entry needs it. */
function createIndexedDb(entries = new Map<string, unknown>()) {
  const stores = new Set<string>();
  const isOpen = { count: 0 };
  const database = {
    createObjectStore: (name: string) => stores.add(name),
    close: () => void isOpen.count--,
    transaction: (name: string, mode: string) => ({
      objectStore: () => ({
        get: (key: string) => answered({ result: entries.get(key) }),
        put(value: unknown, key: string) {
          if (!stores.has(name) || mode !== "readwrite") throw new DOMException(mode, "ReadOnlyError");
          entries.set(key, value);
          return answered({ result: key });
        },
      }),
    }),
  };
  return {
    isOpen,
    open() {
      isOpen.count++;
      const opening = answered({ result: database }, () => {
        if (stores.size === 0) opening.dispatchEvent(new Event("upgradeneeded"));
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

test.each([["s.3"], [{ session: "s" }], [{ session: 1, rotation: 0 }], [null]])(
  "a mark that is none, %j, is taken as never put (P16)",
  async (entry) => {
    vi.stubGlobal("indexedDB", createIndexedDb(new Map([["mark", entry]])));
    expect(await browserFence.read()).toEqual({ session: undefined, rotation: 0 });
  },
);

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
  const told: unknown[] = [];
  void browserFence.read().then((mark) => told.push(mark));
  void browserFence.write({ session: "s", rotation: 1 }).then((nothing) => told.push(nothing));
  await vi.advanceTimersByTimeAsync(FENCE_PATIENCE_MS - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([null, undefined]);
});

/** What a page of the browser is made of, with somebody signed in in `session`. */
function openWindow(session: string) {
  const page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { querySelector: () => null }) };
  const location = { replace: vi.fn() };
  const localStorage = createArea({ session, accessToken: "access", refreshToken: "refresh" });
  const globals = { ...page, location, localStorage, sessionStorage: createArea(), indexedDB: createIndexedDb() };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { ...page, location, localStorage };
}

/** Reads the head of the page as soon as it is loaded. */
const openApp = async () => (await import("#app/means.ts")).createMeans();

const NEWS = [
  ["window", "storage"],
  ["window", "pageshow"],
  ["document", "visibilitychange"],
] as const;

test.each(NEWS)(
  "a page looks at the storage whenever %s says %s, until nobody listens any more (T8)",
  (where, what) => {
    const page = openWindow("s.0");
    const look = vi.fn();
    const stop = browserTabs.listen(look);
    page[where].dispatchEvent(new Event(what));
    expect(look).toHaveBeenCalledOnce();
    stop();
    page[where].dispatchEvent(new Event(what));
    expect(look).toHaveBeenCalledOnce();
  },
);

test.each(NEWS)(
  "when %s says %s and somebody else has signed in, the page starts anew as that person (T9)",
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

test("a page whose person has signed out in another tab stays where it is (T8)", async () => {
  const { location, localStorage, window } = openWindow("first.0");
  const { session } = await openApp();
  for (const key of ["session", "accessToken", "refreshToken"]) localStorage.removeItem(key);
  window.dispatchEvent(new Event("storage"));
  expect(session.isOpen()).toBe(false);
  expect(location.replace).not.toHaveBeenCalled();
});
