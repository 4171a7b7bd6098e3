import type { Cell } from "./cells.ts";

const SWEEPS = 24;

/** Orders each row so that few lines cross: every cell moves to the middle of what it is joined to, row by row. */
export function order(rows: readonly Cell[][]): Cell[][] {
  let best = rows.map((row) => [...row]);
  let fewest = crossings(best);
  let current = best;
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    current = swept(current, sweep % 2 === 0);
    const count = crossings(current);
    if (count < fewest) [best, fewest] = [current, count];
  }
  return best;
}

function swept(rows: readonly Cell[][], isDown: boolean): Cell[][] {
  const places = placesOf(rows);
  const next = rows.map((row) => [...row]);
  for (const row of isDown ? next : next.toReversed()) {
    const wished = new Map(row.map((cell, at) => [cell, wish(isDown ? cell.above : cell.below, places) ?? at]));
    row.sort((one, other) => (wished.get(one) ?? 0) - (wished.get(other) ?? 0));
    row.forEach((cell, at) => places.set(cell, at));
  }
  return next;
}

const placesOf = (rows: readonly Cell[][]) =>
  new Map(rows.flatMap((row) => row.map((cell, at) => [cell, at] as const)));

// An offset within a wide node is less than one place.
const placeOf = ({ other, there }: Cell["above"][number], places: ReadonlyMap<Cell, number>) =>
  (places.get(other) ?? 0) + (other.width > 0 ? there / other.width : 0);

function wish(joints: Cell["above"], places: ReadonlyMap<Cell, number>): number | null {
  if (joints.length === 0) return null;
  return joints.reduce((sum, joint) => sum + placeOf(joint, places), 0) / joints.length;
}

function crossings(rows: readonly Cell[][]): number {
  const places = placesOf(rows);
  return rows.reduce((sum, row) => {
    const lines = row.flatMap((cell, at) =>
      cell.below.map((joint) => [at + (cell.width > 0 ? joint.here / cell.width : 0), placeOf(joint, places)] as const),
    );
    const crossed = lines.flatMap(([x, y], one) => lines.slice(one + 1).filter(([u, v]) => (x - u) * (y - v) < 0));
    return sum + crossed.length;
  }, 0);
}
