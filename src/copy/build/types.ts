// node src/copy/build/types.ts [--check]   writes src/copy/keys.gen.ts (committed); --check: faults, or a stale file, exit 1
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyDir, readCatalogue, source, type Catalogue, type Entry } from "./catalogue.ts";
import type { Arg } from "./icu.ts";

const tsType = (a: Arg) =>
  a.kind === "select"
    ? a.options.map((o) => `'${o}'`).join(" | ")
    : { text: "string", number: "number", date: "Date", tag: "Tag" }[a.kind];
const line = (key: string, e: Entry) => {
  const args = Object.entries(e.args)
    .map(([k, a]) => `${k}: ${tsType(a)}`)
    .join("; ");
  return `    /** ${e.text.replaceAll("*/", "* /").replaceAll("\n", " ")} */\n    '${key}': ${args ? `{ ${args} }` : "None"};`;
};
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
/** Lists each text once, below its area; `translate.ts` derives the namespaces. */
export function typesOf(c: Catalogue): string {
  const areas = Object.entries(c[source]!)
    .toSorted(byName)
    .map(([area, entries]) => {
      const lines = Object.entries(entries).map(([key, e]) => line(key, e));
      return `  '${area}': {\n${lines.join("\n")}\n  };`;
    });
  return `// Written by src/copy/build/types.ts from src/copy/${source}/*.json. Do not edit.
import type { ReactNode } from 'react';
type None = Record<never, never>;
type Tag = (chunks: ReactNode) => ReactNode;
export interface Texts {
${areas.join("\n")}
}
export type Area = keyof Texts;
`;
}
export const typesFile = path.join(copyDir, "keys.gen.ts");
export function writeTypes(c: Catalogue): boolean {
  const text = typesOf(c);
  if (existsSync(typesFile) && readFileSync(typesFile, "utf8") === text) return false;
  writeFileSync(typesFile, text);
  return true;
}
if (import.meta.main) {
  const check = process.argv.includes("--check");
  const { catalogue, faults } = readCatalogue();
  if (!faults.length && check && (!existsSync(typesFile) || readFileSync(typesFile, "utf8") !== typesOf(catalogue)))
    faults.push("src/copy/keys.gen.ts is stale: npm run copy:types");
  if (!faults.length && !check) writeTypes(catalogue);
  console.log(
    faults.join("\n") ||
      `copy: ${Object.values(catalogue[source]!).reduce((n, a) => n + Object.keys(a).length, 0)} keys, ${Object.keys(catalogue).length} languages, no faults`,
  );
  process.exit(faults.length ? 1 : 0);
}
