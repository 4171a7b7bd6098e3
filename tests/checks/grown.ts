import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Rolldown } from "vite";
import { git } from "#tests/visual/git.ts";
import { withCommit } from "#tests/visual/tree.ts";
import { top } from "#workbench/shared/source/files.ts";
import type { Lockfile } from "./lockfile.ts";

/**
 * Bytes of each part of a build before compression: a module by its path, a package as a whole, because its file names
 * change with each version, a CSS rule by its selector.
 */
export type Parts = Record<string, number>;

const SHOWN = 10;
const PACKAGE = "package ";

/** The parts of the build of a checkout. Writes nothing. */
async function partsOf(root: string): Promise<Parts> {
  const configFile = path.join(root, "vite.config.ts");
  const built = (await build({
    configFile,
    logLevel: "silent",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return sumOf(
    built.output.flatMap((file) => {
      if (file.type === "chunk")
        return Object.entries(file.modules).map(
          ([id, { renderedLength }]) => [partOf(id, root), renderedLength] as const,
        );
      return file.fileName.endsWith(".css") ? rulesIn(file.source.toString()) : [];
    }),
  );
}

/** The part of a module; packages have the same folder in both builds, virtual modules have none. */
export function partOf(id: string, root: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (name) return PACKAGE + name;
  return path.isAbsolute(id) ? path.relative(root, id) : id.replace("\0", "");
}

/** The innermost blocks of a style sheet, each with its bytes. */
export const rulesIn = (css: string): (readonly [part: string, bytes: number])[] =>
  [...css.matchAll(/([^{}]+)\{[^{}]*\}/g)].map(([rule, selector = ""]) => [`style of ${selector.trim()}`, rule.length]);

function sumOf(parts: readonly (readonly [part: string, bytes: number])[]): Parts {
  const sums: Parts = {};
  for (const [part, bytes] of parts) sums[part] = (sums[part] ?? 0) + bytes;
  return sums;
}

/** The largest increases, largest first. */
export const grownParts = (before: Parts, after: Parts): string[] =>
  Object.entries(after)
    .map(([part, size]) => ({ part, more: size - (before[part] ?? 0), isNew: !(part in before) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, SHOWN)
    .map(({ part, more, isNew }) => `  +${shown(more)}  ${part}${isNew ? " (new)" : ""}`);

const shown = (bytes: number) => (bytes < 100 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

/** Packages of a build that are installed in another version than the lockfile has: both builds then have them. */
export function strayPackages(parts: Parts, root: string): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as Lockfile;
  return Object.keys(parts)
    .filter((part) => part.startsWith(PACKAGE))
    .map((part) => part.slice(PACKAGE.length))
    .flatMap((name) => {
      const manifest = path.join(root, "node_modules", name, "package.json");
      if (!existsSync(manifest)) return [];
      const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
      const locked = packages[`node_modules/${name}`]?.version;
      return locked && locked !== version
        ? [`  ${name} ${version} is installed, package-lock.json has ${locked}: not compared`]
        : [];
    });
}

/** Compares with the last commit, or with the one before it if nothing has changed since. */
export async function grownSinceCommit(): Promise<string[]> {
  const base = git("status", "--porcelain") ? "HEAD" : "HEAD~1";
  const after = await partsOf(top);
  const stray = strayPackages(after, top);
  const grown = await withCommit(base, async (root) => grownParts(await partsOf(root), after));
  const lines = [...stray, ...grown];
  return [`Grown since ${base}, before compression:`, ...(lines.length > 0 ? lines : ["  nothing"])];
}
