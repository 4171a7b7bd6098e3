import type { ChartState, ChartTransition } from "../chart.ts";
import { widthOf } from "#workbench/findings/widths.ts";
import { labelOf, words } from "../words.ts";
import type { Size } from "./drawing.ts";

/** Sizes of the letters in pixels; how wide they are is known from a table, so that the layout needs no browser. */
const LETTERS = 12;
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
    : { width: widest(transitions.map(labelOf), LETTERS) + 8, height: transitions.length * LINE + 4 };

/** A state's name, a line for what is known of it, and what happens in it. */
export const stateSize = ({ key }: ChartState, stays: readonly ChartTransition[], note: string): Size => ({
  width: Math.max(96, widest([key], NAME), widest([note, ...stays.map(stayLabel)], LETTERS)) + 2 * PADDING,
  height: NAME_LINE + LINE + stays.length * LINE + PADDING + 4,
});

export const stayLabel = (transition: ChartTransition): string => `${words.stays} ${labelOf(transition)}`;

export const anywhereSize: Size = { width: widest([words.anywhere], LETTERS) + 2 * PADDING, height: 24 };

/** The height of the name and the lines above what a frame holds. */
export const headHeight = (stays: readonly ChartTransition[]): number => NAME_LINE + stays.length * LINE + PADDING;

export const headWidth = ({ key }: ChartState, stays: readonly ChartTransition[]): number =>
  Math.max(widest([key], NAME), widest(stays.map(stayLabel), LETTERS)) + 2 * PADDING;
