import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { top } from "#workbench/shared/source/files.ts";
import { rounded } from "./judge.ts";
import type { Figures, Measure, Values } from "./measures.ts";

const file = path.join(top, "stories/docs/figures.json");

/** What a part of the bench came to at a commit. */
type Part = { commit: string; figures: Figures };
type Kept = { note: string; parts: Record<string, Part> };

const readAll = () => JSON.parse(readFileSync(file, "utf8")) as Kept;

export const readKept = (part: string): Part => readAll().parts[part] ?? { commit: "", figures: {} };

const roundedValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([measure, value]) => [measure, rounded(measure as Measure, value)]));

/** Puts the figures of a part in the place of those that were kept of it. */
export function keep(part: string, figures: Figures): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: top }).toString().trim();
  const all = readAll();
  all.parts[part] = {
    commit,
    figures: Object.fromEntries(Object.entries(figures).map(([subject, values]) => [subject, roundedValues(values)])),
  };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
