import { execFileSync } from "node:child_process";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { readPages } from "#workbench/shared/source/pages.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";
import { recentChanges } from "./changes.ts";
import type { StartFigures } from "./figures.ts";

function readFigures(): StartFigures {
  const { catalogue } = readCatalogue();
  const stories = filesIn(top, ["stories"], /\.stories\.tsx$/);
  const titles = new Set(stories.map((file) => file.replace(/^stories\/|\.stories\.tsx$/g, "")));
  return {
    texts: Object.values(catalogue.de ?? {}).reduce((sum, area) => sum + Object.keys(area).length, 0),
    changes: recentChanges(top, { titles, pages: new Map(readPages().map(({ file, title }) => [file, title])) }),
  };
}

/** The commit that is shown, where there is one. */
function readVersion(): string {
  try {
    return `Commit ${execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: top, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()}`;
  } catch {
    return "";
  }
}

/** Figures of the pages *Start* and *Textton* that only the repository knows; read once, when a page asks for them. */
export const startPlugin = () =>
  virtualModules("start", {
    "virtual:readability": async () => {
      const { readabilityByArea } = await import("#workbench/findings/readability.ts");
      return `export const readability = ${JSON.stringify(readabilityByArea(readCatalogue().catalogue))};`;
    },
    "virtual:version": async () => `export const version = ${JSON.stringify(readVersion())};`,
    "virtual:start": async () => `export const figures = ${JSON.stringify(readFigures())};`,
  });
