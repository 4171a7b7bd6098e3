import { vi } from "vitest";

type Entry = { url: string; state: unknown };

const ORIGIN = "https://gangway.example";

/** Address bar and history of one tab, as stubs of the browser's; a test undoes it with `vi.unstubAllGlobals`. */
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
    get href() {
      return ORIGIN + now().url;
    },
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
  const window = Object.assign(new EventTarget(), { scrollY: 0 });
  vi.stubGlobal("window", window);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  const goTo = (entry: number) => {
    at = Math.min(Math.max(0, entry), entries.length - 1);
    window.dispatchEvent(new Event("popstate"));
  };
  return {
    history,
    location,
    url: () => now().url,
    length: () => entries.length,
    back: () => goTo(at - 1),
    forward: () => goTo(at + 1),
    scrollTo: (y: number) => void (window.scrollY = y),
  };
}
