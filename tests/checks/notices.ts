import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Rolldown } from "vite";
import { NOTICES } from "#src/library/notices.ts";
import { top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";

/** A shorter text is the name of a licence, not the licence. */
const TOO_SHORT = 200;
/** This licence requires no notice. */
const needsNoNotice = /\(Unlicense\)/;

/** Packages without a licence in the notices: `## name - version (licence)`, and the text below. */
export function noticeFaults(packages: Iterable<string>, notices: string): string[] {
  const sections = notices.split(/^## /m).slice(1);
  return [...new Set(packages)].toSorted().flatMap((name) => {
    const own = sections.filter((section) => section.startsWith(`${name} - `));
    if (own.length === 0) return [`${name} is in the build and not in ${NOTICES}`];
    return own.some((section) => needsNoNotice.test(section) || section.length > TOO_SHORT)
      ? []
      : [`${name} has no licence text in ${NOTICES}`];
  });
}

const ofModule = (id: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [];

/** The packages in the files of a build. */
export const packagesIn = (output: Rolldown.RolldownOutput["output"]): string[] =>
  output.flatMap((file) => {
    if (file.type === "chunk") return file.moduleIds.flatMap(ofModule);
    const hasClasses = String(file.source).startsWith("/*! tailwindcss");
    return [...file.originalFileNames.flatMap(ofModule), ...(hasClasses ? ["tailwindcss"] : [])];
  });

if (import.meta.main) {
  const configFile = path.join(top, "vite.config.ts");
  const { output } = (await build({
    configFile,
    logLevel: "error",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const packages = packagesIn(output);
  const faults = noticeFaults(packages, readFileSync(path.join(top, "dist", NOTICES), "utf8"));
  report("notices", faults, `${new Set(packages).size} packages in the build, each with its licence`);
}
