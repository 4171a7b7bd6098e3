import type { Chart, ChartTransition } from "./chart.ts";
import type { Passing } from "./passing.ts";

export type StoryLink = { story: string; title: string };

/** A leaf state of a machine. */
export type StateEntry = {
  id: string;
  /** Not null: the state is never shown as itself and needs no story. */
  passing: Passing | null;
  stories: StoryLink[];
  /** State rows that its stories name. */
  rows: string[];
};

export type TransitionEntry = ChartTransition & {
  /** Files of the tests that take it. */
  tests: string[];
  /** Types of the events on the shortest path that takes it. */
  path: string[];
};

export type MachineEntry = { chart: Chart; states: StateEntry[]; transitions: TransitionEntry[] };

export type RowEntry = { id: string; text: string; stories: StoryLink[] };

export type Ledger = {
  machines: MachineEntry[];
  /** State rows of the closed parts of the catalogue. */
  rows: RowEntry[];
  /** Stories of states that name neither a row nor a state. */
  unassigned: StoryLink[];
  /** One line each. */
  gaps: string[];
};

/** Every story that shows a state, once for each state and row that it names. */
export const storiesOf = ({ machines, rows, unassigned }: Pick<Ledger, "machines" | "rows" | "unassigned">) => [
  ...[...machines.flatMap(({ states }) => states), ...rows].flatMap(({ stories }) => stories),
  ...unassigned,
];

export const isUnshown = ({ passing, stories }: StateEntry): boolean => !passing && stories.length === 0;

export const isUntested = ({ tests }: TransitionEntry): boolean => tests.length === 0;

export const machineAnchor = (id: string): string => `ablauf-${id}`;

export const storyHref = (story: string): string => `./?path=/story/${story}`;
