import { addCopy, type Messages } from "./store.ts";

/** Adds the English texts, for the workbench and tests: the app is German and never loads them (FMT-01). */
export const addEnglish = (): void => addCopy(import.meta.glob<Messages>("./en/*.json", { import: "default" }));
