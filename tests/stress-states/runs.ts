import { modeNames, modes, type Mode } from "#workbench/stress/modes.ts";

export type StressRun = readonly Mode[];

/** Together harder than one by one, and all eight modes in four runs: what every change is tested with. */
export const hardest: readonly StressRun[] = [
  ["longer", "names", "small"],
  ["words"],
  ["text200", "still"],
  ["forced", "spacing"],
];

/** Each mode by itself, then the combinations: what `npm run stress` does. */
export const everyRun: readonly StressRun[] = [
  ...modeNames.map((mode) => [mode]),
  ...hardest.filter((run) => run.length > 1),
];

export const titleOf = (run: StressRun) => run.map((mode) => modes[mode].title).join(" + ");
