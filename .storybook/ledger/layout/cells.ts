import type { Graph, GraphEdge, GraphNode, Size } from "./graph.ts";
import { ranksOf } from "./ranks.ts";

/** What takes room in a row: a node, a label, or a line that passes. */
export type Cell = Size & { row: number; node: GraphNode | null; isLabel: boolean; above: Joint[]; below: Joint[] };

/** A line from this cell to the next one; the offsets are measured from the middles of both. */
export type Joint = { edge: string; other: Cell; here: number; there: number };

export type Chain = { edge: GraphEdge; cells: Cell[] };

const offsetIn = (cell: Cell, edge: string) => {
  const port = cell.node?.ports?.get(edge);
  return port === undefined ? 0 : port - cell.width / 2;
};

/** Nodes stand in even rows, labels in odd ones, next to where their edge begins. */
export function cellsOf(graph: Graph): { rows: Cell[][]; chains: Chain[] } {
  const ranks = ranksOf(graph);
  const cells = new Map<string, Cell>();
  const rows: Cell[][] = [];
  const put = (row: number, { width, height }: Size, node: GraphNode | null, isLabel = false): Cell => {
    const cell: Cell = { row, width, height, node, isLabel, above: [], below: [] };
    while (rows.length <= row) rows.push([]);
    rows[row]?.push(cell);
    return cell;
  };
  for (const node of graph.nodes) cells.set(node.id, put(2 * (ranks.get(node.id) ?? 0), node, node));

  const chains = graph.edges.flatMap((edge): Chain[] => {
    const [high, low] = edge.isBack
      ? [cells.get(edge.to), cells.get(edge.from)]
      : [cells.get(edge.from), cells.get(edge.to)];
    if (!high || !low) return [];
    const labelRow = edge.isBack ? low.row - 1 : high.row + 1;
    const between = Array.from({ length: low.row - high.row - 1 }, (_, step) => {
      const row = high.row + 1 + step;
      const label = row === labelRow ? edge.label : null;
      return put(row, label ?? { width: 0, height: 0 }, null, label !== null);
    });
    const chain = [high, ...between, low];
    chain.slice(1).forEach((below, at) => join(edge.id, chain[at], below));
    return [{ edge, cells: chain }];
  });
  return { rows, chains };
}

function join(edge: string, above: Cell | undefined, below: Cell) {
  if (!above) return;
  const [high, low] = [offsetIn(above, edge), offsetIn(below, edge)];
  above.below.push({ edge, other: below, here: high, there: low });
  below.above.push({ edge, other: above, here: low, there: high });
}
