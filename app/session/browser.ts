import { moveMark } from "#app/session/moveMark.ts";
import type { Tabs } from "#app/session/session.ts";
import { createSession } from "#app/session/session.ts";
import { createStore } from "#app/session/storage.ts";
import { randomId } from "#src/lib/randomId.ts";

/**
 * Changes by other tabs: `storage` events, and a sync whenever the page returns from the background or the back/forward
 * cache (T8).
 */
export const browserTabs: Tabs = {
  listen(sync) {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("storage", sync, { signal });
    window.addEventListener("pageshow", sync, { signal });
    document.addEventListener("visibilitychange", sync, { signal });
    return () => listening.abort();
  },
};

/** The session of this page, stored in the browser. */
export function createBrowserSession() {
  const stores = { local: createStore(() => localStorage), tab: createStore(() => sessionStorage) };
  const session = createSession({ ...stores, tabs: browserTabs, newId: randomId });
  moveMark(session, () => import("#app/session/browserLock.ts").then((module) => module.browserFence));
  return { ...stores, tabs: browserTabs, session };
}
