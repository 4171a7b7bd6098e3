import { useState } from "react";
import { draftsOf, type Draft, type FormDrafts } from "#app/shell/drafts.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";

/** The draft of a form for the person who is signed in; the same object as long as the screen is open. */
export function useDraft<Form extends keyof FormDrafts>(form: Form): Draft<Form> {
  const { session, extraId } = useSignedIn();
  const [draft] = useState(() => draftsOf(session)(extraId, form));
  return draft;
}
