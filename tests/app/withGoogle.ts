/** What a page of its own needs to render the entry, as it reads its settings and keeps its texts by itself. */
export { EntryRoot } from "#app/features/auth/EntryPage.tsx";
export { loadAllCopy } from "#src/copy/store.ts";
export { createElement } from "react";
export { createRoot } from "react-dom/client";
