import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { page } from "./page.ts";
import type { Comparison } from "./review.ts";
import { markdown } from "./summary.ts";

/** Replaces the page, its pictures and the comment for the pull request. */
export function writeReport(comparison: Comparison, pictures: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const side of ["before", "after", "diff"]) mkdirSync(path.join(folder, side), { recursive: true });
  for (const { id, before, after, shown } of comparison.reviews) {
    if (before) copyFileSync(path.join(pictures, before), path.join(folder, "before", `${id}.png`));
    if (after) copyFileSync(path.join(pictures, after), path.join(folder, "after", `${id}.png`));
    if (shown) writeFileSync(path.join(folder, "diff", `${id}.png`), shown.png);
  }
  writeFileSync(path.join(folder, "index.html"), page(comparison));
  writeFileSync(path.join(folder, "summary.md"), markdown(comparison));
}
