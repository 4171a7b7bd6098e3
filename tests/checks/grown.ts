import path from "node:path";
import { build, type Rolldown } from "vite";
import { git } from "#tests/visual/git.ts";
import { withCommit } from "#tests/visual/tree.ts";
import { top } from "#workbench/shared/source/files.ts";

/**
 * Bytes of each part of a build before compression: a module by its path, a package as a whole, because its file names
 * change with each version, a CSS rule by its selector.
 */
export type Parts = Record<string, number>;

const SHOWN = 10;

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
  if (name) return `package ${name}`;
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

/** Compares with the last commit, or with the one before it if nothing has changed since. */
export async function grownSinceCommit(): Promise<string[]> {
  const base = git("status", "--porcelain") ? "HEAD" : "HEAD~1";
  const after = await partsOf(top);
  const lines = await withCommit(base, async (root) => grownParts(await partsOf(root), after));
  return [`Grown since ${base}, before compression:`, ...(lines.length > 0 ? lines : ["  nothing"])];
}
