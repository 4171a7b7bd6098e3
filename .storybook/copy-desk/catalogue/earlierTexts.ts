import { execFileSync } from "node:child_process";
import { flatten, type Tree } from "#src/copy/build/icu.ts";

/** Texts of a commit, `de/auth` → key → text, and the name of that commit. */
export type EarlierTexts = { base: string; texts: Record<string, Record<string, string>> };

const folder = "src/copy";

/** The texts this branch began with; on the main branch those of the last commit. Null outside of Git. */
export function earlierTexts(root: string, areas: readonly string[]): EarlierTexts | null {
  const git = (args: readonly string[], input = "") =>
    execFileSync("git", args, { cwd: root, input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] }).trimEnd();
  const attempt = (args: readonly string[]) => {
    try {
      return git(args);
    } catch {
      return null;
    }
  };
  const head = attempt(["rev-parse", "HEAD"]);
  if (head === null) return null;
  const base = ["origin/main", "main"]
    .map((name) => ({ name, commit: attempt(["merge-base", "HEAD", name]) }))
    .find(({ commit }) => commit !== null && commit !== head) ?? { name: "HEAD", commit: head };
  const texts: EarlierTexts["texts"] = {};
  for (const area of areas) {
    const json = attempt(["show", `${base.commit}:./${folder}/${area}.json`]);
    if (json !== null) texts[area] = flatten(JSON.parse(json) as Tree);
  }
  return { base: base.name, texts };
}
