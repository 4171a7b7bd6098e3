import { createStore, type StoreApi } from "zustand/vanilla";
import type { ChosenFault } from "./faults/chosenFault.ts";

/** What a person reads on the screen: its heading, and what it says about what went wrong. */
export type Said = { heading: string; messages: readonly string[] };

export type Run = {
  /** Everything that the play does, in its order. */
  steps: readonly string[];
  chosen: ChosenFault | null;
  /** The step after which the play rests until somebody goes on; none if 0. */
  restAfter: number;
  /** The step that is played, counted from 1. */
  at: number;
  /**
   * `shown`: the play rests, the fault can be looked at. `resting`: it rests where somebody asked it to. `unchanged`: the
   * step went on under the fault. `stuck`: the path cannot go on.
   */
  stage: "playing" | "struck" | "shown" | "recovering" | "unchanged" | "resting" | "stuck";
  said: Said | null;
  /** Whether a call of the step met the fault, and whether the step came to its end all the same. */
  isMet: boolean;
  isDone: boolean;
  /** What the person did after the fault, in sentences. */
  done: readonly string[];
  isFinished: boolean;
};

export type RunStore = StoreApi<Run>;

/** What somebody asks of a play. */
type Asked = { fault: ChosenFault | null; restAfter: number };

export const createRun = (steps: readonly string[], { fault, restAfter }: Asked): RunStore =>
  createStore(() => ({
    steps,
    chosen: fault && fault.step <= steps.length ? fault : null,
    restAfter,
    at: 0,
    stage: "playing" as const,
    said: null,
    isMet: false,
    isDone: false,
    done: [],
    isFinished: false,
  }));

const REST = "gangway.rest";

/** Has the next play of a story rest after a step. Kept in the tab: Storybook reloads the canvas to end a play that goes on. */
export const restNext = (story: string, step: number): void => sessionStorage.setItem(REST, `${step} ${story}`);

/** After which step a play that begins now is to rest; asked once. */
export function takeRest(story: string): number {
  const [step, of] = sessionStorage.getItem(REST)?.split(" ") ?? [];
  sessionStorage.removeItem(REST);
  return of === story ? Number(step) : 0;
}

type Play<Context> = (context: Context) => Promise<void> | void;

/** The steps of a play by their labels, without anything being done: every one of a path's acts is within a step. */
export async function labelsOf<Context extends object>(play: Play<Context>, context: Context): Promise<string[]> {
  const labels: string[] = [];
  await play({ ...context, step: async (label: string) => void labels.push(label) });
  return labels;
}
