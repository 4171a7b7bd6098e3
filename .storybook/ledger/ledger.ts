import type { Chart, ChartTransition } from "./chart.ts";
import type { Drawing } from "./layout/drawing.ts";
import type { Passing } from "./passing.ts";

/** A story as the page links it. */
export type StoryLink = { story: string; title: string };

/** A state without states of its own, with all that speaks for it. */
export type StateEntry = {
  id: string;
  /** Not null: nobody sees it as itself, so that no story is owed. */
  passing: Passing | null;
  stories: StoryLink[];
  rows: string[];
};

export type TransitionEntry = ChartTransition & {
  /** Files of the tests that walk it. */
  tests: string[];
  /** Types of the events of the shortest way that takes it. */
  way: string[];
};

export type MachineEntry = { chart: Chart; states: StateEntry[]; transitions: TransitionEntry[] };

/** `drawing`: the chart, laid out. */
export type DrawnMachine = MachineEntry & { drawing: Drawing };

export type RowEntry = { id: string; text: string; stories: StoryLink[] };

export type Ledger = {
  machines: MachineEntry[];
  /** State rows of the built areas. */
  rows: RowEntry[];
  /** Stories of states that name neither a row nor a state. */
  silent: StoryLink[];
  /** One line each; empty when all is well. */
  gaps: string[];
};

export type DrawnLedger = Omit<Ledger, "machines"> & { machines: DrawnMachine[] };

/** A state that somebody sees, and no story shows. */
export const isUnshown = ({ passing, stories }: StateEntry): boolean => !passing && stories.length === 0;

export const isUnwalked = ({ tests }: TransitionEntry): boolean => tests.length === 0;
