import type { Claim } from "./claims.ts";
import { readClaims } from "./readClaims.ts";
import type { SilentStory } from "./silentFile.ts";

/** Shows a state, yet names neither a row of the catalogue nor a state of a machine. */
export const isSilent = ({ isBehaviour, state, rows }: Claim): boolean => !isBehaviour && !state && rows.length === 0;

export const readSilent = (top: string): SilentStory[] =>
  readClaims(top)
    .filter(isSilent)
    .map(({ story, title }) => ({ story, isScreen: title.startsWith("screens/") }));
