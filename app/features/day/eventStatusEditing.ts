import { createHeld } from "#app/platform/held.ts";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import {
  fromEventStatusDraft,
  toEventStatusDraft,
  type EventStatusDraft,
  type EventStatusEdit,
} from "#src/model/day/eventStatusRules.ts";

export type EditingView = {
  /** What the form begins with; `null`: nobody edits. */
  begun: EventStatusEdit | null;
  status: "editing" | "saving";
  problem: "saveFailed" | null;
};

const idle: EditingView = { begun: null, status: "editing", problem: null };

export type EditingMeans = {
  /** What was typed before and not saved. */
  kept: EventStatusEdit | null;
  /** With every change; `null`: there is nothing to keep any more. */
  keep: (edit: EventStatusEdit | null) => void;
  save: (eventId: string, page: EventStatusPage) => Promise<void>;
  /** At once, even if the screen was left meanwhile. */
  onSaved: (eventId: string, page: EventStatusPage) => void;
};

/** From the page to its form and back: one save at a time, and whatever happens nothing typed is lost (F6, F8). */
export function createEventStatusEditing({ kept, keep, save, onSaved }: EditingMeans) {
  const view = createHeld<EditingView>({ ...idle, begun: kept });

  function end(): void {
    keep(null);
    view.set(idle);
  }

  return {
    getView: view.get,
    subscribe: view.subscribe,
    begin: (eventId: string, page: EventStatusPage): void =>
      view.set({ ...idle, begun: { eventId, page, draft: toEventStatusDraft(page) } }),
    type(draft: EventStatusDraft): void {
      const { begun } = view.get();
      if (begun) keep({ ...begun, draft });
    },
    discard(): void {
      if (view.get().status === "editing") end();
    },
    async submit(draft: EventStatusDraft): Promise<void> {
      const { begun, status } = view.get();
      if (!begun || status === "saving") return;
      const page = fromEventStatusDraft(begun.page, draft);
      view.set({ begun, status: "saving", problem: null });
      try {
        await save(begun.eventId, page);
      } catch {
        return view.set({ begun, status: "editing", problem: "saveFailed" });
      }
      onSaved(begun.eventId, page);
      end();
    },
  };
}
