import { measures, type Limits, type Measure, type Values } from "./measures.ts";

/** The middle one of some values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One value for each measure out of several runs of a subject. */
export const together = (runs: readonly Values[], join: (values: readonly number[]) => number): Values =>
  Object.fromEntries(
    (Object.keys(runs[0] ?? {}) as Measure[]).map((measure) => [
      measure,
      join(runs.map((values) => values[measure] ?? Number.NaN)),
    ]),
  );

/** What else the machine does at the time only ever adds to a value. */
export const least = (values: readonly number[]): number => Math.min(...values);

export const rounded = (measure: Measure, value: number): number => Number(value.toFixed(measures[measure].digits));

const shown = (measure: Measure, value: number): string =>
  `${value.toFixed(measures[measure].digits)} ${measures[measure].unit}`.trim();

export type Verdict = { line: string; isPast: boolean };

/** A subject on one line, each value beside the kept one, and whether something is past its limit; a value that is missing is past it. */
export function judge(subject: string, values: Values, { limits, kept }: { limits: Limits; kept: Values }): Verdict {
  const told = (Object.keys(values) as Measure[]).map((measure) => {
    const value = values[measure] ?? Number.NaN;
    const before = kept[measure];
    const beside = before === undefined ? "" : ` (${shown(measure, before)})`;
    return `${measures[measure].what} ${shown(measure, value)}${beside}${wordOf(measure, value, limits)}`;
  });
  const isPast = (Object.keys(limits) as Measure[]).some(
    (measure) => measure in values && isPastLimit(values[measure], limits[measure]?.limit),
  );
  return { line: [subject, ...told].join(" · "), isPast };
}

const isPastLimit = (value = Number.NaN, limit = Infinity): boolean => !(value <= limit);

function wordOf(measure: Measure, value: number, limits: Limits): string {
  const { target = Infinity, limit } = limits[measure] ?? {};
  if (isPastLimit(value, limit)) return `, PAST THE LIMIT of ${limit}`;
  return rounded(measure, value) <= target ? "" : `, past ${target}`;
}

/** What a part of the bench aims at, on one line. */
export const targetsOf = (limits: Limits): string =>
  (Object.keys(limits) as Measure[])
    .map((measure) => `${measures[measure].what} ${limits[measure]?.target} ${measures[measure].unit}`.trim())
    .join(", ");
