import { readFileSync } from "node:fs";
import path from "node:path";
import { top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Bundled in the package above it, whose integrity covers it. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, Locked> };

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Gaps that make `npm ci` fail on another platform, and addresses that only some machines can reach. */
export function lockfileFaults(lockfile: Lockfile): string[] {
  return Object.entries(lockfile.packages).flatMap(([at, entry]) => {
    const missing = Object.entries(entry.optionalDependencies ?? {}).filter(([name, range]) => {
      const found = resolve(lockfile, at, name);
      return !found || (EXACT.test(range) && found.version !== range);
    });
    return [
      ...missing.map(([name, range]) => `${at || "package.json"} needs ${name}@${range}; the lockfile lacks it`),
      ...(entry.resolved === undefined ? [] : [`${at} names an address; the name and the seal are enough`]),
      ...(at && entry.version && !entry.integrity && !entry.inBundle ? [`${at} has no integrity`] : []),
    ];
  });
}

/** Node's module resolution from a folder: beside it or further up. */
function resolve({ packages }: Lockfile, from: string, name: string): Locked | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const found = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
    if (found || folder === "") return found;
  }
}

if (import.meta.main) {
  const lockfile = JSON.parse(readFileSync(path.join(top, "package-lock.json"), "utf8")) as Lockfile;
  const count = Object.keys(lockfile.packages).length;
  report("lockfile", lockfileFaults(lockfile), `${count} packages, complete for every platform`);
}
