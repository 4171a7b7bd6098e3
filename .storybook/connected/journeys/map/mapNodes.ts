import type { StateEntry } from "#workbench/ledger/ledger.ts";
import type { JourneyStep, Stories } from "../run.ts";
import { words } from "../words.ts";

type Via = Pick<JourneyStep, "label" | "where"> & {
  /** Of the step in the player; none where the app goes on by itself. */
  number?: number;
};

export type MapNode = {
  story: string;
  states: readonly string[];
  /** What people and the app do to come here from the place before. */
  via: readonly Via[];
  /** The last step before it; 0 where the journey begins. */
  step: number;
  /** Another node has the picture already. */
  isBack: boolean;
};

export type ShownState = Pick<StateEntry, "id" | "passing" | "stories">;

const isShownBy = ({ passing, stories }: ShownState, story: string) =>
  !passing && stories.some((link) => link.story === story);

/** The stories of a journey in its order, each with the states that it shows and what leads to it. */
export function mapNodes(steps: readonly JourneyStep[], shown: readonly ShownState[]): MapNode[] {
  const nodes: MapNode[] = [];
  let via: Via[] = [{ label: words.opens }];
  function add(story: string, step: number) {
    const states = shown.filter((state) => isShownBy(state, story)).map(({ id }) => id);
    nodes.push({ story, states, via, step, isBack: nodes.some((node) => node.story === story) });
    via = [];
  }
  function addAll(stories: Stories, step: number) {
    const [first, ...then] = typeof stories === "string" ? [stories] : stories;
    // A story that follows itself is one node.
    if (first !== nodes.at(-1)?.story) add(first, step);
    for (const { by, story } of then) {
      via.push({ label: by });
      add(story, step);
    }
  }
  for (const [place, { from, story, ...told }] of steps.entries()) {
    const number = place + 1;
    if (from) addAll(from, 0);
    via.push({ number, ...told });
    if (story) addAll(story, number);
  }
  return nodes;
}

/** What can be seen in the charts of the journey and is not on its map. */
export const offThePath = (nodes: readonly MapNode[], shown: readonly ShownState[]): ShownState[] =>
  shown.filter(
    (state) => !state.passing && state.stories.length > 0 && !nodes.some(({ story }) => isShownBy(state, story)),
  );
