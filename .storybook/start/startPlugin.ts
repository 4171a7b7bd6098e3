import type { Plugin } from "vite";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { filesIn, top } from "#workbench/source/files.ts";
import { recentChanges } from "./changes.ts";
import type { StartFigures } from "./figures.ts";

const name = "virtual:start";
const resolved = `\0${name}`;

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

/** Gives the start page what only the repository knows; read once, when the page asks for it. */
export function startPlugin(): Plugin {
  return {
    name: "start",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) =>
      id === resolved ? `export const figures = ${JSON.stringify(await readFigures())};` : undefined,
  };
}
