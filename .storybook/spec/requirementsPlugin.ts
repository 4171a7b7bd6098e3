import path from "node:path";
import type { Plugin } from "vite";
import { proofMap, storyFile, testFile } from "./proofs.ts";
import { readRows } from "./rows.ts";
import { weaknessOf } from "./weakness.ts";
import { namedEntries } from "./namedEntries.ts";
import type { ProvenRow } from "./provenRow.ts";

const name = "virtual:requirements";
const resolved = `\0${name}`;
const top = path.resolve(import.meta.dirname, "../..");

export function provenRows(): ProvenRow[] {
  const rows = readRows();
  const { proofs } = proofMap(top, rows);
  return rows.map((row) => {
    const own = proofs.get(row.id) ?? [];
    return { ...row, proofs: own, weakness: weaknessOf(row, own) };
  });
}

const moduleText = () =>
  Object.entries({ rows: provenRows(), ...namedEntries(top) })
    .map(([called, value]) => `export const ${called} = ${JSON.stringify(value)};`)
    .join("\n");

/** Gives the page of requirements its data: computed at each build, and again when a story, a test, a row or a text changes. */
export function requirements(): Plugin {
  return {
    name: "requirements",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? moduleText() : undefined),
    configureServer({ watcher, moduleGraph }) {
      const forget = (file: string) => {
        const module = moduleGraph.getModuleById(resolved);
        if (module && (storyFile.test(file) || testFile.test(file) || file.endsWith(".json")))
          moduleGraph.invalidateModule(module);
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
    },
  };
}
