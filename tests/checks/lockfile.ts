import { readFileSync } from "node:fs";
import path from "node:path";
import { top } from "./files.ts";
import { report } from "./report.ts";

type Locked = {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Locked> };

const registry = "https://registry.npmjs.org/";

/** Holes that make `npm ci` refuse on another platform, and sources that only some machines can reach. */
export function lockfileFaults({ packages }: Lockfile): string[] {
  const locked = new Set(Object.keys(packages).map((at) => at.replace(/^.*node_modules\//, "")));
  return Object.entries(packages).flatMap(([at, entry]) => {
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter((name) => !locked.has(name));
    const isForeign = entry.resolved !== undefined && !entry.resolved.startsWith(registry);
    const isUnsealed = entry.resolved !== undefined && !entry.integrity;
    return [
      ...missing.map((name) => `${at || "package.json"} needs ${name} on some platform; the lockfile lacks it`),
      ...(isForeign
        ? [`${at} comes from ${new URL(entry.resolved ?? "").host || "a file"}, not from ${registry}`]
        : []),
      ...(isUnsealed ? [`${at} has no integrity`] : []),
    ];
  });
}

if (import.meta.main) {
  const lockfile = JSON.parse(readFileSync(path.join(top, "package-lock.json"), "utf8")) as Lockfile;
  report(
    "lockfile",
    lockfileFaults(lockfile),
    `${Object.keys(lockfile.packages).length} packages, complete for every platform`,
  );
}
