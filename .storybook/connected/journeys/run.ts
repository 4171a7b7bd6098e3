import { createStore, type StoreApi } from "zustand/vanilla";
import type { words } from "./words.ts";

export type Run = {
  /** Everything that the play does, in its order. */
  steps: readonly JourneyStep[];
  /** The step after which the play pauses until the user continues; 0: before the first. */
  restAfter: number;
  /** How long a play that goes on waits before a step, in milliseconds. */
  pace: number;
  /** The step that is played, counted from 1. */
  at: number;
  stage: "playing" | "resting" | "stuck" | "finished";
};

export type RunStore = StoreApi<Run>;

/** Of a play that nothing pauses. */
export const NEVER = Infinity;

const MEDIUM = 1200;

export const createRun = (steps: readonly JourneyStep[], restAfter: number, pace: number): RunStore =>
  createStore(() => ({ steps, restAfter, pace, at: 0, stage: "playing" as const }));

const REST = "gangway.rest";

/** Has the next play of a story rest after a step. Kept in the tab: Storybook reloads the canvas to end a play that goes on. */
export const restNext = (story: string, step: number): void => sessionStorage.setItem(REST, `${step} ${story}`);

/** After which step a play that starts now pauses, before the first by itself; cleared by reading. */
export function takeRest(story: string): number {
  const [step, of] = sessionStorage.getItem(REST)?.split(" ") ?? [];
  sessionStorage.removeItem(REST);
  return of === story ? Number(step) : 0;
}

const PACE = "gangway.pace";

/** Sets the pace of this play and of the next ones in the tab. */
export function choosePace(run: RunStore, pace: number): void {
  sessionStorage.setItem(PACE, String(pace));
  run.setState({ pace });
}

/** The pace that was chosen last. */
export const chosenPace = (): number => Number(sessionStorage.getItem(PACE) ?? MEDIUM);

/** A state that follows without the person, and what leads to it. */
type Then = { by: string; story: string };
/** What shows a state, and the states that follow it within the same step. */
export type Stories = string | readonly [string, ...Then[]];
export type Told = {
  /** The state before the step, where the journey begins. */
  from?: Stories;
  /** The state after the step. */
  story?: Stories;
  /** Where it happens, if not on the screen. */
  where?: keyof typeof words.where;
};
export type JourneyStep = Told & { label: string };

/** What is done in a step, and what comes of it. */
export function fullLabel({ label, story }: JourneyStep): string {
  const [, ...then] = typeof story === "object" ? story : [];
  return [label, ...then.slice(-1).map(({ by }) => by)].join(": ");
}

/** The steps of a play, without anything being done: each act of a journey is within a step. */
export async function stepsOf(play: (context: never) => Promise<void> | void, context: object): Promise<JourneyStep[]> {
  const steps: JourneyStep[] = [];
  const step = async (label: string, _act: unknown, told: Told = {}) => void steps.push({ label, ...told });
  await play({ ...context, step } as never);
  return steps;
}
