import { createStore, type StoreApi } from "zustand/vanilla";

export type Run = {
  /** Everything that the play does, in its order. */
  steps: readonly string[];
  /** The step after which the play rests until somebody goes on; none if 0. */
  restAfter: number;
  /** The step that is played, counted from 1. */
  at: number;
  stage: "playing" | "resting" | "stuck" | "finished";
};

export type RunStore = StoreApi<Run>;

export const createRun = (steps: readonly string[], restAfter: number): RunStore =>
  createStore(() => ({ steps, restAfter, at: 0, stage: "playing" as const }));

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
