import { useState } from "react";
import { useSingleMutation } from "#app/shell/mutations.ts";
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

export type EditingPlan = {
  /** What was typed before and not saved. */
  kept: EventStatusEdit | null;
  /** With every change; `null`: there is nothing to keep any more. */
  keep: (edit: EventStatusEdit | null) => void;
  /** Its draft is gone once it is done. */
  save: (eventId: string, page: EventStatusPage) => Promise<void>;
  /** At once, even if the screen was left meanwhile. */
  onSaved: (eventId: string, page: EventStatusPage) => void;
};

/** From the page to its form and back: one save at a time, and whatever happens nothing typed is lost (F6, F8). */
export function useEventStatusForm({ kept, keep, save, onSaved }: EditingPlan) {
  const [begun, setBegun] = useState(kept);
  const saving = useSingleMutation({
    mutationFn: ({ eventId, page }: Omit<EventStatusEdit, "draft">) => save(eventId, page),
    onSuccess(_, { eventId, page }) {
      onSaved(eventId, page);
      setBegun(null);
    },
  });
  const view: EditingView = {
    begun,
    status: saving.isPending ? "saving" : "editing",
    problem: saving.isError ? "saveFailed" : null,
  };
  return {
    view,
    begin: (eventId: string, page: EventStatusPage): void => {
      saving.reset();
      setBegun({ eventId, page, draft: toEventStatusDraft(page) });
    },
    type: (draft: EventStatusDraft): void => {
      if (begun) keep({ ...begun, draft });
    },
    discard: (): void => {
      if (saving.isUnderWay()) return;
      keep(null);
      setBegun(null);
    },
    submit: (draft: EventStatusDraft): void => {
      if (begun) saving.mutate({ eventId: begun.eventId, page: fromEventStatusDraft(begun.page, draft) });
    },
  };
}
