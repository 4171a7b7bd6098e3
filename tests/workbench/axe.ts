import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const options: RunOptions = {
  // Frames contain states, which are checked by themselves; one that is still loading would not answer.
  iframes: false,
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
};

/** What axe finds wrong inside `selector`, one line for each element. */
export async function faultsOf(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([inside, how]) =>
      (globalThis as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } }).axe.run(inside, how),
    [selector, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
