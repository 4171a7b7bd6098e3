import { measures, type Limit, type Measure } from "./limits.ts";

export type Values = Record<Measure, number>;

/** The middle one of some values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The least of each over all runs: what else the machine does at the time only ever adds to it. */
export const leastOf = (runs: readonly Values[]): Values => {
  const least = (measure: Measure) => Math.min(...runs.map((values) => values[measure]));
  return {
    mount: least("mount"),
    nodes: least("nodes"),
    tick: least("tick"),
    worstFrame: least("worstFrame"),
    interaction: least("interaction"),
  };
};

export type Verdict = { line: string; isPast: boolean };

/** One line for each measure of a case, and whether it is past its hard limit; a value that is missing is past it. */
export function judge(title: string, values: Values, limits: Partial<Record<Measure, Limit>>): Verdict[] {
  return (Object.keys(measures) as Measure[]).map((measure) => {
    const { what, unit } = measures[measure];
    const limit = limits[measure];
    const isPast = limit !== undefined && !(values[measure] <= limit.limit);
    const shown = `${Number(values[measure].toFixed(1))} ${unit}`.trim();
    return { line: [title, what, shown, wordOf(values[measure], limit)].join(" · "), isPast };
  });
}

function wordOf(value: number, limit: Limit | undefined): string {
  if (!limit) return "no limit";
  const { target, limit: hard } = limit;
  if (value <= target) return `within the target of ${target}`;
  return value <= hard ? `past the target of ${target}, limit ${hard}` : `PAST THE LIMIT of ${hard}`;
}
