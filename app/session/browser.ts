import { moveMark } from "#app/session/moveMark.ts";
import type { Tabs } from "#app/session/session.ts";
import { createSession } from "#app/session/session.ts";
import { createStore } from "#app/session/storage.ts";
import { randomId } from "#src/lib/randomId.ts";

/**
 * The other pages of this browser: `storage` events, and a look whenever the page comes back from the background or from
 * the back button (T8).
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

/** The session of this page over the browser's storages. */
export function createBrowserSession() {
  const stores = { local: createStore(() => localStorage), tab: createStore(() => sessionStorage) };
  const session = createSession({ ...stores, tabs: browserTabs, newId: randomId });
  moveMark(session, () => import("#app/session/browserLock.ts").then((module) => module.browserFence));
  return { ...stores, tabs: browserTabs, session };
}
