import type { StateEntry } from "#workbench/ledger/ledger.ts";
import type { Step } from "../journey.ts";

/** One picture of the map. `via`: what people and the app do to come here from the picture before. */
export type MapNode = { story: string; states: readonly string[]; via: readonly string[] };

export type ShownState = Pick<StateEntry, "id" | "passing" | "stories">;

/** The states of a path that somebody sees, in its order: the story that a step names, else the first of each state. */
export function mapNodes(steps: readonly Step[], shown: readonly ShownState[]): MapNode[] {
  const seen = new Map(shown.filter(({ passing }) => !passing).map(({ id, stories }) => [id, stories[0]?.story]));
  const nodes: MapNode[] = [];
  let via: string[] = [];
  for (const { say, story, states = [] } of steps) {
    via.push(say);
    const found = story ? [{ story, states }] : states.flatMap((id) => pictureOf(id, seen.get(id)));
    for (const node of found) {
      // A picture that is still on show is not drawn twice.
      if (nodes.at(-1)?.story === node.story) continue;
      nodes.push({ ...node, via });
      via = [];
    }
  }
  return nodes;
}

const pictureOf = (id: string, story: string | undefined) => (story ? [{ story, states: [id] }] : []);

/** What can be seen in the charts of the path and is not on it. */
export function offThePath(
  nodes: readonly MapNode[],
  steps: readonly Step[],
  shown: readonly ShownState[],
): ShownState[] {
  const entered = new Set([...steps.flatMap(({ states = [] }) => states), ...nodes.flatMap(({ states }) => states)]);
  return shown.filter(({ id, passing, stories }) => !passing && stories.length > 0 && !entered.has(id));
}
