import { fetchPage } from "#app/client/pageClient.ts";

/** Minimum time between two automatic reloads. */
const PAUSE_MS = 60_000;
const KEY = "reloadedAt";

let hasTyped = false;
globalThis.document?.addEventListener("input", () => {
  hasTyped = true;
});

/** Called when another screen is mounted, whose form is untouched. */
export const forgetTyping = (): void => {
  hasTyped = false;
};

/**
 * After a screen broke: reloads the page if the server has another version of it, whose code replaces the missing one.
 * Not after the user has typed, not twice in 60 s (F16, P44), and not if the screen was left during the request.
 */
export async function reloadIfOutdated(): Promise<void> {
  const { href } = location;
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  if (hasTyped || !entry) return;
  const page = await fetchPage();
  if (page && !page.includes(entry) && !hasTyped && location.href === href && mayReload()) location.reload();
}

/** Does nothing and returns `false` if the server is unreachable: the browser's error page would replace the app. */
export async function reloadIfThere(): Promise<boolean> {
  const page = await fetchPage();
  if (page) location.reload();
  return page !== "";
}

/**
 * When the app cannot start: reloads with the same limits. The page itself was just loaded, so the server is not
 * checked.
 */
export function reloadOnce(): boolean {
  if (hasTyped || !navigator.onLine || !mayReload()) return false;
  location.reload();
  return true;
}

/** Without storage a reload loop could not be detected. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
