import type { Fence, FenceMark, Lock } from "#app/session/refresh.ts";
import { createSession, type Session, type Tabs } from "#app/session/session.ts";
import { createStore, type Area, type Store } from "#app/session/storage.ts";

/** A storage in memory, like the browser's. */
export function createArea(entries: Record<string, string> = {}): Area & { dump: () => Record<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
    dump: () => Object.fromEntries(map),
  };
}

/** One page of a browser: its own session storage, and what it shares with the other pages. */
export type Page = { session: Session; tabs: Tabs; local: Store; tab: Store; tabArea: ReturnType<typeof createArea> };

/** A browser whose pages share a storage and are notified of each other's writes in the next moment. */
export function createBrowser(entries: Record<string, string> = {}) {
  const area = createArea(entries);
  const pages: Set<() => void>[] = [];
  let ids = 0;

  return {
    area,
    openPage(tabEntries: Record<string, string> = {}): Page {
      const own = new Set<() => void>();
      pages.push(own);
      const notify = (): void =>
        queueMicrotask(() => {
          for (const others of pages) if (others !== own) for (const listener of others) listener();
        });
      const notifyingArea: Area = {
        ...area,
        get length() {
          return area.length;
        },
        setItem(key, value) {
          area.setItem(key, value);
          notify();
        },
        removeItem(key) {
          area.removeItem(key);
          notify();
        },
      };
      const tabs: Tabs = {
        listen: (listener) => {
          own.add(listener);
          return () => own.delete(listener);
        },
      };
      const tabArea = createArea(tabEntries);
      const local = createStore(() => notifyingArea);
      const tab = createStore(() => tabArea);
      const session = createSession({ local, tab, tabs, newId: () => `session-${++ids}` });
      return { session, tabs, local, tab, tabArea };
    },
  };
}

/** A lock that all pages share, in order of request. */
export function createLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => work(true));
    last = result.catch(() => undefined);
    return result;
  };
}

export const noLock: Lock = (work) => work(false);

export function createFence(): Fence & { mark: () => FenceMark } {
  let mark: FenceMark = { session: undefined, rotation: 0 };
  return {
    read: async () => mark,
    write: async (next) => {
      mark = next;
    },
    mark: () => mark,
  };
}

export const noFence: Fence = { read: async () => null, write: async () => undefined };
