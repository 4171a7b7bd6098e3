import { createStore } from "zustand/vanilla";
import type { EntryEvent, EntrySubmit } from "#app/features/auth/entryMachine.ts";
import type { EntryView } from "#app/features/auth/entryView.ts";
import { keepUnsent, takeUnsent } from "#app/session/unsent.ts";
import { reloadIfThere } from "#app/shell/staleBuild.ts";
import type { ViewSource } from "#app/shell/viewSource.ts";
import type { EntryAlert } from "#src/model/auth/alerts.ts";

export type EntryDraft = ViewSource<EntryView, EntryEvent> & {
  /**
   * Loads what the entry goes on with, once. Whoever has pressed something is told that it did not arrive; the next submit
   * loads the page anew and is sent there: Firefox 153 fetches no file again whose import has failed.
   */
  load: (fetchIt: () => Promise<unknown>, onFailure?: () => void) => Promise<void>;
  /** The machine hears what was typed and pressed so far, then every event, until the page draws from it. */
  handOver: (to: (event: EntryEvent) => void) => void;
  /** From now on it shows what the machine shows, until the result is called. */
  follow: (machine: Pick<ViewSource<EntryView, never>, "getView" | "subscribe">) => () => void;
};

const ready = { kind: "ready", problem: null } as const;

/** The entry before its machine has arrived: keeps what is typed, and remembers what was pressed. */
export function createEntryDraft(email: string, alert: EntryAlert | null = null): EntryDraft {
  const view = createStore<EntryView>(() => ({ email, status: "editing", problem: null, alert, google: ready }));
  let forward: (event: EntryEvent) => void = () => {};
  let submitted: EntrySubmit | null = null;
  let isLoading = false;
  let isFollowing = false;
  const show = (next: Partial<EntryView>) => view.setState(next);

  function tellFailure(): void {
    if (!submitted) return;
    const isEmail = submitted.type === "email.submitted";
    submitted = null;
    show(isEmail ? { status: "editing", problem: "unableToCheck" } : { google: { kind: "ready", problem: "failed" } });
  }
  async function sendFromNewPage(): Promise<void> {
    if (!submitted) return;
    keepUnsent({ email: view.getState().email, isSubmitted: submitted.type === "email.submitted" });
    if (await reloadIfThere()) return;
    takeUnsent();
    tellFailure();
  }

  async function load(fetchIt: () => Promise<unknown>, onFailure?: () => void): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      await fetchIt();
    } catch {
      tellFailure();
      onFailure?.();
      view.subscribe(() => void sendFromNewPage());
      // Still counts as loading: nothing is fetched again by this page.
      return;
    }
    isLoading = false;
  }

  return {
    getView: view.getState,
    subscribe: view.subscribe,
    load,
    send(event) {
      forward(event);
      if (isFollowing) return;
      if (event.type === "email.changed") show({ email: event.email, problem: null });
      else {
        submitted = event;
        show(event.type === "email.submitted" ? { status: "checking", problem: null } : { google: { kind: "busy" } });
      }
    },
    handOver(to) {
      forward = to;
      to({ type: "email.changed", email: view.getState().email });
      if (submitted) to(submitted);
    },
    follow(machine) {
      const copy = () => show(machine.getView());
      isFollowing = true;
      copy();
      return machine.subscribe(copy);
    },
  };
}
