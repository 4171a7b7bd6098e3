import { existsSync } from "node:fs";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";
import { houseFaults, roomsOf, type Import } from "./rooms.ts";

const folders = ["src", "app", "stories", "tests", ".storybook", "vite.config.ts"];

export type Boundaries = { faults: string[]; modules: number; imports: Import[] };

/** Runs the import directions of .dependency-cruiser.mjs over the tree at `root`. */
export async function cruiseBoundaries(root: string): Promise<Boundaries> {
  const options = await extractDepcruiseOptions(path.join(top, ".dependency-cruiser.mjs"));
  const present = folders.filter((folder) => existsSync(path.join(root, folder)));
  const { output } = await cruise(present, { ...options, baseDir: root, validate: true }, undefined, {
    tsConfig: extractTsConfig(path.join(top, "tsconfig.json")),
  });
  const { modules, summary } = output as ICruiseResult;
  const seen = new Set(modules.map((module) => module.source));
  const unseen = filesIn(root, ["src", "app"], /\.tsx?$/).filter((file) => !seen.has(file));
  const imports = modules.flatMap(({ source, dependencies }) => [
    // Files without imports count, too.
    { from: source, to: source },
    ...dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  ]);
  return {
    imports,
    modules: modules.filter((module) => !module.source.includes("node_modules/")).length,
    faults: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...unseen.map((file) => `unseen: ${file} was not cruised`),
    ],
  };
}

if (import.meta.main) {
  const { faults, modules, imports } = await cruiseBoundaries(top);
  const counts = ["app", ".storybook"].map((folder) => {
    const { rooms, arrows } = roomsOf(folder, imports);
    return `${folder}: ${rooms.length} rooms, ${arrows.length} arrows`;
  });
  const enough = modules > 200 ? [] : [`only ${modules} modules were cruised`];
  report(
    "boundaries",
    [...faults, ...enough, ...houseFaults(imports)],
    `${modules} modules keep the import directions; ${counts.join("; ")}, none back`,
  );
}
