import { allOf, type ChartState, type ChartTransition } from "../chart.ts";

/** All transitions from one state to another, in the frame that holds both. Without `from`: from anywhere in the frame. */
export type StateLink = {
  id: string;
  frame: string;
  /** Frames and states from the frame's own child down to the state itself. */
  from: readonly string[];
  to: readonly string[];
  transitions: ChartTransition[];
};

export type Links = { links: StateLink[]; stays: Map<string, ChartTransition[]> };

/** Sorts the transitions of a machine: those that lead elsewhere, and those that leave the state as it is. */
export function linksOf(root: ChartState): Links {
  const paths = pathsOf(root);
  const links = new Map<string, StateLink>();
  const stays = new Map<string, ChartTransition[]>();
  for (const transition of allOf(root).flatMap(({ transitions }) => transitions)) {
    const source = paths.get(transition.source) ?? [];
    const [target = ""] = transition.targets;
    const goal = paths.get(target) ?? [];
    const shared = source.findIndex((id, at) => id !== goal[at]);
    const depth = shared < 0 ? source.length : shared;
    if (depth >= goal.length) {
      stays.set(transition.source, [...(stays.get(transition.source) ?? []), transition]);
      continue;
    }
    const id = `${transition.source} > ${target}`;
    const link = links.get(id) ?? {
      id,
      frame: goal[depth - 1] ?? root.id,
      from: source.slice(depth),
      to: goal.slice(depth),
      transitions: [],
    };
    link.transitions.push(transition);
    links.set(id, link);
  }
  return { links: [...links.values()], stays };
}

/** Of each state the ids from the root down to it. */
function pathsOf(root: ChartState, above: readonly string[] = []): Map<string, readonly string[]> {
  const path = [...above, root.id];
  return new Map([[root.id, path], ...root.states.flatMap((state) => [...pathsOf(state, path)])]);
}
