import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { walk, type Scenarios } from "#workbench/machines/walk.ts";
import { filesIn } from "#workbench/shared/source/files.ts";
import type { TestedPath } from "./buildLedger.ts";

/** Runs all scenarios that tests use: the tests of each transition, by its name. */
export async function readTestedPaths(top: string): Promise<Map<string, TestedPath[]>> {
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
