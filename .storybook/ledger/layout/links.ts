import { allOf, type ChartState, type ChartTransition } from "../chart.ts";

/** All transitions from one state to another, in the innermost frame that contains both. */
type StateLink = {
  id: string;
  frame: string;
  /** Ids from the child of the frame down to the state. Empty `from`: from any state of the frame. */
  from: readonly string[];
  to: readonly string[];
  transitions: ChartTransition[];
};

export type Links = { links: StateLink[]; selfTransitions: Map<string, ChartTransition[]> };

/** Separates transitions to other states from those that stay in their source state. */
export function linksOf(root: ChartState): Links {
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
