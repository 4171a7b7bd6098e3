import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { eventStatusQuery, savePage } from "#app/features/day/eventStatusApi.ts";
import { toEventStatusState, toJobState, type EditingView } from "#app/features/day/eventStatusView.ts";
import { useChosenJob, useMyEventSources } from "#app/features/day/myEventApi.ts";
import { useDraft } from "#app/shell/drafts.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { EventStatusPage as Page } from "#src/model/day/eventStatusPage.ts";
import {
  fromEventStatusDraft,
  toEventStatusDraft,
  type EventStatusDraft,
  type EventStatusEdit,
} from "#src/model/day/eventStatusRules.ts";
import { EventStatusScreen } from "#src/screens/event-status/EventStatusScreen.tsx";

const FALLBACK = "my-event";

/**
 * The event status and its form. A saved form is shown at once, with one notice. A stored edit is restored if it is of
 * the chosen day, or if no day is chosen.
 */
export function EventStatusPage() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const { push } = useNavigation();
  const { chosen } = useChosenJob();
  const { sources, facts, refresh } = useMyEventSources();
  const job = toJobState(sources, facts, chosen);
  const eventId = job.kind === "known" ? job.job.id : null;
  const page = useQuery({ ...eventStatusQuery(signedIn, eventId ?? ""), enabled: eventId !== null });
  const draft = useDraft("eventStatus");
  const [stored] = useState(draft.read);
  const { view, ...form } = useEventStatusForm({
    storedEdit: chosen === null || stored?.eventId === chosen ? stored : null,
    write: draft.write,
    save: (id, edited) => draft.sending(() => savePage(signedIn, id, edited)),
    onSaved(id, saved) {
      queries.setQueryData(eventStatusQuery(signedIn, id).queryKey, saved);
      signedIn.toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "eventStatus.saved" } });
    },
  });
  const state = toEventStatusState(job, page, view);
  return (
    <EventStatusScreen
      frame={useFrame(FALLBACK)}
      state={state}
      canEdit={signedIn.capabilities.canEditEventStatus}
      onRetry={() => (job.kind === "known" ? void page.refetch() : refresh())}
      onEdit={() => state.kind === "viewing" && eventId && form.start(eventId, state.page)}
      onType={form.type}
      onDiscard={form.discard}
      onSubmit={form.submit}
      onOpenEvent={() => push(FALLBACK)}
    />
  );
}

export type EditingDeps = {
  /** Unsaved edit. */
  storedEdit: EventStatusEdit | null;
  /** Called with every change; `null` removes the stored edit. */
  write: (edit: EventStatusEdit | null) => void;
  /** Removes the draft on success. */
  save: (eventId: string, page: Page) => Promise<void>;
  /** Called at once, even after unmount. */
  onSaved: (eventId: string, page: Page) => void;
};

/** Switches between page and form: one save at a time, and no input is lost (F6, F8). */
export function useEventStatusForm({ storedEdit, write, save, onSaved }: EditingDeps) {
  const [initialEdit, setInitialEdit] = useState(storedEdit);
  const saving = useSingleMutation({
    mutationFn: ({ eventId, page }: Omit<EventStatusEdit, "draft">) => save(eventId, page),
    onSuccess(_, { eventId, page }) {
      onSaved(eventId, page);
      setInitialEdit(null);
    },
  });
  const view: EditingView = {
    initialEdit,
    status: saving.isPending ? "saving" : "editing",
    problem: saving.isError ? "saveFailed" : null,
  };
  return {
    view,
    start: (eventId: string, page: Page): void => {
      saving.reset();
      setInitialEdit({ eventId, page, draft: toEventStatusDraft(page) });
    },
    type: (draft: EventStatusDraft): void => {
      if (initialEdit) write({ ...initialEdit, draft });
    },
    discard: (): void => {
      if (saving.isRunning()) return;
      write(null);
      setInitialEdit(null);
    },
    submit: (draft: EventStatusDraft): void => {
      if (initialEdit)
        saving.mutate({ eventId: initialEdit.eventId, page: fromEventStatusDraft(initialEdit.page, draft) });
    },
  };
}
