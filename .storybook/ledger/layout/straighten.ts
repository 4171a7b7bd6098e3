import type { Cell, Chain } from "./cells.ts";

const PASSES = 12;

type Room = { from: number; to: number };

/** Moves the cells of each line below each other as far as their neighbours leave room: few long runs instead of many steps. */
export function straighten(
  rows: readonly Cell[][],
  chains: readonly Chain[],
  middles: Map<Cell, number>,
  gapBetween: (one: Cell, other: Cell) => number,
): void {
  const neighbours = new Map(rows.flatMap((row) => row.map((cell, at) => [cell, [row[at - 1], row[at + 1]]] as const)));
  const middleOf = (cell: Cell) => middles.get(cell) ?? 0;
  const roomOf = (cell: Cell): Room => {
    const [left, right] = neighbours.get(cell) ?? [];
    return {
      from: left ? middleOf(left) + gapBetween(left, cell) : -Infinity,
      to: right ? middleOf(right) - gapBetween(cell, right) : Infinity,
    };
  };
  for (let pass = 0; pass < PASSES; pass++)
    for (const { cells } of chains)
      for (const { run, room } of runsOf(cells.slice(1, -1), roomOf)) {
        const mean = run.reduce((sum, cell) => sum + middleOf(cell), 0) / run.length;
        for (const cell of run) middles.set(cell, Math.min(room.to, Math.max(room.from, mean)));
      }
}

/** The longest pieces of a line that have room to stand straight. */
function runsOf(cells: readonly Cell[], roomOf: (cell: Cell) => Room): { run: Cell[]; room: Room }[] {
  const runs: { run: Cell[]; room: Room }[] = [];
  for (const cell of cells) {
    const own = roomOf(cell);
    const last = runs.at(-1);
    const shared = last && { from: Math.max(last.room.from, own.from), to: Math.min(last.room.to, own.to) };
    if (last && shared && shared.from <= shared.to) {
      last.run.push(cell);
      last.room = shared;
    } else runs.push({ run: [cell], room: own });
  }
  return runs;
}
