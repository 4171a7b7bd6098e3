import { signedInStates } from "./signedInStates.ts";
import { signUpStates } from "./signUpStates.ts";

/**
 * What a state is about, in German, by its id. Data of the workbench: as `description` in the machines the sentences would
 * be part of the app that people download.
 */
export const sentences: Readonly<Record<string, string>> = { ...signUpStates, ...signedInStates };

export const sentenceOf = (id: string): string => sentences[id] ?? "";
