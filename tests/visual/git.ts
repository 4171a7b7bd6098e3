import { execFileSync, spawnSync } from "node:child_process";
import { top } from "./folders.ts";

export const git = (...words: string[]): string =>
  execFileSync("git", words, { cwd: top, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

const commitOf = (name: string, root: string): string | undefined => {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
};

/** What GitHub calls the commit before the first push of a branch. */
const isZeros = (name = "") => /^0+$/.test(name);
const ZEROS = ". Before the first push of a branch there is none: name another commit, for example HEAD~1";

/** The merge base with `name`, by default the main branch. Throws when there is no such commit. */
export function baseCommit(name?: string, root = top): string {
  const mains = ["origin/main", "main", "HEAD"];
  const found = (name ? [name] : mains).map((each) => commitOf(each, root)).find((commit) => commit !== undefined);
  if (!found) throw new Error(`--base ${name ?? "main"}: no such commit${isZeros(name) ? ZEROS : ""}`);
  return git("-C", root, "merge-base", found, "HEAD");
}

/** Files that differ from a commit, committed or not, deleted and new ones included. */
export function changedFiles(commit: string, root: string): string[] {
  const listed = (...words: string[]) =>
    git("-C", root, ...words)
      .split("\n")
      .filter(Boolean);
  return [...listed("diff", "--name-only", commit), ...listed("ls-files", "--others", "--exclude-standard")];
}
