import type { StateEntry } from "#workbench/ledger/ledger.ts";
import type { JourneyStep } from "../run.ts";

type Via = Pick<JourneyStep, "label" | "where">;

export type MapNode = {
  story: string;
  states: readonly string[];
  /** What people and the app do to come here from the place before. */
  via: readonly Via[];
  /** The numbers of those steps in the player: `7`, or `7–8`; with a letter where one step has several. Empty where the journey begins. */
  steps: string;
  /** The last of them; 0 where the journey begins. */
  step: number;
  /** `steps` of the node that has the picture already; `null`: this one is the first of its story. */
  backTo: string | null;
};

export type ShownState = Pick<StateEntry, "id" | "passing" | "stories">;

const isShownBy = ({ passing, stories }: ShownState, story: string) =>
  !passing && stories.some((link) => link.story === story);

const LETTERS = "abcdefgh";

/** The stories of a journey in its order, each with the states that it shows and the steps that lead to it. */
export function mapNodes(steps: readonly JourneyStep[], shown: readonly ShownState[]): MapNode[] {
  const nodes: MapNode[] = [];
  const first = new Map<string, string>();
  let via: Via[] = [];
  function add(story: string, numbers: string, step: number) {
    const states = shown.filter((state) => isShownBy(state, story)).map(({ id }) => id);
    const backTo = first.get(story) ?? null;
    first.set(story, backTo ?? numbers);
    nodes.push({ story, states, via, steps: numbers, step, backTo });
    via = [];
  }
  for (const [place, { from = [], story = [], ...told }] of steps.entries()) {
    const step = place + 1;
    for (const each of [from].flat()) add(each, "", 0);
    via.push(told);
    // A story that follows itself is one node.
    const follow = [story].flat().filter((each, at) => at > 0 || each !== nodes.at(-1)?.story);
    for (const [at, each] of follow.entries()) {
      const start = via.length > 1 ? `${step - via.length + 1}–` : "";
      add(each, `${start}${step}${follow.length > 1 ? LETTERS[at] : ""}`, step);
    }
  }
  return nodes;
}

/** What can be seen in the charts of the journey and is not on its map. */
export const offThePath = (nodes: readonly MapNode[], shown: readonly ShownState[]): ShownState[] =>
  shown.filter(
    (state) => !state.passing && state.stories.length > 0 && !nodes.some(({ story }) => isShownBy(state, story)),
  );
