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
export function typesOf(c: Catalogue): string {
  const spaces = new Map<string, string[]>();
  for (const [area, entries] of Object.entries(c[source]!).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const [key, e] of Object.entries(entries)) {
      const parts = [area, ...key.split(".")];
      for (let i = 1; i < parts.length; i++) {
        const ns = parts.slice(0, i).join(".");
        spaces.set(ns, [...(spaces.get(ns) ?? []), line(parts.slice(i).join("."), e)]);
      }
    }
  return `// Written by src/copy/build/types.ts from src/copy/${source}/*.json. Do not edit.
import type { ReactNode } from 'react';
type None = Record<never, never>;
type Tag = (chunks: ReactNode) => ReactNode;
export type Area = ${Object.keys(c[source]!)
    .toSorted()
    .map((a) => `'${a}'`)
    .join(" | ")};
export interface Copy {
${[...spaces].map(([ns, lines]) => `  '${ns}': {\n${lines.join("\n")}\n  };`).join("\n")}
}
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
