import type { Claim } from "./claims.ts";

/** Shows a state, yet names neither a row of the catalogue nor a state of a machine. */
export const isSilent = ({ isBehaviour, state, rows }: Claim): boolean => !isBehaviour && !state && rows.length === 0;
