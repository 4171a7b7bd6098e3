import { measures, type Measure, type Targets, type Values } from "./measures.ts";

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each measure out of several runs of a subject. */
export const together = (runs: readonly Values[]): Values =>
  Object.fromEntries(
    (Object.keys(runs[0] ?? {}) as Measure[]).map((measure) => [
      measure,
      median(runs.map((values) => values[measure] ?? Number.NaN)),
    ]),
  );

export const rounded = (measure: Measure, value: number): number => Number(value.toFixed(measures[measure].digits));

const shown = (measure: Measure, value: number): string =>
  `${value.toFixed(measures[measure].digits)} ${measures[measure].unit}`.trim();

/** A subject on one line, each value beside the kept one, and whether it is past its target. */
export const lineOf = (subject: string, values: Values, targets: Targets, kept: Values): string =>
  [
    subject,
    ...(Object.entries(values) as [Measure, number][]).map(([measure, value]) => {
      const before = kept[measure];
      const beside = before === undefined ? "" : ` (${shown(measure, before)})`;
      const target = targets[measure] ?? Infinity;
      const past = rounded(measure, value) <= target ? "" : `, past ${target}`;
      return `${measures[measure].what} ${shown(measure, value)}${beside}${past}`;
    }),
  ].join(" · ");
