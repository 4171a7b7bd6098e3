import { vi } from "vitest";

type Entry = { url: string; state: unknown };

const ORIGIN = "https://gangway.example";

/** Address bar and history of one tab, put in the place of the browser's; a test undoes it with `vi.unstubAllGlobals`. */
export function openTab(url: string) {
  let entries: Entry[] = [{ url, state: null }];
  let at = 0;
  const now = (): Entry => entries[at] ?? { url: "/", state: null };
  const entryOf = (state: unknown, to?: string | URL | null): Entry => {
    const { pathname, search, hash } = new URL(String(to ?? now().url), ORIGIN + now().url);
    return { url: pathname + search + hash, state: structuredClone(state) };
  };
  const history = {
    get state() {
      return now().state;
    },
    pushState(state: unknown, _title: string, to?: string | URL | null) {
      entries = [...entries.slice(0, at + 1), entryOf(state, to)];
      at += 1;
    },
    replaceState(state: unknown, _title: string, to?: string | URL | null) {
      entries[at] = entryOf(state, to);
    },
  };
  const location = {
    get pathname() {
      return new URL(now().url, ORIGIN).pathname;
    },
    get search() {
      return new URL(now().url, ORIGIN).search;
    },
    get hash() {
      return new URL(now().url, ORIGIN).hash;
    },
  };
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", location);
  vi.stubGlobal("window", { scrollY: 0 });
  return {
    history,
    location,
    url: () => now().url,
    length: () => entries.length,
    back: () => {
      at = Math.max(0, at - 1);
    },
    forward: () => {
      at = Math.min(entries.length - 1, at + 1);
    },
  };
}
