import { createStore } from "zustand/vanilla";
import type { EntryEvent, EntrySubmit } from "#app/features/auth/entryMachine.ts";
import type { EntryView } from "#app/features/auth/entryView.ts";
import type { ViewSource } from "#app/shell/viewSource.ts";
import type { EntryAlert } from "#src/model/auth/alerts.ts";

export type EntryDraft = ViewSource<EntryView, EntryEvent> & {
  /** Something was pressed and waits for the machine. */
  isSubmitted: () => boolean;
  /** The machine hears what was typed and pressed so far, then every event, until the page draws from it. */
  handOver: (to: (event: EntryEvent) => void) => void;
  /** The machine did not arrive. */
  fail: () => void;
};

const ready = { kind: "ready", problem: null } as const;

/** The entry before its machine has arrived: keeps what is typed, and remembers what was pressed. */
export function createEntryDraft(email: string, alert: EntryAlert | null = null): EntryDraft {
  const view = createStore<EntryView>(() => ({ email, status: "editing", problem: null, alert, google: ready }));
  let forward: (event: EntryEvent) => void = () => {};
  let submitted: EntrySubmit | null = null;
  const show = (next: Partial<EntryView>) => view.setState(next);
  return {
    getView: view.getState,
    subscribe: view.subscribe,
    send(event) {
      forward(event);
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
    isSubmitted: () => submitted !== null,
    fail() {
      if (submitted?.type === "email.submitted") show({ status: "editing", problem: "unableToCheck" });
      if (submitted?.type === "google.requested") show({ google: { kind: "ready", problem: "failed" } });
      submitted = null;
    },
  };
}
