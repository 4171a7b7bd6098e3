import ELK, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js";
import { allOf, type ChartState, type ChartTransition } from "../chart.ts";
import type { Ledger, MachineEntry } from "../ledger.ts";
import { anywhereSize, DOT, headHeight, headWidth, labelSize, PADDING, stateSize, type Size } from "./sizes.ts";

export type Point = { x: number; y: number };
/** `x`, `y`: the upper left corner. */
export type Box = Point & Size;

/** `isFrame`: it contains states. */
export type StateBox = Box &
  Pick<ChartState, "id" | "key" | "kind"> & { isFrame: boolean; selfTransitions: ChartTransition[] };

/** One arrow or label for all transitions from one state to another. */
type Arrow = { id: string; transitions: ChartTransition[]; points: Point[] };
type Label = Box & { id: string; transitions: ChartTransition[] };

export type Layout = Size & {
  /** Frames before the states in them. */
  states: StateBox[];
  /** Centres of the dots of initial transitions. */
  starts: Point[];
  /** Sources of transitions from any state of a frame. */
  anywhere: (Box & { id: string })[];
  lines: Arrow[];
  labels: Label[];
};

export type MachineWithLayout = MachineEntry & { layout: Layout };
export type LedgerWithLayouts = Omit<Ledger, "machines"> & { machines: MachineWithLayout[] };

type NoteOf = (state: ChartState) => string;

const elk = new ELK();

const startOf = (frame: string) => `${frame} start`;
const anywhereOf = (frame: string) => `${frame} anywhere`;

/** Lays out a machine from top to bottom. Runs in Node: the layout engine has 1.6 MB. */
export async function layOut(root: ChartState, noteOf: NoteOf): Promise<Layout> {
  const graphLinks = linksOf(root);
  const states = allOf(root);
  const starts = states.flatMap(({ id, kind, initial }) =>
    kind === "compound" ? initial.map((to) => ({ id: `${startOf(id)} > ${to}`, from: startOf(id), to })) : [],
  );
  const back = new Set(states.flatMap((frame) => [...backOf(frame, graphLinks)]));
  const links = graphLinks.links.map((link) => ({
    ...link,
    from: link.from.at(-1) ?? anywhereOf(link.frame),
    to: link.to.at(-1) ?? "",
  }));
  const input: ElkNode = {
    id: "drawing",
    layoutOptions: { "elk.padding": "[top=0,left=0,bottom=0,right=0]" },
    children: [nodeOf(root, graphLinks, noteOf)],
    edges: [
      ...starts.map((start) => edgeOf(start, false)),
      ...links.map((link) => {
        const size = labelSize(link.transitions);
        return { ...edgeOf(link, back.has(link.id)), labels: size ? [{ text: link.id, ...size }] : [] };
      }),
    ],
  };
  const graph: ElkNode = await elk.layout(input, { layoutOptions: options });
  const boxes = new Map(nodesOf(graph).map((node) => [node.id, boxOf(node)]));
  const edges = new Map(graph.edges?.map((edge) => [edge.id, edge]));
  const boxesOf = (idOf: (id: string) => string) =>
    states.flatMap(({ id }) => {
      const box = boxes.get(idOf(id));
      return box ? [{ id, ...box }] : [];
    });
  const pointsOf = (id: string) => {
    const points = edges.get(id)?.sections?.flatMap(pointsIn) ?? [];
    return back.has(id) ? points.toReversed() : points;
  };
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: states.flatMap(({ id, key, kind, states: { length } }) => {
      const box = boxes.get(id);
      return box
        ? [{ id, key, kind, ...box, isFrame: length > 0, selfTransitions: graphLinks.selfTransitions.get(id) ?? [] }]
        : [];
    }),
    starts: boxesOf(startOf).map(({ x, y }) => ({ x: x + DOT / 2, y: y + DOT / 2 })),
    anywhere: boxesOf(anywhereOf),
    lines: [
      ...starts.map(({ id }) => ({ id, points: pointsOf(id), transitions: [] })),
      ...links.map(({ id, transitions }) => ({ id, points: pointsOf(id), transitions })),
    ],
    labels: links.flatMap(({ id, transitions }) =>
      (edges.get(id)?.labels ?? []).map((label) => ({ id, ...boxOf(label), transitions })),
    ),
  };
}

/** No `considerModelOrder`, which fails with inline edge labels: `backEdges` gives the order instead. */
const options = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.edgeLabels.inline": "true",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.layering.strategy": "NETWORK_SIMPLEX",
  "elk.spacing.nodeNode": "24",
  "elk.spacing.edgeNode": "16",
  "elk.spacing.edgeEdge": "12",
  "elk.layered.spacing.nodeNodeBetweenLayers": "20",
  "elk.layered.spacing.edgeNodeBetweenLayers": "12",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "10",
};

