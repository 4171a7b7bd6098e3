import { createDrafts, type Draft, type FormDrafts } from "#app/shell/drafts.ts";

/** The draft of a form for a user who stays signed in. */
export const oneDraft = <Form extends keyof FormDrafts>(form: Form): Draft<Form> =>
  createDrafts({ id: () => "1", onChange: () => () => true })("7301", form);
