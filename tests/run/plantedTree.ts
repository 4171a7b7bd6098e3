import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { withTree, writeTree, type Tree } from "#tests/checks/tree.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { top } from "#workbench/shared/source/files.ts";

type Planted = {
  /** Files and folders of the repository to copy, with all their imports. */
  copies: readonly string[];
  /** Files that replace or extend them. */
  files: Tree;
  /** Replacements of package programs. */
  programs?: Tree;
};

/** A partial copy of the repository with faults in it; packages are linked and read-only. */
export const withPlanted = <Result>(
  { copies, files, programs = {} }: Planted,
  callback: (root: string) => Promise<Result> | Result,
): Promise<Result> =>
  withTree({}, (root) => {
    const code = moduleReader(top).reached(...copies.filter((file) => file.endsWith(".ts")));
    for (const file of new Set([...copies, ...code]))
      cpSync(path.join(top, file), path.join(root, file), { recursive: true });
    writeTree(root, files);
    linkPackages(root, programs);
    return callback(root);
  });

function linkPackages(root: string, programs: Tree): void {
  const [ours, theirs] = [top, root].map((folder) => path.join(folder, "node_modules")) as [string, string];
  const link = (name: string) => symlinkSync(path.join(ours, name), path.join(theirs, name));
  mkdirSync(path.join(theirs, ".bin"), { recursive: true });
  for (const name of readdirSync(ours)) if (!name.startsWith(".")) link(name);
  for (const name of readdirSync(path.join(ours, ".bin"))) link(`.bin/${name}`);
  for (const [name, text] of Object.entries(programs)) {
    const program = path.join(theirs, ".bin", name);
    rmSync(program, { force: true });
    writeTree(root, { [`node_modules/.bin/${name}`]: text });
    chmodSync(program, 0o755);
  }
}
