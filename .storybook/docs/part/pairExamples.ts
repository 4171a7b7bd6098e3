import { fieldPairs } from "./fieldPairs.tsx";
import { patternPairs } from "./patternPairs.tsx";
import type { Pair } from "./pairPieces.tsx";
import { primitivePairs } from "./primitivePairs.tsx";

/** By the name of a part, for those that are easily used in the wrong way. */
export const pairs: Readonly<Record<string, Pair>> = { ...patternPairs, ...primitivePairs, ...fieldPairs };
