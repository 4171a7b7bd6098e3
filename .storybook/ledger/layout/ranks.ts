import type { Graph } from "./graph.ts";

/** How many steps down each node stands: below everything that leads to it, and the lower border below all. */
export function ranksOf({ nodes, edges }: Graph): Map<string, number> {
  const ranks = new Map<string, number>();
  const above = (id: string) => edges.flatMap(({ from, to, isBack }) => upper(id, from, to, isBack) ?? []);
  const rankOf = (id: string): number => {
    const known = ranks.get(id);
    if (known !== undefined) return known;
    const rank = Math.max(-1, ...above(id).map(rankOf)) + 1;
    ranks.set(id, rank);
    return rank;
  };
  nodes.forEach(({ id }) => rankOf(id));
  const lower = nodes.filter(({ border }) => border === "bottom");
  const inside = nodes.filter(({ border }) => border !== "bottom").map(({ id }) => ranks.get(id) ?? 0);
  lower.forEach(({ id }) => ranks.set(id, Math.max(0, ...inside) + 1));
  return ranks;
}

const upper = (id: string, from: string, to: string, isBack: boolean) => {
  const [high, low] = isBack ? [to, from] : [from, to];
  return low === id ? [high] : undefined;
};
