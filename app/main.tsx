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

// An error that a boundary shows is not logged as well (S8). Recoverable errors still are: no screen shows them.
const options: RootOptions = import.meta.env.PROD ? { onCaughtError: () => {} } : {};

const loadApp = () => import("#app/startApp.tsx");

/** Hydrates the prerendered entry that the early script has made visible, if any, and removes the others. */
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
  // What was typed since the page opened is newer.
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
  // Loads in parallel with the app, which needs it next.
  if (entry) import("#app/features/auth/AuthFlow.tsx").catch(() => {});
  // Tells the early script that this one has run.
  delete document.documentElement.dataset.start;
}

// The early script removes its element. Had it not run, the token of a link would stay in the address, unused.
const isEarlyMissing = document.querySelector("script[data-app]") !== null;
// The early script leaves out `data-start` in a browser that is too old, where its message has to stay.
const isTooOld = !isEarlyMissing && !("start" in document.documentElement.dataset);
if (!isTooOld && (!isEarlyMissing || !reloadOnce())) boot();
