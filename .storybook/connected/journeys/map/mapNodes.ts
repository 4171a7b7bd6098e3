import type { StateEntry } from "#workbench/ledger/ledger.ts";
import type { JourneyStep } from "../run.ts";

export type MapNode = {
  story: string;
  states: readonly string[];
  /** What people and the app do to come here from the place before. */
  via: readonly string[];
  /** Its place on the map, counted from 1. */
  number: number;
  /** Number of the node that has the picture already; `null`: this one is the first of its story. */
  backTo: number | null;
};

export type ShownState = Pick<StateEntry, "id" | "passing" | "stories">;

const isShownBy = ({ passing, stories }: ShownState, story: string) =>
  !passing && stories.some((link) => link.story === story);

/** The stories of a journey in its order, each with the states that it shows. */
export function mapNodes(steps: readonly JourneyStep[], shown: readonly ShownState[]): MapNode[] {
  const nodes: MapNode[] = [];
  const numbers = new Map<string, number>();
  let via: string[] = [];
  for (const { label, story = [] } of steps) {
    via.push(label);
    for (const each of [story].flat()) {
      // A story that follows itself is one node.
      if (nodes.at(-1)?.story === each) continue;
      const states = shown.filter((state) => isShownBy(state, each)).map(({ id }) => id);
      const number = nodes.length + 1;
      const backTo = numbers.get(each) ?? null;
      numbers.set(each, backTo ?? number);
      nodes.push({ story: each, states, via, number, backTo });
      via = [];
    }
  }
  return nodes;
}

/** What can be seen in the charts of the journey and is not on its map. */
export const offThePath = (nodes: readonly MapNode[], shown: readonly ShownState[]): ShownState[] =>
  shown.filter(
    (state) => !state.passing && state.stories.length > 0 && !nodes.some(({ story }) => isShownBy(state, story)),
  );
