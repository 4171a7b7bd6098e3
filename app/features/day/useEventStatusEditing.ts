import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { draftsOf } from "#app/shell/drafts.ts";
import { createEventStatusEditing } from "#app/features/day/eventStatusEditing.ts";
import { eventStatusQuery } from "#app/features/day/eventStatusQuery.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useView } from "#app/shell/viewSource.ts";

const FORM = "eventStatus";

/**
 * Editing of one visit to the page. What was saved is on show at once, and one notice says so. What was typed before about
 * the chosen day, or about any where none is chosen, is there again.
 */
export function useEventStatusEditing(chosen: string | null) {
  const signedIn = useSignedIn();
  const { board, extraId, ports, session } = signedIn;
  const queries = useQueryClient();
  const [editing] = useState(() => {
    const drafts = draftsOf(session);
    const kept = drafts.read(extraId, FORM);
    return createEventStatusEditing({
      kept: chosen === null || kept?.eventId === chosen ? kept : null,
      keep: (edit) => drafts.keep(extraId, FORM, edit),
      save: async (eventId, page) => (await ports.eventStatus()).save(extraId, eventId, page),
      onSaved(eventId, page) {
        queries.setQueryData(eventStatusQuery(signedIn, eventId).queryKey, page);
        board.post({ tone: "success", area: "signed-in", text: { from: "copy", key: "eventStatus.saved" } });
      },
    });
  });
  return { editing, view: useView(editing) };
}
