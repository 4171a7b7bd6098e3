import { execFileSync } from "node:child_process";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";
import { recentChanges } from "./changes.ts";
import type { StartFigures } from "./figures.ts";

async function readFigures(): Promise<StartFigures> {
  const { textFaults } = await import("#workbench/findings/textFaults.ts");
  const { provenRows } = await import("#workbench/spec/provenRows.ts");
  const { catalogue } = readCatalogue();
  const { errors, hints } = await textFaults(catalogue);
  const rows = provenRows();
  const stories = filesIn(top, ["stories"], /\.stories\.tsx$/);
  const titles = new Set(stories.map((file) => file.replace(/^stories\/|\.stories\.tsx$/g, "")));
  return {
    texts: Object.values(catalogue.de ?? {}).reduce((sum, area) => sum + Object.keys(area).length, 0),
    rows: rows.length,
    proven: rows.filter(({ proofs, weakness }) => proofs.length > 0 && !weakness).length,
    findings: errors.length + hints.length,
    changes: recentChanges(top, titles),
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
    "virtual:start": async () => `export const figures = ${JSON.stringify(await readFigures())};`,
  });
