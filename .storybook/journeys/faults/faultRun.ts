import { createStore, type StoreApi } from "zustand/vanilla";
import type { ChosenFault } from "./chosenFault.ts";

/** What a person reads on the screen: its heading, and what it says about what went wrong. */
export type Said = { heading: string; messages: readonly string[] };

export type FaultRun = {
  /** Everything that the play does, in its order. */
  steps: readonly string[];
  chosen: ChosenFault | null;
  /** The step that is played, counted from 1. */
  at: number;
  /**
   * `shown`: the play rests, the fault can be looked at. `unchanged`: the step went on under the fault. `stuck`: the path
   * could not go on after the fault.
   */
  stage: "playing" | "struck" | "shown" | "recovering" | "unchanged" | "stuck";
  said: Said | null;
  /** Whether a call of the step met the fault, and whether the step came to its end all the same. */
  isMet: boolean;
  isDone: boolean;
  /** What the person did after the fault, in sentences. */
  done: readonly string[];
  isFinished: boolean;
};

export type FaultRunStore = StoreApi<FaultRun>;

export const createFaultRun = (steps: readonly string[], chosen: ChosenFault | null): FaultRunStore =>
  createStore(() => ({
    steps,
    chosen: chosen && chosen.step <= steps.length ? chosen : null,
    at: 0,
    stage: "playing" as const,
    said: null,
    isMet: false,
    isDone: false,
    done: [],
    isFinished: false,
  }));

type Play<Context> = (context: Context) => Promise<void> | void;

/** The steps of a play by their labels, without anything being done: every one of a path's acts is within a step. */
export async function labelsOf<Context extends object>(play: Play<Context>, context: Context): Promise<string[]> {
  const labels: string[] = [];
  await play({ ...context, step: async (label: string) => void labels.push(label) });
  return labels;
}
