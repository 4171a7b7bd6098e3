import type { ChartState, ChartTransition } from "../chart.ts";
import { labelOf, words } from "../words.ts";
import type { Size } from "./drawing.ts";

/** Letters of the drawing are all equally wide, so that its layout needs no browser. */
const LETTER = 6.63;
const NAME_LETTER = 7.83;
export const LINE = 16;
export const NAME_LINE = 20;
export const PADDING = 12;
export const DOT = 12;

const widest = (lines: readonly string[], letter: number) => Math.max(0, ...lines.map(({ length }) => length * letter));

export const labelSize = (transitions: readonly ChartTransition[]): Size | null =>
  transitions.length === 0
    ? null
    : { width: widest(transitions.map(labelOf), LETTER) + 8, height: transitions.length * LINE + 4 };

/** A state's name, a line for what is known of it, and what happens in it. */
export const stateSize = ({ key }: ChartState, stays: readonly ChartTransition[], note: string): Size => ({
  width: Math.max(96, widest([key], NAME_LETTER), widest([note, ...stays.map(stayLabel)], LETTER)) + 2 * PADDING,
  height: NAME_LINE + LINE + stays.length * LINE + PADDING + 4,
});

export const stayLabel = (transition: ChartTransition): string => `${words.stays} ${labelOf(transition)}`;

export const anywhereSize: Size = { width: words.anywhere.length * LETTER + 2 * PADDING, height: 24 };

/** The height of the name and the lines above what a frame holds. */
export const headHeight = (stays: readonly ChartTransition[]): number => NAME_LINE + stays.length * LINE + PADDING;

export const headWidth = ({ key }: ChartState, stays: readonly ChartTransition[]): number =>
  Math.max(widest([key], NAME_LETTER), widest(stays.map(stayLabel), LETTER)) + 2 * PADDING;
