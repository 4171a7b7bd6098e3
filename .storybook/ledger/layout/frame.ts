import type { ChartState, ChartTransition } from "../chart.ts";
import { backEdges } from "./backEdges.ts";
import type { Drawing } from "./drawing.ts";
import type { GraphEdge, GraphNode, Point, Size } from "./graph.ts";
import { layered } from "./layered.ts";
import type { StateLink } from "./links.ts";
import { anywhereSize, DOT, headHeight, headWidth, labelSize, PADDING, stateSize } from "./sizes.ts";

export type Plan = {
  links: readonly StateLink[];
  stays: ReadonlyMap<string, ChartTransition[]>;
  noteOf: (state: ChartState) => string;
};

/** Where an arrow crosses the border of a frame: `inner` is the child it comes from or leads to, if not the frame itself. */
export type Port = { edge: string; side: "top" | "bottom"; isOut: boolean; path: readonly string[] };

export type Canvas = Pick<Drawing, "states" | "starts" | "anywhere"> & {
  /** Adds to an arrow, before or behind what there is of it. */
  leg: (id: string, points: Point[], isBefore: boolean) => void;
  label: (id: string, middle: Point) => void;
};

export type Frame = Size & { ports: Map<string, number>; paint: (corner: Point, canvas: Canvas) => void };

/** A state without states: its own box. */
function boxOf(state: ChartState, { stays, noteOf }: Plan): Frame {
  const own = stays.get(state.id) ?? [];
  const size = stateSize(state, own, noteOf(state));
  return {
    ...size,
    ports: new Map(),
    paint: (corner, { states }) => void states.push({ ...corner, ...size, state, stays: own }),
  };
}

/** A state with everything in it, laid out from the inside to the outside. */
export function frameOf(state: ChartState, ports: readonly Port[], plan: Plan): Frame {
  if (state.states.length === 0) return boxOf(state, plan);
  const links = plan.links.filter(({ frame }) => frame === state.id);
  const start = state.kind === "compound" ? state.initial : [];
  const startId = `${state.id} start`;
  const anywhereId = `${state.id} anywhere`;
  const ends = links.map(({ id, from: [from = anywhereId], to: [to = ""] }) => ({ id, from, to }));
  const starts = start.map((to) => ({ id: `${startId} > ${to}`, from: startId, to }));
  const order = [startId, anywhereId, ...state.states.map(({ id }) => id)];
  const back = backEdges(order, [...starts, ...ends]);

  const inner = new Map(
    state.states.map((child) => {
      const crossing = [
        ...links.flatMap((link) => portsAt(child, link, back.has(link.id))),
        ...ports.filter(({ path }) => path[0] === child.id).map((port) => ({ ...port, path: port.path.slice(1) })),
      ];
      return [child.id, frameOf(child, crossing, plan)] as const;
    }),
  );

  const nodes: GraphNode[] = [
    ...(starts.length > 0 ? [{ id: startId, width: DOT, height: DOT }] : []),
    ...(ends.some(({ from }) => from === anywhereId) ? [{ id: anywhereId, ...anywhereSize }] : []),
    ...state.states.map(({ id, states }): GraphNode => {
      const { width = 0, height = 0, ports: at } = inner.get(id) ?? {};
      return { id, width, height, ...(states.length > 0 && at ? { ports: at } : {}) };
    }),
    ...ports.map(({ edge, side }): GraphNode => ({ id: portId(edge), width: 0, height: 0, border: side })),
  ];
  const edges: GraphEdge[] = [
    ...starts.map((edge) => ({ ...edge, label: null, isBack: false })),
    ...links.map(({ id, transitions }, at) => ({
      ...(ends[at] ?? { id, from: "", to: "" }),
      label: labelSize(transitions),
      isBack: back.has(id),
    })),
    ...ports.flatMap(({ edge, side, isOut, path: [child] }): GraphEdge[] => {
      if (child === undefined) return [];
      const [from, to] = isOut ? [child, portId(edge)] : [portId(edge), child];
      return [{ id: edge, from, to, label: null, isBack: (side === "top") === isOut }];
    }),
  ];

  const layout = layered({ nodes, edges });
  const stays = plan.stays.get(state.id) ?? [];
  const head = headHeight(stays);
  const width = Math.max(headWidth(state, stays), layout.width + 2 * PADDING);
  const height = head + layout.height + 2 * PADDING;
  const within = ({ x, y }: Point): Point => ({ x: x + (width - layout.width) / 2, y: y + head + PADDING });
  const portX = new Map(
    ports.map(({ edge }) => [edge, within(layout.nodes.get(portId(edge)) ?? { x: 0, y: 0 }).x] as const),
  );

  return {
    width,
    height,
    ports: portX,
    paint(corner, canvas) {
      const at = (point: Point): Point => ({ x: point.x + corner.x, y: point.y + corner.y });
      const inside = (point: Point) => at(within(point));
      canvas.states.push({ ...corner, width, height, state, stays });
      for (const [id, point] of layout.nodes) {
        if (id === startId) canvas.starts.push(inside({ x: point.x + DOT / 2, y: point.y + DOT / 2 }));
        if (id === anywhereId) canvas.anywhere.push({ id, ...inside(point), ...anywhereSize });
      }
      for (const [id, { points, label }] of layout.routes) {
        const port = ports.find(({ edge }) => edge === id);
        const border = port && at({ x: portX.get(id) ?? 0, y: port.side === "top" ? 0 : height });
        const leg = points.map(inside);
        canvas.leg(id, border ? (port.isOut ? [...leg, border] : [border, ...leg]) : leg, port?.isOut ?? false);
        if (label) canvas.label(id, inside(label));
      }
      for (const child of state.states)
        inner.get(child.id)?.paint(inside(layout.nodes.get(child.id) ?? corner), canvas);
    },
  };
}

const portId = (edge: string) => `port ${edge}`;

/** Where a link of the frame crosses the border of one of its children. */
function portsAt(child: ChartState, { id, from, to }: StateLink, isBack: boolean): Port[] {
  const isFrom = from[0] === child.id;
  if ((!isFrom && to[0] !== child.id) || child.states.length === 0) return [];
  return [{ edge: id, side: isFrom === isBack ? "top" : "bottom", isOut: isFrom, path: (isFrom ? from : to).slice(1) }];
}
