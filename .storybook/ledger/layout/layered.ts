import { cellsOf, type Cell, type Chain } from "./cells.ts";
import type { Graph, Layout, Point, Route } from "./graph.ts";
import { order } from "./order.ts";
import { place } from "./place.ts";

const ROW_GAP = 14;
const LINE_GAP = 22;

/** Draws a graph from top to bottom in layers. No two boxes or labels overlap; lines pass between them. */
export function layered(graph: Graph): Layout {
  const { rows: unordered, chains } = cellsOf(graph);
  const rows = order(unordered);
  const middles = place(rows, chains);
  const heights = rows.map((row) => Math.max(0, ...row.map(({ height }) => height)));
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, height) => sum + height + ROW_GAP, 0));
  const height = (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0);
  const width = Math.max(0, ...[...middles].map(([cell, middle]) => middle + cell.width / 2));

  const spanOf = ({ row }: Cell) => ({ top: tops[row] ?? 0, bottom: (tops[row] ?? 0) + (heights[row] ?? 0) });
  const cornerOf = (cell: Cell): Point => {
    const { top, bottom } = spanOf(cell);
    const border = cell.node?.border;
    const y = border === "top" ? 0 : border === "bottom" ? height : (top + bottom - cell.height) / 2;
    return { x: (middles.get(cell) ?? 0) - cell.width / 2, y };
  };
  const nodes = new Map(rows.flat().flatMap((cell) => (cell.node ? [[cell.node.id, cornerOf(cell)] as const] : [])));
  const meets = meetingPoints(rows, middles);

  const routeOf = ({ edge, cells }: Chain): Route => {
    const points = cells.flatMap((cell, at): Point[] => {
      const x = meets(cell, edge.id, at === 0 ? "below" : "above");
      const { top, bottom } = spanOf(cell);
      const { y } = cornerOf(cell);
      if (at === 0)
        return [
          { x, y: y + cell.height },
          { x, y: Math.max(bottom, y + cell.height) },
        ];
      return at === cells.length - 1
        ? [
            { x, y: Math.min(top, y) },
            { x, y },
          ]
        : [
            { x, y: top },
            { x, y: bottom },
          ];
    });
    const label = cells.find(({ isLabel }) => isLabel);
    const { top, bottom } = label ? spanOf(label) : { top: 0, bottom: 0 };
    return {
      points: edge.isBack ? points.toReversed() : points,
      label: label ? { x: middles.get(label) ?? 0, y: (top + bottom) / 2 } : null,
    };
  };
  return { width, height, nodes, routes: new Map(chains.map((chain) => [chain.edge.id, routeOf(chain)])) };
}

/** Where an edge meets a cell: at its port, or spread over the side in the order of where it comes from. */
function meetingPoints(rows: readonly Cell[][], middles: ReadonlyMap<Cell, number>) {
  const points = new Map<string, number>();
  const keyOf = (cell: Cell, edge: string, side: string) => `${cell.node?.id} ${edge} ${side}`;
  for (const cell of rows.flat())
    for (const side of ["above", "below"] as const) {
      const joints = cell[side].toSorted(
        (one, next) => (middles.get(one.other) ?? 0) + one.there - (middles.get(next.other) ?? 0) - next.there,
      );
      joints.forEach(({ edge, here }, at) => {
        const share = cell.node?.ports
          ? here
          : (at - (joints.length - 1) / 2) * Math.min(LINE_GAP, cell.width / (joints.length + 1));
        if (cell.node) points.set(keyOf(cell, edge, side), (middles.get(cell) ?? 0) + share);
      });
    }
  return (cell: Cell, edge: string, side: "above" | "below") =>
    points.get(keyOf(cell, edge, side)) ?? middles.get(cell) ?? 0;
}
