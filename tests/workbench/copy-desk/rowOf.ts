import type { Row } from "#workbench/copy-desk/events.ts";

/** A row of the panel for a text that the state shows in these roles; none: it only uses the text. */
export const rowOf = (key: string, roles: Row["roles"]): Row => ({
  key,
  texts: { de: "", en: "" },
  roles,
  isBehind: false,
  misspelt: [],
  otherFiles: [],
});
