import { modeNames, modes, type Mode } from "#workbench/toolbar/stress/modes.ts";

export type StressRun = readonly Mode[];

/** Combined modes, harder than single ones: every change is tested with them. */
export const hardest: readonly StressRun[] = [
  ["longer", "names", "small"],
  ["text200", "still"],
];

/** With the hardest all eight modes in four runs. */
const others: readonly StressRun[] = [["words"], ["forced", "spacing"]];

/** Each mode alone, then the combinations, for `npm run stress`. */
export const everyRun: readonly StressRun[] = [
  ...modeNames.map((mode) => [mode]),
  ...[...hardest, ...others].filter((run) => run.length > 1),
];

export const titleOf = (run: StressRun) => run.map((mode) => modes[mode].title).join(" + ");
