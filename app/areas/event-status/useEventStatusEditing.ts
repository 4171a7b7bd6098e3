import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createEventStatusEditing } from "#app/areas/event-status/eventStatusEditing.ts";
import { eventStatusQuery } from "#app/areas/event-status/eventStatusQuery.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useView } from "#app/flows/viewSource.ts";
import type { EventStatusPage } from "#src/model/eventStatusPage.ts";

/** Editing of one visit to the page. What was saved is on show at once, and one notice says so. */
export function useEventStatusEditing() {
  const signedIn = useSignedIn();
  const { board, extraId, ports } = signedIn;
  const queries = useQueryClient();
  const [editing] = useState(() =>
    createEventStatusEditing({
      save: async (eventId, page) => (await ports.eventStatus()).save(extraId, eventId, page),
      onSaved(eventId, page) {
        queries.setQueryData(eventStatusQuery(signedIn, eventId).queryKey, page);
        board.post({ tone: "success", area: "signed-in", text: { from: "copy", key: "eventStatus.saved" } });
      },
    }),
  );
  return {
    view: useView(editing),
    edit: editing.edit,
    discard: () => editing.discard(),
    submit: (page: EventStatusPage) => void editing.submit(page),
  };
}
