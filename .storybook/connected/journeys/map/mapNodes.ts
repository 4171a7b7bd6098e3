import type { StateEntry } from "#workbench/ledger/ledger.ts";
import type { JourneyStep } from "../run.ts";

export type MapNode = {
  story: string;
  states: readonly string[];
  /** What people and the app do to come here from the place before. */
  via: readonly string[];
  /** The numbers of those steps in the player: `7`, or `7–8`. */
  steps: string;
  /** The last of them. */
  step: number;
  /** `steps` of the node that has the picture already; `null`: this one is the first of its story. */
  backTo: string | null;
};

export type ShownState = Pick<StateEntry, "id" | "passing" | "stories">;

const isShownBy = ({ passing, stories }: ShownState, story: string) =>
  !passing && stories.some((link) => link.story === story);

/** The stories of a journey in its order, each with the states that it shows and the steps that lead to it. */
export function mapNodes(steps: readonly JourneyStep[], shown: readonly ShownState[]): MapNode[] {
  const nodes: MapNode[] = [];
  const first = new Map<string, string>();
  let via: string[] = [];
  for (const [place, { label, story = [] }] of steps.entries()) {
    const step = place + 1;
    via.push(label);
    for (const each of [story].flat()) {
      // A story that follows itself is one node.
      if (nodes.at(-1)?.story === each) continue;
      const states = shown.filter((state) => isShownBy(state, each)).map(({ id }) => id);
      const numbers = via.length > 1 ? `${step - via.length + 1}–${step}` : String(step);
      const backTo = first.get(each) ?? null;
      first.set(each, backTo ?? numbers);
      nodes.push({ story: each, states, via, steps: numbers, step, backTo });
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
