import type { Difference } from "./difference.ts";
import { takeAgain } from "./photograph.ts";
import type { Side, SidePicture } from "./side.ts";

/** More pictures do not differ by accident; retaking them would only take time. */
const MOST = 60;

/** Pictures with the same text and different pixels: the browser may have rendered them differently once. */
export const doubtful = (differences: readonly Difference[]): Difference[] => {
  const found = differences.filter(({ kind, text }) => kind === "changed" && text.length === 0);
  return found.length > MOST ? [] : found;
};

/**
 * Doubtful pictures of a side, retaken. One that now equals the other side is taken; any other keeps its first picture,
 * so that a real change is never lost.
 */
export function settled(before: Side, after: Side, again: Readonly<Record<string, SidePicture>>): Side {
  const same = Object.entries(again).filter(([id, { png }]) => png === before.pictures[id]?.png);
  return { ...after, pictures: { ...after.pictures, ...Object.fromEntries(same) } };
}

/** The side with its doubtful pictures settled, and the number of retaken ones. */
export async function withSecondTake(
  root: string,
  differences: readonly Difference[],
  { before, after }: { before: Side; after: Side },
): Promise<{ after: Side; retaken: number; settled: number }> {
  const ids = new Set(doubtful(differences).map(({ id }) => id));
  if (ids.size === 0) return { after, retaken: 0, settled: 0 };
  const taken = await takeAgain(root, after, ids);
  const now = settled(before, after, taken);
  const changed = Object.entries(now.pictures).filter(([id, { png }]) => png !== after.pictures[id]?.png);
  return { after: now, retaken: ids.size, settled: changed.length };
}
