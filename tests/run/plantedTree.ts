import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { withTree, writeTree, type Tree } from "#tests/checks/tree.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { top } from "#workbench/shared/source/files.ts";

type Planted = {
  /** Files and folders of the repository that the tree has, with all that the files import. */
  copies: readonly string[];
  /** What the tree has in their place or besides. */
  files: Tree;
  /** What stands in the place of programs of packages. */
  programs?: Tree;
};

/** A part of the repository in a folder of its own, with faults in it; its packages are ours, but nothing is written among them. */
export const withPlanted = <Result>(
  { copies, files, programs = {} }: Planted,
  look: (root: string) => Promise<Result> | Result,
): Promise<Result> =>
  withTree({}, (root) => {
    const code = moduleReader(top).reached(...copies.filter((file) => file.endsWith(".ts")));
    for (const file of new Set([...copies, ...code]))
      cpSync(path.join(top, file), path.join(root, file), { recursive: true });
    writeTree(root, files);
    linkPackages(root, programs);
    return look(root);
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
