import { existsSync, readFileSync } from "node:fs";
import { readCatalogue, source, type Catalogue } from "#src/copy/build/catalogue.ts";
import { typesFile, typesOf } from "#src/copy/build/types.ts";
import { catalogueKinds } from "#workbench/findings/kind.ts";
import { kindFaults, statedFaults } from "./copyKind.ts";
import { textUses } from "./copyUse.ts";
import { top } from "#workbench/source/files.ts";
import { germanFaults } from "./german.ts";
import { report } from "./report.ts";

export const keysIn = (catalogue: Catalogue) =>
  Object.entries(catalogue[source] ?? {}).flatMap(([area, entries]) =>
    Object.keys(entries).map((key) => `${area}.${key}`),
  );

export function unusedFaults(catalogue: Catalogue, used: ReadonlySet<string>): string[] {
  return keysIn(catalogue)
    .filter((key) => !used.has(key))
    .map((key) => `${key} is used nowhere in src or app`);
}

export function staleFaults(catalogue: Catalogue, types: string): string[] {
  return types === typesOf(catalogue) ? [] : ["src/copy/keys.gen.ts is stale: npm run copy:types"];
}

if (import.meta.main) {
  const { catalogue, faults } = readCatalogue();
  const types = existsSync(typesFile) ? readFileSync(typesFile, "utf8") : "";
  const stale = faults.length > 0 ? [] : staleFaults(catalogue, types);
  const uses = faults.length > 0 ? [] : textUses(top);
  const kinds = statedFaults(keysIn(catalogue), catalogueKinds);
  const unused = faults.length > 0 ? [] : unusedFaults(catalogue, new Set(uses.map(({ key }) => key)));
  report(
    "copy",
    [...faults, ...stale, ...unused, ...kinds, ...kindFaults(uses, catalogueKinds), ...germanFaults(top)],
    `${keysIn(catalogue).length} texts, each used, each in two languages`,
  );
}
