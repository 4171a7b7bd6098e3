import { parse } from "yaml";

type Values = Readonly<Record<string, string | number | boolean>>;

export type Step = {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Values;
  env?: Values;
};
export type Job = {
  if?: string;
  needs?: string | string[];
  strategy?: { matrix?: Readonly<Record<string, readonly string[]>> };
  outputs?: Readonly<Record<string, string>>;
  steps: readonly Step[];
};
export type Workflow = { on: Readonly<Record<string, unknown>>; jobs: Readonly<Record<string, Job>> };

export const readWorkflow = (text: string): Workflow => parse(text) as Workflow;

export const needsOf = ({ needs = [] }: Job): readonly string[] => (typeof needs === "string" ? [needs] : needs);

/** Each combination of the values of a matrix; one without any where there is no matrix. */
export const cellsOf = ({ strategy }: Job): Record<string, string>[] =>
  Object.entries(strategy?.matrix ?? {}).reduce<Record<string, string>[]>(
    (cells, [name, values]) => cells.flatMap((cell) => values.map((value) => ({ ...cell, [name]: value }))),
    [{}],
  );

/** What a step is called in a report. */
export const nameOf = ({ name, uses, run = "" }: Step): string =>
  name ?? uses?.replace(/@.*/, "") ?? run.trim().split("\n")[0] ?? "";
