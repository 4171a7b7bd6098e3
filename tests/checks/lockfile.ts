import { readFileSync } from "node:fs";
import path from "node:path";
import { top } from "#workbench/source/files.ts";
import { report } from "./report.ts";

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Comes inside the package it stands under, whose seal covers it. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Locked> };

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Holes that make `npm ci` refuse on another platform, and addresses that only some machines can reach. */
export function lockfileFaults(lockfile: Lockfile): string[] {
  return Object.entries(lockfile.packages).flatMap(([at, entry]) => {
    const missing = Object.entries(entry.optionalDependencies ?? {}).filter(([name, wanted]) => {
      const found = lookUp(lockfile, at, name);
      return !found || (EXACT.test(wanted) && found.version !== wanted);
    });
    return [
      ...missing.map(([name, wanted]) => `${at || "package.json"} needs ${name}@${wanted}; the lockfile lacks it`),
      ...(entry.resolved === undefined ? [] : [`${at} names an address; the name and the seal are enough`]),
      ...(at && entry.version && !entry.integrity && !entry.inBundle ? [`${at} has no integrity`] : []),
    ];
  });
}

/** The package that Node would find from a folder: beside it or further up. */
function lookUp({ packages }: Lockfile, from: string, name: string): Locked | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const found = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
    if (found || folder === "") return found;
  }
}

if (import.meta.main) {
  const lockfile = JSON.parse(readFileSync(path.join(top, "package-lock.json"), "utf8")) as Lockfile;
  report(
    "lockfile",
    lockfileFaults(lockfile),
    `${Object.keys(lockfile.packages).length} packages, complete for every platform`,
  );
}
