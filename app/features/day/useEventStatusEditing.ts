import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { eventStatusQuery } from "#app/features/day/eventStatusQuery.ts";
import { useEventStatusForm } from "#app/features/day/useEventStatusForm.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";

/**
 * Editing of one visit to the page. What was saved is on show at once, and one notice says so. What was typed before about
 * the chosen day, or about any where none is chosen, is there again.
 */
export function useEventStatusEditing(chosen: string | null) {
  const signedIn = useSignedIn();
  const { toaster, extraId, ports } = signedIn;
  const queries = useQueryClient();
  const draft = useDraft("eventStatus");
  const [kept] = useState(draft.read);
  return useEventStatusForm({
    kept: chosen === null || kept?.eventId === chosen ? kept : null,
    keep: draft.keep,
    save: (eventId, page) => draft.sending(async () => (await ports.eventStatus()).save(extraId, eventId, page)),
    onSaved(eventId, page) {
      queries.setQueryData(eventStatusQuery(signedIn, eventId).queryKey, page);
      toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "eventStatus.saved" } });
    },
  });
}
