import { top } from "#workbench/shared/source/files.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";

// Imported on demand: the TypeScript compiler would delay the start of the dev server.
const modules = {
  "virtual:requirements": async () => {
    const [{ provenRows }, { namedEntries }] = await Promise.all([
      import("./provenRows.ts"),
      import("./namedEntries.ts"),
    ]);
    return Object.entries({ rows: provenRows(), ...namedEntries(top) })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
  /** The rows that a story is checked for. */
  "virtual:expectations": async () => {
    const { provenRows } = await import("./provenRows.ts");
    const expectations = provenRows().flatMap(({ id, text, proofs }) => {
      const own = proofs.filter((proof) => proof.kind === "expectation");
      return own.map((expectation) => ({ id, text, expectation, isAlone: own.length === 1 }));
    });
    return `export const expectations = ${JSON.stringify(expectations)};`;
  },
};

/** The data of the page of requirements and of the requirement checks in stories. */
export const requirements = () =>
  virtualModules("requirements", modules, /\.(?:stories\.tsx|(?:test|journey)\.tsx?|json)$/);
