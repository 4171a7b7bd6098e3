import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { eventStatusQuery } from "#app/features/day/eventStatusQuery.ts";
import { useEventStatusForm } from "#app/features/day/useEventStatusForm.ts";
import { draftsOf } from "#app/shell/drafts.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";

const FORM = "eventStatus";

/**
 * Editing of one visit to the page. What was saved is on show at once, and one notice says so. What was typed before about
 * the chosen day, or about any where none is chosen, is there again.
 */
export function useEventStatusEditing(chosen: string | null) {
  const signedIn = useSignedIn();
  const { toaster, extraId, ports, session } = signedIn;
  const queries = useQueryClient();
  const drafts = draftsOf(session);
  const [kept] = useState(() => drafts.read(extraId, FORM));
  return useEventStatusForm({
    kept: chosen === null || kept?.eventId === chosen ? kept : null,
    keep: (edit) => drafts.keep(extraId, FORM, edit),
    save: async (eventId, page) => (await ports.eventStatus()).save(extraId, eventId, page),
    onSaved(eventId, page) {
      queries.setQueryData(eventStatusQuery(signedIn, eventId).queryKey, page);
      toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "eventStatus.saved" } });
    },
  });
}
