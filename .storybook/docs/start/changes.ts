import { execFileSync } from "node:child_process";
import path from "node:path";

/** A component of `stories/screens`, `patterns` or `primitives` and the day, `2026-11-23`, of the last commit to it. */
export type Change = { title: string; day: string };

const SOURCE = /^(?:src|stories)\/((?:screens|patterns|primitives)\/.+?)(?:\.stories)?\.tsx$/;

/**
 * What commits have changed, from the output of `git log --name-only --format=@%cs`, the newest first. `known` are the
 * titles of the stories there are: a source beside them is part of something else.
 */
export function changesIn(log: string, titles: ReadonlySet<string>): Change[] {
  const days = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) day = line.slice(1);
    const title = SOURCE.exec(line)?.[1];
    if (title !== undefined && titles.has(title) && !days.has(title)) days.set(title, day);
  }
  return [...days].map(([title, last]) => ({ title, day: last }));
}

/** What changed in the last 30 days. Nothing where there is no history, as in a checkout of one commit. */
export function recentChanges(root: string, titles: ReadonlySet<string>): Change[] {
  try {
    const log = execFileSync(
      "git",
      ["log", "--since=30.days", "--name-only", "--no-merges", "--format=@%cs", "--", "src", "stories"],
      { cwd: path.resolve(root), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 64 * 1024 * 1024 },
    );
    return changesIn(log, titles);
  } catch {
    return [];
  }
}
