import type { ChartState, ChartTransition } from "../chart.ts";

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** `x`, `y`: the upper left corner. */
export type Box = Point & Size;

/** `isFrame`: it holds states. `stays`: what happens in it without leading anywhere else, below its name. */
export type DrawnState = Box & Pick<ChartState, "id" | "key" | "kind"> & { isFrame: boolean; stays: ChartTransition[] };

/** All transitions from one state to another are one arrow, from the first point to the last. */
export type DrawnLine = { id: string; transitions: ChartTransition[]; points: Point[] };

export type DrawnLabel = Box & { id: string; transitions: ChartTransition[] };

/** A whole machine, ready to be painted: frames come before what is in them. */
export type Drawing = Size & {
  states: DrawnState[];
  /** Middles. */
  starts: Point[];
  /** From any state of a frame. */
  anywhere: (Box & { id: string })[];
  lines: DrawnLine[];
  labels: DrawnLabel[];
};
