import { execFileSync, spawnSync } from "node:child_process";
import { top } from "./folders.ts";

export const git = (...words: string[]): string =>
  execFileSync("git", words, { cwd: top, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

const commitOf = (name: string): string | undefined => {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], {
    cwd: top,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit where this line of work left `name`, by default the main line. Throws when there is no such commit. */
export function baseCommit(name?: string): string {
  const found = name ? commitOf(name) : (commitOf("origin/main") ?? commitOf("main") ?? commitOf("HEAD"));
  if (!found) throw new Error(`--base ${name ?? "main"}: no such commit`);
  return git("merge-base", found, "HEAD");
}
