import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import {
  budgets,
  codeScreen,
  dashboard,
  entry,
  everywhere,
  furtherScreen,
  latinFont,
  profile,
  toProfile,
  unexplainedRises,
  type Budget,
  type BudgetName,
  type BudgetNumbers,
} from "./budgets.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { earlyGoogleFaults, foreignFaults } from "./foreign.ts";
import { chunksOf, gzipped, manifestFile, readManifest, scriptsOf, type Manifest } from "./manifest.ts";
import { report } from "./report.ts";

export type Sizes = Record<BudgetName, number>;

/** A chunk of that many screens counts for none of them. */
const SHARED_BY = 3;

/** A new limit leaves room of 4 %. */
const ROOM = 1.04;

/** Measures a build; kB = 1000 B. */
export function measure(dist: string, manifest: Manifest): Sizes {
  const scripts = (...modules: string[]) => scriptsOf(chunksOf(manifest, modules));
  const first = chunksOf(manifest, [entry]);
  const field = scripts(entry);
  const code = scripts(entry, ...codeScreen);
  const beforeProfile = scripts(entry, ...codeScreen, ...toProfile);
  const signedIn = scripts(entry, ...dashboard);
  const withEach = without(new Set([...code, ...signedIn]), scripts(...everywhere));
  const counted = new Set([...code, ...signedIn, ...withEach]);
  const further = Object.keys(manifest)
    .filter((module) => manifest[module]?.isDynamicEntry && furtherScreen.test(module))
    .map((module) => without(counted, scripts(module)));
  const shared = new Set(
    further.flat().filter((file) => further.filter((files) => files.includes(file)).length >= SHARED_BY),
  );
  const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  const firstCss = new Set(first.flatMap((chunk) => chunk.css ?? []));
  const fonts = new Set(first.flatMap((chunk) => chunk.assets ?? []).filter((file) => latinFont.test(file)));
  const page = 1;
  return {
    field: gzipped(dist, field) / 1000,
    code: gzipped(dist, code) / 1000,
    profile: gzipped(dist, without(beforeProfile, scripts(...profile))) / 1000,
    dashboard: gzipped(dist, without(code, signedIn)) / 1000,
    everywhere: gzipped(dist, withEach) / 1000,
    further: Math.max(0, ...further.map((files) => gzipped(dist, without(shared, new Set(files))))) / 1000,
    opening: Math.max(0, ...further.map((files) => gzipped(dist, files))) / 1000,
    css: gzipped(dist, css) / 1000,
    font: [...fonts].reduce((sum, file) => sum + statSync(path.join(dist, file)).size, 0) / 1000,
    requests: page + field.size + firstCss.size,
  };
}

const without = (excluded: ReadonlySet<string>, files: ReadonlySet<string>) =>
  [...files].filter((file) => !excluded.has(file));

export const sizeFaults = (sizes: Sizes) =>
  rows(sizes)
    .filter(({ size, limit }) => size > limit)
    .map(({ name, what, unit, size, limit }) => {
      const next = unit === "kB" ? (size * ROOM).toFixed(1) : size;
      return `${what}: ${shown(size, unit)}, past the limit of ${limit}. If it has to be, "limit": ${next} with a new "reason" for "${name}" in tests/checks/budgets.json`;
    });

const rows = (sizes: Sizes): (Budget & { name: string; size: number })[] =>
  Object.entries(budgets).map(([name, budget]) => ({ ...budget, name, size: sizes[name as keyof Sizes] }));

const shown = (size: number, unit: Budget["unit"]) => (unit === "kB" ? `${size.toFixed(2)} kB` : `${size}`);

export async function buildIfStale(): Promise<void> {
  if (isStale(manifestFile)) await build({ configFile: path.join(top, "vite.config.ts"), logLevel: "warn" });
}

function isStale(manifest: string): boolean {
  if (!existsSync(manifest)) return true;
  const built = statSync(manifest).mtimeMs;
  const sources = [...filesIn(top, ["src", "app"], /./), "vite.config.ts", "package-lock.json", "tailwind.config.ts"];
  return sources.some((file) => statSync(path.join(top, file)).mtimeMs > built);
}

/** The budgets of the last commit and of the one before; none if a commit has no such file or was not fetched. */
const budgetsBefore = (): BudgetNumbers[] =>
  ["HEAD", "HEAD~1"].flatMap((commit) => {
    try {
      const text = execFileSync("git", ["show", `${commit}:tests/checks/budgets.json`], { cwd: top, stdio: "pipe" });
      return [JSON.parse(text.toString()) as BudgetNumbers];
    } catch {
      return [];
    }
  });

if (import.meta.main) {
  const dist = path.join(top, "dist");
  await buildIfStale();
  const manifest = readManifest();
  const sizes = measure(dist, manifest);
  for (const { what, unit, size, target, limit } of rows(sizes))
    console.log(
      [
        `${what.padEnd(50)}${shown(size, unit).padStart(9)}`,
        `limit ${shown(limit, unit)} (${((limit / size - 1) * 100).toFixed(1)} % room)`,
        ...(target === undefined ? [] : [`target ${shown(target, unit)}`]),
      ].join("   "),
    );
  const early = ["index.html", ...scriptsOf(chunksOf(manifest, [entry, ...codeScreen, ...dashboard]))];
  const risen = new Set(budgetsBefore().flatMap((before) => unexplainedRises(before)));
  const faults = [...risen, ...sizeFaults(sizes), ...foreignFaults(top, dist), ...earlyGoogleFaults(dist, early)];
  report("size", faults, "within every limit, nothing foreign on board");
}
