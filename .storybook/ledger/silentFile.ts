/** Where the manager finds the ids of the stories that claim nothing, beside its own page. */
export const SILENT_FILE = "ledger/silent.json";

/** `isScreen`: it shows a whole screen, so that a row or a state of it is missed; a part is seen in screens. */
export type SilentStory = { story: string; isScreen: boolean };
