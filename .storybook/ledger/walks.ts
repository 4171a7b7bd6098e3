import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import { walk, type Walk } from "#workbench/machines/walk.ts";
import type { WalkedTransition } from "./sources.ts";

type Plans = { plans: readonly (readonly [AnyStateMachine, Walk])[] };

/** Walks every plan that a test walks, and says by name which transitions it takes. */
export async function readWalks(top: string): Promise<Map<string, WalkedTransition[]>> {
  const walked = new Map<string, WalkedTransition[]>();
  for (const file of globSync(".storybook/machines/scenarios/*.ts", { cwd: top }).toSorted()) {
    const { plans } = (await import(pathToFileURL(path.join(top, file)).href)) as Plans;
    for (const test of testsOf(top, file))
      for (const [machine, plan] of plans)
        for (const [name, way] of walk(machine, plan).ways)
          walked.set(name, [...(walked.get(name) ?? []), { test, way: way.map(({ type }) => type) }]);
  }
  return walked;
}

/** A plan counts only where a test walks it: `testCharts` holds the walk against the whole chart. */
const testsOf = (top: string, plans: string) =>
  globSync("tests/features/**/*.test.ts", { cwd: top })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => {
      const text = readFileSync(path.join(top, file), "utf8");
      return (
        text.includes(`"#${plans.replaceAll(path.sep, "/").replace(".storybook/", "workbench/")}"`) &&
        text.includes("testCharts(plans")
      );
    })
    .toSorted();
