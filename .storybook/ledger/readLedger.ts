import { isIn, readClosed, readRows } from "#workbench/spec/rows.ts";
import { buildLedger, type LedgerSources, type TestedPath } from "./buildLedger.ts";
import { chartOf } from "./chart.ts";
import { readClaims } from "./claims.ts";
import type { Ledger } from "./ledger.ts";
import { listedPassing } from "./passing.ts";
import { readFileSync, globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { walk, type Scenarios } from "#workbench/machines/walk.ts";
import { filesIn } from "#workbench/shared/source/files.ts";
import type { AnyStateMachine } from "xstate";

const isStateRow = /^V[A-Z]-/;

/** Rows of states that only redirect and show nothing; tests cover them. */
const isRedirect = /\((forwards to |nothing of their own)[^()]*\)$/;

export async function readSources(top: string): Promise<LedgerSources> {
  const machines = await readMachines(top);
  const closed = readClosed();
  return {
    charts: machines.map(({ machine, file }) => chartOf(machine, file)),
    claims: readClaims(top),
    tested: await readTestedPaths(top),
    rows: readRows().filter(
      (row) => isStateRow.test(row.id) && !isRedirect.test(row.text) && closed.some((part) => isIn(part, row)),
    ),
    listed: listedPassing,
  };
}

export const readLedger = async (top: string): Promise<Ledger> => buildLedger(await readSources(top));

/** Runs all scenarios that tests use: the tests of each transition, by its name. */
async function readTestedPaths(top: string): Promise<Map<string, TestedPath[]>> {
  const tested = new Map<string, TestedPath[]>();
  for (const file of filesIn(top, [".storybook/machines/scenarios"], /\.ts$/)) {
    const { scenarios } = (await import(pathToFileURL(path.join(top, file)).href)) as { scenarios: Scenarios };
    for (const test of testsOf(top, file))
      for (const [machine, scenario] of scenarios)
        for (const [name, events] of walk(machine, scenario).pathByTransition)
          tested.set(name, [...(tested.get(name) ?? []), { test, path: events.map(({ type }) => type) }]);
  }
  return tested;
}

/** Only `testCharts` compares a walk with the complete chart. */
const testsOf = (top: string, scenarios: string) =>
  filesIn(top, ["tests/features"], /\.test\.ts$/).filter((file) => {
    const text = readFileSync(path.join(top, file), "utf8");
    return (
      text.includes(`"${scenarios.replace(".storybook/", "#workbench/")}"`) && text.includes("testCharts(scenarios")
    );
  });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value && "implementations" in value;

/** Every machine that a file of the app exports, in the order of the files. */
export async function readMachines(top: string): Promise<{ machine: AnyStateMachine; file: string }[]> {
  const files = globSync("app/features/*/*Machine.ts", { cwd: top }).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(path.join(top, file)).href)) as object;
      return Object.values(module)
        .filter(isMachine)
        .map((machine) => ({ machine, file }));
    }),
  );
  return found.flat();
}
