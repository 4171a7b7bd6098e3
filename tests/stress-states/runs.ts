import { modeNames, modes, type Mode } from "#workbench/toolbar/stress/modes.ts";

export type StressRun = readonly Mode[];

/** Together harder than one by one: what every change is tested with. */
export const hardest: readonly StressRun[] = [
  ["longer", "names", "small"],
  ["text200", "still"],
];

/** With the hardest all eight modes in four runs. */
const others: readonly StressRun[] = [["words"], ["forced", "spacing"]];

/** Each mode by itself, then the combinations: what `npm run stress` does. */
export const everyRun: readonly StressRun[] = [
  ...modeNames.map((mode) => [mode]),
  ...[...hardest, ...others].filter((run) => run.length > 1),
];

export const titleOf = (run: StressRun) => run.map((mode) => modes[mode].title).join(" + ");
