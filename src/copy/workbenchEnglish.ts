import { addCopy, type Messages } from "./store.ts";

/** Adds the wordings in English, for the workbench and tests: the app is German and never fetches them (FMT-01). */
export const addEnglish = (): void => addCopy(import.meta.glob<Messages>("./en/*.json", { import: "default" }));
