import type { ChartState, ChartTransition } from "../chart.ts";
import { widthOf } from "#workbench/findings/widths.ts";
import { labelOf, selfLabelOf, words } from "../words.ts";

export type Size = { width: number; height: number };

/** Font sizes in pixels. */
const LABEL = 12;
const NAME = 13.5;
export const LINE = 16;
export const NAME_LINE = 20;
export const PADDING = 12;
export const DOT = 12;

const widest = (lines: readonly string[], size: number) =>
  Math.ceil(Math.max(0, ...lines.map((line) => widthOf(line, size))));

export const labelSize = (transitions: readonly ChartTransition[]): Size | null =>
  transitions.length === 0
    ? null
    : { width: widest(transitions.map(labelOf), LABEL) + 8, height: transitions.length * LINE + 4 };

/** Room for the name, the note and the self-transitions. */
export const stateSize = (state: ChartState, selfTransitions: readonly ChartTransition[], note: string): Size => ({
  width: Math.max(96 + 2 * PADDING, widest([note], LABEL) + 2 * PADDING, headWidth(state, selfTransitions)),
  height: headHeight(selfTransitions) + LINE + 4,
});

export const anywhereSize: Size = { width: widest([words.anywhere], LABEL) + 2 * PADDING, height: 24 };

/** The head of a frame: its name and its self-transitions. */
export const headHeight = (selfTransitions: readonly ChartTransition[]): number =>
  NAME_LINE + selfTransitions.length * LINE + PADDING;

export const headWidth = ({ key }: ChartState, selfTransitions: readonly ChartTransition[]): number =>
  Math.max(widest([key], NAME), widest(selfTransitions.map(selfLabelOf), LABEL)) + 2 * PADDING;
