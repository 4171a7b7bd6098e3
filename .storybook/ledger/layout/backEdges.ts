export type Link = { id: string; from: string; to: string };

/** The edges that close a cycle in a depth-first search in the order of the chart. */
export function backEdges(nodes: readonly string[], edges: readonly Link[]): Set<string> {
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
