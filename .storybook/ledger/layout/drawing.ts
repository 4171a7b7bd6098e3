import type { ChartState, ChartTransition } from "../chart.ts";
import type { Point, Size } from "./graph.ts";

/** A state with its own lines of text below its name: what happens in it without leading anywhere else. */
export type DrawnState = Point & Size & { state: ChartState; stays: ChartTransition[] };

/** All transitions from one state to another are one arrow. */
export type DrawnLine = { id: string; transitions: ChartTransition[]; points: Point[] };

/** `x`, `y`: the middle. */
export type DrawnLabel = Point & Size & { id: string; transitions: ChartTransition[] };

/** A whole machine, ready to be painted: frames come before what is in them. */
export type Drawing = Size & {
  states: DrawnState[];
  starts: Point[];
  /** From any state of a frame. */
  anywhere: (Point & Size & { id: string })[];
  lines: DrawnLine[];
  labels: DrawnLabel[];
};
