import { existsSync, readFileSync } from "node:fs";
import { readCatalogue, source, type Catalogue } from "#src/copy/build/catalogue.ts";
import { splitKey } from "#src/copy/build/icu.ts";
import { typesFile, typesOf } from "#src/copy/build/types.ts";
import { picturePrints } from "#workbench/copy-desk/pictures.ts";
import { readApprovals } from "#workbench/copy-desk/readApprovals.ts";
import { currentStatusOf, statusFile, type Approvals, type PicturePrints } from "#workbench/copy-desk/status.ts";
import { catalogueKinds } from "#workbench/findings/kind.ts";
import { kindFaults, statedFaults } from "./copyKind.ts";
import { textUses } from "./copyUse.ts";
import { top } from "#workbench/shared/source/files.ts";
import { germanFaults } from "./german.ts";
import { queryFaults } from "./queries.ts";
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

export function statusFaults(catalogue: Catalogue, approvals: Approvals): string[] {
  const keys = new Set(keysIn(catalogue));
  return Object.keys(approvals)
    .filter((key) => !keys.has(key))
    .map((key) => `${statusFile}: there is no text ${key}`);
}

/** Keys whose status was given for another text or another picture. */
export function expiredIn(catalogue: Catalogue, approvals: Approvals, pictures: PicturePrints): string[] {
  const textOf = (locale: string, key: string) => {
    const [area, inner] = splitKey(key);
    return catalogue[locale]?.[area]?.[inner]?.text ?? "";
  };
  return Object.entries(approvals).flatMap(([key, approval]) =>
    currentStatusOf(approval, { de: textOf("de", key), en: textOf("en", key) }, pictures).expired ? [key] : [],
  );
}

if (import.meta.main) {
  const { catalogue, faults } = readCatalogue();
  const types = existsSync(typesFile) ? readFileSync(typesFile, "utf8") : "";
  const stale = faults.length > 0 ? [] : staleFaults(catalogue, types);
  const uses = faults.length > 0 ? [] : textUses(top);
  const kinds = statedFaults(keysIn(catalogue), catalogueKinds);
  const unused = faults.length > 0 ? [] : unusedFaults(catalogue, new Set(uses.map(({ key }) => key)));
  const queries = faults.length > 0 ? [] : queryFaults(top, catalogue);
  const { approvals, faults: unreadable } = readApprovals(top);
  const statuses = [...unreadable, ...statusFaults(catalogue, approvals)];
  const expired = expiredIn(catalogue, approvals, picturePrints(top));
  if (expired.length > 0) console.log(`note: ${expired.length} expired in ${statusFile}`);
  report(
    "copy",
    [
      ...faults,
      ...stale,
      ...unused,
      ...kinds,
      ...kindFaults(uses, catalogueKinds),
      ...germanFaults(top),
      ...queries,
      ...statuses,
    ],
    `${keysIn(catalogue).length} texts, each used, each in two languages; ${Object.keys(approvals).length} with a status`,
  );
}
