import ELK, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js";
import { allOf, type ChartState } from "../chart.ts";
import { backEdges, type Link } from "./backEdges.ts";
import type { Box, Drawing } from "./drawing.ts";
import { linksOf, type Links } from "./links.ts";
import { anywhereSize, DOT, headHeight, headWidth, labelSize, PADDING, stateSize } from "./sizes.ts";

/** The line below a state's name. */
type NoteOf = (state: ChartState) => string;

const elk = new ELK();

const startOf = (frame: string) => `${frame} start`;
const anywhereOf = (frame: string) => `${frame} anywhere`;

/** Lays out a whole machine from top to bottom. Runs in Node: the layout engine is 1.6 MB. */
export async function draw(root: ChartState, noteOf: NoteOf): Promise<Drawing> {
  const plan = linksOf(root);
  const states = allOf(root);
  const starts = states.flatMap(({ id, kind, initial }) =>
    kind === "compound" ? initial.map((to) => ({ id: `${startOf(id)} > ${to}`, from: startOf(id), to })) : [],
  );
  const back = new Set(states.flatMap((frame) => [...backOf(frame, plan)]));
  const links = plan.links.map((link) => ({
    ...link,
    from: link.from.at(-1) ?? anywhereOf(link.frame),
    to: link.to.at(-1) ?? "",
  }));
  const drawn: ElkNode = {
    id: "drawing",
    layoutOptions: { "elk.padding": "[top=0,left=0,bottom=0,right=0]" },
    children: [nodeOf(root, plan, noteOf)],
    edges: [
      ...starts.map((start) => edgeOf(start, false)),
      ...links.map((link) => {
        const size = labelSize(link.transitions);
        return { ...edgeOf(link, back.has(link.id)), labels: size ? [{ text: link.id, ...size }] : [] };
      }),
    ],
  };
  const graph: ElkNode = await elk.layout(drawn, { layoutOptions: options });
  const boxes = new Map(nodesOf(graph).map((node) => [node.id, boxOf(node)]));
  const edges = new Map(graph.edges?.map((edge) => [edge.id, edge]));
  const lineOf = (id: string) => {
    const points = edges.get(id)?.sections?.flatMap(pointsOf) ?? [];
    return { id, points: back.has(id) ? points.toReversed() : points };
  };
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: states.flatMap(({ id, key, kind, states: { length } }) => {
      const box = boxes.get(id);
      return box ? [{ id, key, kind, ...box, isFrame: length > 0, stays: plan.stays.get(id) ?? [] }] : [];
    }),
    starts: states.flatMap(({ id }) => {
      const box = boxes.get(startOf(id));
      return box ? [{ x: box.x + DOT / 2, y: box.y + DOT / 2 }] : [];
    }),
    anywhere: states.flatMap(({ id }) => {
      const box = boxes.get(anywhereOf(id));
      return box ? [{ id, ...box }] : [];
    }),
    lines: [
      ...starts.map(({ id }) => ({ ...lineOf(id), transitions: [] })),
      ...links.map(({ id, transitions }) => ({ ...lineOf(id), transitions })),
    ],
    labels: links.flatMap(({ id, transitions }) =>
      (edges.get(id)?.labels ?? []).map((label) => ({ id, ...boxOf(label), transitions })),
    ),
  };
}

/** ELK's own order of the model fails on labels that stand in their lines, hence the order by `backEdges`. */
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

/** An edge that leads back is handed over the other way round, so that what comes first in the chart stands above. */
const edgeOf = ({ id, from, to }: Link, isBack: boolean): ElkExtendedEdge => ({
  id,
  sources: [isBack ? to : from],
  targets: [isBack ? from : to],
});

/** The links between the children of a frame that lead back up. */
function backOf({ id: frame, initial, states }: ChartState, { links }: Links): Set<string> {
  const anywhere = anywhereOf(frame);
  const inside = links.filter((link) => link.frame === frame);
  const order = [...initial, anywhere, ...states.map(({ id }) => id)];
  return backEdges(
    order,
    inside.map(({ id, from: [from = anywhere], to: [to = ""] }) => ({ id, from, to })),
  );
}

function nodeOf(state: ChartState, plan: Links, noteOf: NoteOf): ElkNode {
  const { id, kind, initial, states } = state;
  const stays = plan.stays.get(id) ?? [];
  if (states.length === 0) return { id, ...stateSize(state, stays, noteOf(state)) };
  const isEnteredAnywhere = plan.links.some(({ frame, from }) => frame === id && from.length === 0);
  return {
    id,
    layoutOptions: {
      "elk.padding": `[top=${headHeight(stays) + PADDING},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${headWidth(state, stays)},0)`,
    },
    children: [
      ...(kind === "compound" && initial.length > 0 ? [{ id: startOf(id), width: DOT, height: DOT }] : []),
      ...(isEnteredAnywhere ? [{ id: anywhereOf(id), ...anywhereSize }] : []),
      ...states.map((child) => nodeOf(child, plan, noteOf)),
    ],
  };
}

const nodesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) => [startPoint, ...bendPoints, endPoint];