/** A back edge is passed to ELK reversed, so that earlier states of the chart are above later ones. */
const edgeOf = ({ id, from, to }: Link, isBack: boolean): ElkExtendedEdge => ({
  id,
  sources: [isBack ? to : from],
  targets: [isBack ? from : to],
});

/** The back edges between the children of a frame. */
function backOf({ id: frame, initial, states }: ChartState, { links }: Links): Set<string> {
  const anywhere = anywhereOf(frame);
  const inside = links.filter((link) => link.frame === frame);
  const order = [...initial, anywhere, ...states.map(({ id }) => id)];
  return backEdges(
    order,
    inside.map(({ id, from: [from = anywhere], to: [to = ""] }) => ({ id, from, to })),
  );
}

function nodeOf(state: ChartState, graphLinks: Links, noteOf: NoteOf): ElkNode {
  const { id, kind, initial, states } = state;
  const selfTransitions = graphLinks.selfTransitions.get(id) ?? [];
  if (states.length === 0) return { id, ...stateSize(state, selfTransitions, noteOf(state)) };
  const isEnteredAnywhere = graphLinks.links.some(({ frame, from }) => frame === id && from.length === 0);
  return {
    id,
    layoutOptions: {
      "elk.padding": `[top=${headHeight(selfTransitions) + PADDING},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${headWidth(state, selfTransitions)},0)`,
    },
    children: [
      ...(kind === "compound" && initial.length > 0 ? [{ id: startOf(id), width: DOT, height: DOT }] : []),
      ...(isEnteredAnywhere ? [{ id: anywhereOf(id), ...anywhereSize }] : []),
      ...states.map((child) => nodeOf(child, graphLinks, noteOf)),
    ],
  };
}

const nodesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const pointsIn = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) => [startPoint, ...bendPoints, endPoint];

type Link = { id: string; from: string; to: string };

/** The edges that close a cycle in a depth-first search in the order of the chart. */
function backEdges(nodes: readonly string[], edges: readonly Link[]): Set<string> {
  const back = new Set<string>();
  const open = new Set<string>();
  const done = new Set<string>();
  const inOrder = edges.toSorted((one, other) => nodes.indexOf(one.to) - nodes.indexOf(other.to));
  function visit(node: string) {
    open.add(node);
    for (const { id, from, to } of inOrder) {
      if (from !== node) continue;
      if (open.has(to)) back.add(id);
      else if (!done.has(to)) visit(to);
    }
    open.delete(node);
    done.add(node);
  }
  for (const node of nodes) if (!done.has(node)) visit(node);
  return back;
}

/** All transitions from one state to another, in the innermost frame that contains both. */
type StateLink = {
  id: string;
  frame: string;
  /** Ids from the child of the frame down to the state. Empty `from`: from any state of the frame. */
  from: readonly string[];
  to: readonly string[];
  transitions: ChartTransition[];
};

type Links = { links: StateLink[]; selfTransitions: Map<string, ChartTransition[]> };

/** Separates transitions to other states from those that stay in their source state. */
function linksOf(root: ChartState): Links {
  const paths = pathsOf(root);
  const links = new Map<string, StateLink>();
  const selfTransitions = new Map<string, ChartTransition[]>();
  for (const transition of allOf(root).flatMap(({ transitions }) => transitions)) {
    const source = paths.get(transition.source) ?? [];
    const [targetId = ""] = transition.targets;
    const target = paths.get(targetId) ?? [];
    const shared = source.findIndex((id, at) => id !== target[at]);
    const depth = shared < 0 ? source.length : shared;
    if (depth >= target.length) {
      selfTransitions.set(transition.source, [...(selfTransitions.get(transition.source) ?? []), transition]);
      continue;
    }
    const id = `${transition.source} > ${targetId}`;
    const link = links.get(id) ?? {
      id,
      frame: target[depth - 1] ?? root.id,
      from: source.slice(depth),
      to: target.slice(depth),
      transitions: [],
    };
    link.transitions.push(transition);
    links.set(id, link);
  }
  return { links: [...links.values()], selfTransitions };
}

/** The ids from the root down to each state. */
function pathsOf(root: ChartState, above: readonly string[] = []): Map<string, readonly string[]> {
  const path = [...above, root.id];
  return new Map([[root.id, path], ...root.states.flatMap((state) => [...pathsOf(state, path)])]);
}
