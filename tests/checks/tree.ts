import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type Tree = Record<string, string>;

/** Writes the files into a fresh folder, lets `look` see it, and removes it again. */
export async function withTree<Result>(tree: Tree, look: (root: string) => Promise<Result> | Result): Promise<Result> {
  const root = mkdtempSync(path.join(tmpdir(), "gangway-"));
  try {
    for (const [file, text] of Object.entries(tree)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return await look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
