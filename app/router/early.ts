import { showFailedStart, showPressed } from "#app/router/failedStart.ts";
import { takeUrlToken } from "#app/session/urlToken.ts";
import { reloadOnce } from "#app/shell/staleBuild.ts";

/**
 * A classic script in the head of the page, before anything is drawn: takes a token out of the address (S5), names the
 * start in `data-start` of the root element, shows what the build has drawn for it, and begins the script that has the code of
 * the signed-in area fetched.
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

/** What the rest of the code takes for granted: lookbehind is new in Safari 16.4, `color-mix` in Chrome 111, `:has` in Firefox 121. */
function isCurrent(): boolean {
  try {
    // Throws where it is not known. Unused it would be taken out of the build.
    const supportsLookbehind = RegExp("(?<=a)b").test("ab");
    return supportsLookbehind && CSS.supports("color:color-mix(in oklch,red,red)") && CSS.supports("selector(:has(a))");
  } catch {
    return false;
  }
}

/** A first guess, from what is kept: what is drawn is used where `startStateOf` says the same. */
function startOf(path: string): string {
  if (stored(() => localStorage, "accessToken")) return "app";
  const isSigningIn = stored(() => sessionStorage, "signUp") || stored(() => sessionStorage, "pendingAuth");
  if (isSigningIn || link.token || link.email || /^\/(forgot|reset)-/i.test(path)) return "";
  return /^\/auth\/create\/*$/i.test(path) ? "auth-create-account" : "auth-sign-in";
}

const start = startOf(location.pathname);
const isEntry = start.startsWith("auth-");
/** Without `data-start` the page says that the browser is too old. */
if (isCurrent()) page.dataset.start = start;

/** Puts what is drawn in its place as soon as the parser has read all of it. What is in `#root` goes when the app draws. */
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
/** On the dev server the files have no names yet. */
const script = document.currentScript;
const { font, signedIn, app } = script?.dataset ?? {};
script?.remove();
if (font && signedIn && start === "app") {
  // At once: asked for later than by the style sheet it would be fetched in vain, and Chrome says so in the console.
  prefetchLink({ rel: "preload", as: "font", href: font });
  // By import: a script element with an address is refused under the page's Trusted Types. Without it everything comes later.
  import(/* @vite-ignore */ signedIn).catch(() => {});
}
// Where an entry is shown it works before the rest is fetched.
if (app && !isEntry) prefetchLink({ rel: "modulepreload", href: app });

// What is pressed before the code is there is pressed again by `main.tsx`.
addEventListener("click", ({ target }) => {
  const button = page.dataset.start && target instanceof Element && target.closest("button");
  if (button) showPressed(button);
});
addEventListener("submit", (event) => {
  if (page.dataset.start) event.preventDefault();
});

// By now everything that the page names has come or failed: had the first script run, it would have taken `data-start` away.
addEventListener("load", () => {
  if ("start" in page.dataset) showFailedStart();
  else if (document.styleSheets.length === 0) reloadOnce();
});
addEventListener("start.failed", showFailedStart);
