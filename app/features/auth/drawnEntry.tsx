import { hydrateRoot, type RootOptions } from "react-dom/client";
import { createStore } from "zustand/vanilla";
import { createEntryDraft, type EntryDraft } from "#app/features/auth/entryDraft.ts";
import { takeUnsent } from "#app/session/unsent.ts";
import type { ViewSource } from "#app/shell/viewSource.ts";
import { EntryRoot, type EntryScreenName } from "#app/features/auth/EntryRoot.tsx";

/** The entry that the build has drawn into the page. It works before the app is there, and stays until another screen comes. */
export type DrawnEntry = {
  screen: EntryScreenName;
  draft: EntryDraft;
  onShow: Pick<ViewSource<boolean, never>, "getView" | "subscribe">;
  /** Takes it off the page. */
  end: () => void;
};

/** Takes over the entry that the early script has put on show, if it has; whatever else is drawn goes. */
export function takeDrawnEntry(options: RootOptions): DrawnEntry | null {
  const page = document.documentElement.dataset;
  const screen = page.start as EntryScreenName;
  const drawn = document.querySelector<HTMLElement>(`[data-entry="${screen}"]`);
  delete drawn?.dataset.entry;
  document.querySelectorAll("[data-entry]:not(template)").forEach((other) => other.remove());
  page.start = "";
  return drawn && hydrate(drawn, screen, options);
}

function hydrate(drawn: HTMLElement, screen: EntryScreenName, options: RootOptions): DrawnEntry {
  const field = drawn.querySelector("input");
  const kept = takeUnsent();
  // What was typed meanwhile is newer.
  const unsent = field?.value ? undefined : kept;
  if (field && unsent) field.value = unsent.email;
  const draft = createEntryDraft(field?.value ?? "");
  const onShow = createStore(() => true);
  const end = () => {
    if (!onShow.getState()) return;
    onShow.setState(false, true);
    drawn.remove();
    // Later: it may be the drawing of another screen that ends this one.
    queueMicrotask(() => root.unmount());
  };
  const root = hydrateRoot(drawn, <EntryRoot draft={draft} screen={screen} />, {
    ...options,
    identifierPrefix: screen,
    onUncaughtError: end,
  });
  // An event that React must not miss: it takes the page over now, so that nothing can be typed in between and be lost.
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  drawn.querySelector<HTMLElement>("[data-pressed]")?.click();
  if (unsent?.isSubmitted) draft.send({ type: "email.submitted" });
  return { screen, draft, onShow: { getView: onShow.getState, subscribe: onShow.subscribe }, end };
}
