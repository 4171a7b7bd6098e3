import "#src/styles/theme.css";
import { hydrateRoot, type RootOptions } from "react-dom/client";
import {
  createInitialEntry,
  entryMode,
  EntryRoot,
  type EntryScreenName,
  type InitialEntry,
} from "#app/features/auth/EntryPage.tsx";
import { takeUnsent } from "#app/session/unsent.ts";
import { reloadOnce } from "#app/shell/staleBuild.ts";
import deAuth from "#src/copy/de/auth.json";
import deContact from "#src/copy/de/contact.json";
import { put, type Messages } from "#src/copy/store.ts";

put("de", "auth", deAuth as unknown as Messages);
put("de", "contact", deContact);

// What a boundary has caught is on show; a page in production says nothing more about it to the console (S8). What React could
// draw only at the second try is on no screen and stays reported: it would hide a component that fails now and then.
const options: RootOptions = import.meta.env.PROD ? { onCaughtError: () => {} } : {};

const loadApp = () => import("#app/startApp.tsx");

/** Hydrates the entry that the early script has put on show, if it has, and removes whatever else is prerendered. */
function takePrerendered(): InitialEntry | null {
  const page = document.documentElement.dataset;
  const screen = page.start as EntryScreenName;
  const element = document.querySelector<HTMLElement>(`[data-entry="${screen}"]`);
  delete element?.dataset.entry;
  document.querySelectorAll("[data-entry]:not(template)").forEach((other) => other.remove());
  page.start = "";
  return element && hydrateEntry(element, screen);
}

function hydrateEntry(element: HTMLElement, screen: EntryScreenName): InitialEntry {
  const field = element.querySelector("input");
  const stored = takeUnsent();
  // What was typed meanwhile is newer.
  const unsent = field?.value ? undefined : stored;
  if (field && unsent) field.value = unsent.email;
  const entry = createInitialEntry(screen, () => {
    element.remove();
    // Deferred: a root must not be unmounted while another one renders.
    queueMicrotask(() => root.unmount());
  });
  const root = hydrateRoot(
    element,
    <EntryRoot mode={entryMode(screen)} email={field?.value ?? ""} start={entry.start} hasFailed={entry.hasFailed} />,
    { ...options, identifierPrefix: screen, onUncaughtError: entry.remove },
  );
  // Forces synchronous hydration, so that no keystroke is lost.
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  element.querySelector<HTMLElement>("[data-pressed]")?.click();
  if (unsent?.isSubmitted) field?.form?.requestSubmit();
  return entry;
}

function boot(): void {
  const entry = takePrerendered();
  loadApp()
    .then(({ startApp }) => startApp(entry, options))
    .catch(() => (entry ? entry.setStart(null) : dispatchEvent(new Event("start.failed"))));
  // Beside the app, which needs it for the entry and for the steps after it.
  if (entry) import("#app/features/auth/AuthFlow.tsx").catch(() => {});
  // The early script sees by it that this one has run.
  delete document.documentElement.dataset.start;
}

// The early script takes its element away. Without it the token of a link would stay in the address, and unused.
const isEarlyMissing = document.querySelector("script[data-app]") !== null;
if (!isEarlyMissing || !reloadOnce()) boot();
