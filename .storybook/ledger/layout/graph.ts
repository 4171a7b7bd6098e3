export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** `ports`: where given edges meet the node, from its left side. `border`: a node on the frame's own border. */
export type GraphNode = Size & { id: string; ports?: ReadonlyMap<string, number>; border?: "top" | "bottom" };

/** `isBack`: drawn upwards. */
export type GraphEdge = { id: string; from: string; to: string; label: Size | null; isBack: boolean };

export type Graph = { nodes: readonly GraphNode[]; edges: readonly GraphEdge[] };

/** Points run from the source to the target; between two of them the line is straight, or a curve that begins upright. */
export type Route = { points: Point[]; label: Point | null };

/** Upper left corners of the nodes, lines and middles of labels. */
export type Layout = Size & { nodes: Map<string, Point>; routes: Map<string, Route> };
