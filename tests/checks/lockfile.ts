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
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Locked> };

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

const KINDS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

/** Differences between package.json and the copy of it in the lockfile: `npm ci` fails on them. */
export const manifestFaults = (manifest: Locked, { packages }: Lockfile): string[] =>
  KINDS.flatMap((kind) => {
    const requested = manifest[kind] ?? {};
    const locked = packages[""]?.[kind] ?? {};
    return [...new Set([...Object.keys(requested), ...Object.keys(locked)])]
      .filter((name) => requested[name] !== locked[name])
      .map(
        (name) =>
          `${kind}: package.json has ${name} ${requested[name] ?? "not at all"}, the lockfile ${locked[name] ?? "not at all"}; run npm install`,
      );
  });

/** Packages with an install script that is not allowed, and allowed packages without one. */
export function installScriptFaults(allowed: Readonly<Record<string, boolean>>, { packages }: Lockfile): string[] {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([at]) => at.replace(/^.*node_modules\//, ""));
  return [
    ...running
      .filter((name) => !allowed[name])
      .map((name) => `${name} runs a script when it is installed; "allowScripts" of package.json does not name it`),
    ...Object.keys(allowed)
      .filter((name) => !running.includes(name))
      .map((name) => `${name} in "allowScripts" of package.json runs no script`),
  ];
}

/** Node's module resolution from a folder: beside it or further up. */
function resolve({ packages }: Lockfile, from: string, name: string): Locked | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const found = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
    if (found || folder === "") return found;
  }
}

if (import.meta.main) {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(top, file), "utf8"));
  const lockfile = read("package-lock.json") as Lockfile;
  const manifest = read("package.json") as Locked & { allowScripts: Record<string, boolean> };
  report(
    "lockfile",
    [
      ...manifestFaults(manifest, lockfile),
      ...lockfileFaults(lockfile),
      ...installScriptFaults(manifest.allowScripts, lockfile),
    ],
    `${Object.keys(lockfile.packages).length} packages, complete for every platform`,
  );
}
