import { addCopy, type Messages } from "./store.ts";

/** Adds the English texts, for the workbench, tests and users of the library: the app is German and never loads them (FMT-01). */
export const addEnglish = (): void => addCopy(import.meta.glob<Messages>("./en/*.json", { import: "default" }));
