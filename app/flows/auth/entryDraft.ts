import type { EntryInput } from "#app/flows/auth/entryMachine.ts";
import type { EntryView } from "#app/flows/auth/entryView.ts";
import type { ViewSource } from "#app/flows/viewSource.ts";
import { createHeld } from "#app/held.ts";

export type EntryEvent = { type: "email.changed"; email: string } | { type: "email.submitted" };

export type EntryDraft = ViewSource<EntryView, EntryEvent> & {
  taken: () => EntryInput;
  /** From here on every event goes to the machine too, until the page draws from it. */
  handOver: (to: (event: EntryEvent) => void) => void;
  /** The machine did not arrive. */
  fail: () => void;
};

/** The entry before its machine has arrived: keeps what is typed, and remembers that it was submitted. */
export function createEntryDraft(email: string): EntryDraft {
  const view = createHeld<EntryView>({ email, status: "editing", problem: null });
  let forward: (event: EntryEvent) => void = () => {};
  const show = (next: Partial<EntryView>) => view.set({ ...view.get(), ...next });
  return {
    getView: view.get,
    subscribe: view.subscribe,
    send(event) {
      forward(event);
      show(
        event.type === "email.changed" ? { email: event.email, problem: null } : { status: "checking", problem: null },
      );
    },
    handOver(to) {
      forward = to;
    },
    taken: () => ({ email: view.get().email, isSubmitted: view.get().status === "checking" }),
    fail: () => show(view.get().status === "checking" ? { status: "editing", problem: "unableToCheck" } : {}),
  };
}
