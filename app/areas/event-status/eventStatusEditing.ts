import { createHeld } from "#app/held.ts";
import type { EventStatusPage } from "#src/model/eventStatusPage.ts";

export type EditingView = {
  /** The page as it was when somebody began to edit it, and the event it is about; `null`: nobody does. */
  begun: { eventId: string; page: EventStatusPage } | null;
  status: "editing" | "saving";
  problem: "saveFailed" | null;
};

const idle: EditingView = { begun: null, status: "editing", problem: null };

export type EditingMeans = {
  save: (eventId: string, page: EventStatusPage) => Promise<void>;
  /** At once, even if the screen was left meanwhile. */
  onSaved: (eventId: string, page: EventStatusPage) => void;
};

/** From the page to its form and back: one save at a time, and whatever happens nothing typed is touched (F6, F8). */
export function createEventStatusEditing({ save, onSaved }: EditingMeans) {
  const view = createHeld<EditingView>(idle);
  return {
    getView: view.get,
    subscribe: view.subscribe,
    edit: (eventId: string, page: EventStatusPage): void => view.set({ ...idle, begun: { eventId, page } }),
    discard(): void {
      if (view.get().status === "editing") view.set(idle);
    },
    async submit(page: EventStatusPage): Promise<void> {
      const { begun, status } = view.get();
      if (!begun || status === "saving") return;
      view.set({ begun, status: "saving", problem: null });
      try {
        await save(begun.eventId, page);
      } catch {
        return view.set({ begun, status: "editing", problem: "saveFailed" });
      }
      onSaved(begun.eventId, page);
      view.set(idle);
    },
  };
}
