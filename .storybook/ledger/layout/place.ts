import type { Cell, Chain, Joint } from "./cells.ts";
import { straighten } from "./straighten.ts";

const SWEEPS = 60;
const APART = { line: 16, box: 24 };

/** How far apart the middles of two neighbours have to be. */
const gapBetween = (one: Cell, other: Cell) =>
  (one.width + other.width) / 2 + (one.width > 0 && other.width > 0 ? APART.box : APART.line);

/** Middles of all cells: lines as straight as the order and the room allow. */
export function place(rows: readonly Cell[][], chains: readonly Chain[]): Map<Cell, number> {
  const middles = new Map<Cell, number>();
  for (const row of rows)
    spread(
      row,
      row.map(() => 0),
      middles,
    );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0;
    const isLast = sweep >= SWEEPS / 2;
    for (const row of isDown ? rows : rows.toReversed()) {
      const wishes = row.map((cell) => {
        const joints = isLast ? [...cell.above, ...cell.below] : isDown ? cell.above : cell.below;
        return wish(cell, joints, middles);
      });
      spread(row, wishes, middles);
    }
  }
  straighten(rows, chains, middles, gapBetween);
  const left = Math.min(...[...middles].map(([cell, middle]) => middle - cell.width / 2));
  return new Map([...middles].map(([cell, middle]) => [cell, middle - left]));
}

function wish(cell: Cell, joints: readonly Joint[], middles: ReadonlyMap<Cell, number>): number {
  const weights = joints.map(({ other }) => (cell.node || other.node ? 1 : 8));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return middles.get(cell) ?? 0;
  return joints.reduce(
    (sum, { other, here, there }, at) =>
      sum + ((weights[at] ?? 0) * ((middles.get(other) ?? 0) + there - here)) / total,
    0,
  );
}

type Block = { cells: { cell: Cell; offset: number }[]; sum: number };

const middleOf = ({ cells, sum }: Block) => sum / cells.length;

/** Brings every cell as near to its wish as its neighbours let it: those that push each other move together. */
function spread(row: readonly Cell[], wishes: readonly number[], middles: Map<Cell, number>) {
  const blocks: Block[] = [];
  let offset = 0;
  row.forEach((cell, at) => {
    const before = row[at - 1];
    offset += before ? gapBetween(before, cell) : 0;
    blocks.push({ cells: [{ cell, offset }], sum: (wishes[at] ?? 0) - offset });
    for (let last = blocks.at(-1), one = blocks.at(-2); last && one && middleOf(one) > middleOf(last);) {
      one.cells.push(...last.cells);
      one.sum += last.sum;
      blocks.pop();
      [last, one] = [blocks.at(-1), blocks.at(-2)];
    }
  });
  for (const block of blocks)
    for (const { cell, offset: from } of block.cells) middles.set(cell, middleOf(block) + from);
}
