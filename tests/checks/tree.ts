import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type Tree = Record<string, string>;

export function writeTree(root: string, tree: Tree) {
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Git in such a folder, with a fixed author, independent of any configuration. */
export const gitIn = (root: string, ...words: string[]) =>
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.de", ...words], { cwd: root, stdio: "ignore" });

/** Writes the files into a temporary folder, passes it on, and removes it. */
export async function withTree<Result>(
  tree: Tree,
  callback: (root: string) => Promise<Result> | Result,
): Promise<Result> {
  const root = mkdtempSync(path.join(tmpdir(), "gangway-"));
  try {
    writeTree(root, tree);
    return await callback(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
