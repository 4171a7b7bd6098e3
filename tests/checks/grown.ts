import path from "node:path";
import { build, type Rolldown } from "vite";
import { git } from "#tests/visual/git.ts";
import { withCommit } from "#tests/visual/tree.ts";
import { top } from "#workbench/source/files.ts";

/** Bytes of each module as it ends in the build, before compression, by its path from the top. */
export type Modules = Record<string, number>;

const SHOWN = 10;

/** The modules of the build of a checkout. Nothing is written. */
async function modulesOf(root: string): Promise<Modules> {
  const configFile = path.join(root, "vite.config.ts");
  const built = (await build({
    configFile,
    logLevel: "silent",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === "chunk");
  return Object.fromEntries(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [placeOf(id, root), renderedLength]),
    ),
  );
}

/** Packages are the same folder for both builds, and what a plugin makes up has no place. */
const placeOf = (id: string, root: string) =>
  /node_modules\/.*$/.exec(id)?.[0] ?? (path.isAbsolute(id) ? path.relative(root, id) : id.replace("\0", ""));

/** What grew most, the most first: the module and by how many kB. */
export const grownModules = (before: Modules, after: Modules): string[] =>
  Object.entries(after)
    .map(([module, size]) => ({ module, more: size - (before[module] ?? 0), isNew: !(module in before) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, SHOWN)
    .map(({ module, more, isNew }) => `  +${(more / 1000).toFixed(1)} kB  ${module}${isNew ? " (new)" : ""}`);

/** Compares with the last commit, or with the one before it where nothing was changed since. */
export async function grownSinceCommit(): Promise<string[]> {
  const base = git("status", "--porcelain") ? "HEAD" : "HEAD~1";
  const after = await modulesOf(top);
  const lines = await withCommit(base, async (root) => grownModules(await modulesOf(root), after));
  return [`Grown since ${base}, before compression:`, ...(lines.length > 0 ? lines : ["  nothing"])];
}
