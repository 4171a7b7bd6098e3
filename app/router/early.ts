import { showFailedStart, showPressed } from "#app/router/failedStart.ts";
import { takeUrlToken } from "#app/session/urlToken.ts";
import { reloadOnce } from "#app/shell/staleBuild.ts";

/**
 * A classic script in the head, run before the first paint: takes the token out of the URL (S5), sets `data-start` on
 * the root element, shows the prerendered markup, and starts the script that preloads the signed-in area.
 */
const page = document.documentElement;
const link = takeUrlToken(location, history);

const stored = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

/** Features the code relies on: lookbehind (Safari 16.4), `color-mix` (Chrome 111), `:has` (Firefox 121). */
function isCurrent(): boolean {
  try {
    // Throws if unsupported. Used below, so that the build does not remove it.
    const supportsLookbehind = RegExp("(?<=a)b").test("ab");
    return supportsLookbehind && CSS.supports("color:color-mix(in oklch,red,red)") && CSS.supports("selector(:has(a))");
  } catch {
    return false;
  }
}

/** A guess from storage: the prerendered markup is used if `startStateOf` agrees. */
function startOf(path: string): string {
  if (stored(() => localStorage, "accessToken")) return "app";
  const isSigningIn = stored(() => sessionStorage, "signUp") || stored(() => sessionStorage, "pendingAuth");
  if (isSigningIn || link.token || link.email || /^\/(forgot|reset)-/i.test(path)) return "";
  return /^\/auth\/create\/*$/i.test(path) ? "auth-create-account" : "auth-sign-in";
}

const start = startOf(location.pathname);
const isEntry = start.startsWith("auth-");
/** Without `data-start` the page shows that the browser is too old. */
if (isCurrent()) page.dataset.start = start;

/** Inserts the prerendered markup once it is parsed completely. The app replaces the content of `#root` on render. */
const parsing = new MutationObserver(() => {
  const prerendered = document.querySelector<HTMLTemplateElement>(`template[data-entry="${isEntry ? start : "boot"}"]`);
  if (!prerendered?.nextElementSibling) return;
  parsing.disconnect();
  if (!("start" in page.dataset)) return;
  if (!isEntry) return document.getElementById("root")?.append(prerendered.content);
  const entry = document.createElement("div");
  entry.dataset.entry = start;
  entry.append(prerendered.content);
  prerendered.replaceWith(entry);
});
parsing.observe(page, { childList: true, subtree: true });

const prefetchLink = (named: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "", ...named }));
/** Empty on the dev server, where files have no names yet. */
const script = document.currentScript;
const { font, signedIn, app } = script?.dataset ?? {};
script?.remove();
if (font && signedIn && start === "app") {
  // Immediately: after the style sheet's own request the preload would be unused, with a warning in the console.
  prefetchLink({ rel: "preload", as: "font", href: font });
  // By import: Trusted Types block script elements with a URL. On failure everything just loads later.
  import(/* @vite-ignore */ signedIn).catch(() => {});
}
// The entry works before the rest is loaded.
if (app && !isEntry) prefetchLink({ rel: "modulepreload", href: app });

// Clicks before the code is loaded are repeated by `main.tsx`.
addEventListener("click", ({ target }) => {
  const button = page.dataset.start && target instanceof Element && target.closest("button");
  if (button) showPressed(button);
});
addEventListener("submit", (event) => {
  if (page.dataset.start) event.preventDefault();
});

// Everything linked in the page has loaded or failed: the first script would have removed `data-start`.
addEventListener("load", () => {
  if ("start" in page.dataset) showFailedStart();
  else if (document.styleSheets.length === 0) reloadOnce();
});
addEventListener("start.failed", showFailedStart);
