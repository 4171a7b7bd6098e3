import { fetchPage } from "#app/client/pageClient.ts";

/** No more than one reload by itself in so much time. */
const PAUSE_MS = 60_000;
const KEY = "reloadedAt";

let hasTyped = false;
globalThis.document?.addEventListener("input", () => {
  hasTyped = true;
});

/** Another screen is there; what was typed before is settled. */
export const forgetTyping = (): void => {
  hasTyped = false;
};

/**
 * When a screen broke: fetches the page anew if the server has another version of it, whose code replaces the one that is
 * gone. Never without a question after something was typed, never twice in 60 s (F16, P44), and not where the broken screen has
 * been left while the server was asked.
 */
export async function reloadIfOutdated(): Promise<void> {
  const { href } = location;
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  if (hasTyped || !entry) return;
  const page = await fetchPage();
  if (page && !page.includes(entry) && !hasTyped && location.href === href && mayReload()) location.reload();
}

/** Leaves the page alone, with `false`, where the server cannot be reached: the browser's own page would stand in its place. */
export async function reloadIfThere(): Promise<boolean> {
  const page = await fetchPage();
  if (page) location.reload();
  return page !== "";
}

/**
 * When the page cannot begin: fetches it anew, under the same limits. It has come from the server just now, which is not asked
 * once more whether it is there.
 */
export function reloadOnce(): boolean {
  if (hasTyped || !navigator.onLine || !mayReload()) return false;
  location.reload();
  return true;
}

/** Where nothing can be noted down nobody could tell a loop. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
