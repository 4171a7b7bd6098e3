import type { Tabs } from "#app/session/session.ts";
import { createSession } from "#app/session/session.ts";
import { createStore } from "#app/session/storage.ts";

const CHANNEL = "session";

/** A channel to the other pages of this browser, where there is one. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/**
 * The other pages of this browser: `storage` events, a channel for pages of the same process, and a look whenever the page
 * comes back from the background or from the back button (T8).
 */
export function createTabs(): Tabs {
  const channel = openChannel();
  return {
    tell() {
      try {
        channel?.postMessage("look");
      } catch {
        // A closed channel; the storage event arrives all the same.
      }
    },
    listen(look) {
      const target = new AbortController();
      const options = { signal: target.signal };
      window.addEventListener("storage", look, options);
      window.addEventListener("pageshow", look, options);
      document.addEventListener("visibilitychange", look, options);
      channel?.addEventListener("message", look, options);
      return () => target.abort();
    },
  };
}

/** 128 random bits; `crypto.randomUUID` would need a secure context. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The session of this page over the browser's storages. */
export function createBrowserSession() {
  const stores = { local: createStore(() => localStorage), tab: createStore(() => sessionStorage) };
  const tabs = createTabs();
  return { ...stores, tabs, session: createSession({ ...stores, tabs, newId }) };
}
