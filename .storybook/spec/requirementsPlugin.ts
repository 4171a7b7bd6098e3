import { top } from "#workbench/shared/source/files.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";

// Imported on demand: what reads code brings the compiler, which would delay the start of the dev server.
const modules = {
  "virtual:requirements": async () => {
    const [{ provenRows }, { namedEntries }] = await Promise.all([
      import("./provenRows.ts"),
      import("./namedEntries.ts"),
    ]);
    return Object.entries({ rows: provenRows(), ...namedEntries(top) })
      .map(([called, value]) => `export const ${called} = ${JSON.stringify(value)};`)
      .join("\n");
  },
  /** The rows that are looked for in a story, by its id. */
  "virtual:laws": async () => {
    const { provenRows } = await import("./provenRows.ts");
    const laws = provenRows().flatMap(({ id, text, proofs }) => {
      const own = proofs.filter((proof) => proof.kind === "law");
      return own.map((law) => ({ id, text, law, isAlone: own.length === 1 }));
    });
    return `export const laws = ${JSON.stringify(laws)};`;
  },
};

/** The data of the page of requirements, and of it what the stories are checked against. */
export const requirements = () =>
  virtualModules("requirements", modules, /\.(?:stories\.tsx|(?:test|journey)\.tsx?|json)$/);
