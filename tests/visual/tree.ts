import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { folder, folders, top } from "./folders.ts";
import { git } from "./git.ts";

/** Checks a commit out beside the working tree, with packages, and removes it afterwards. */
export async function withCommit<Result>(commit: string, callback: (root: string) => Promise<Result>): Promise<Result> {
  const root = folders.tree;
  mkdirSync(folder, { recursive: true });
  remove(root);
  git("worktree", "add", "--detach", "--quiet", root, commit);
  try {
    if (lockfile(root) === lockfile(top))
      symlinkSync(path.join(top, "node_modules"), path.join(root, "node_modules"), "dir");
    else {
      console.log("other packages: npm ci for the base");
      // A worktree has the hooks of its repository, which stay those of the working tree.
      const env = { ...process.env, SKIP_INSTALL_SIMPLE_GIT_HOOKS: "1" };
      execFileSync("npm", ["ci"], { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
    }
    return await callback(root);
  } finally {
    remove(root);
  }
}

function remove(root: string): void {
  if (existsSync(root)) git("worktree", "remove", "--force", root);
  git("worktree", "prune");
}

const lockfile = (root: string): string => readFileSync(path.join(root, "package-lock.json"), "utf8");
