export type Link = { id: string; from: string; to: string };

/** The edges that close a cycle when the graph is read from its beginning: they are drawn upwards. */
export function backEdges(nodes: readonly string[], edges: readonly Link[]): Set<string> {
  const back = new Set<string>();
  const open = new Set<string>();
  const done = new Set<string>();
  function visit(node: string) {
    open.add(node);
    for (const { id, from, to } of edges) {
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
