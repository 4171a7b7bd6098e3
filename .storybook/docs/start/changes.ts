import { execFileSync } from "node:child_process";
import path from "node:path";

/**
 * A component of `stories/screens`, `patterns` or `primitives`, the day, `2026-11-23`, of the last commit to it, what that
 * commit says, and whether it changed the component or only its states.
 */
export type Change = { title: string; day: string; subject: string; what: "look" | "states" };

const SOURCE = /^(src|stories)\/((?:screens|patterns|primitives)\/.+?)(?:\.stories)?\.tsx$/;

/**
 * What commits have changed, from the output of `git log --name-only --format="@%cs %s"`, the newest first. `known` are the
 * titles of the stories there are: a source beside them is part of something else.
 */
export function changesIn(log: string, titles: ReadonlySet<string>): Change[] {
  const changes = new Map<string, Change>();
  let [day, subject] = ["", ""];
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) [, day = "", subject = ""] = /^@(\S+) (.*)$/.exec(line) ?? [];
    const [, folder, title] = SOURCE.exec(line) ?? [];
    if (title === undefined || !titles.has(title)) continue;
    const what = folder === "src" ? "look" : "states";
    const known = changes.get(title);
    // Of one commit what a component looks like says more than its states.
    if (!known || (known.subject === subject && known.day === day && what === "look"))
      changes.set(title, { title, day, subject, what });
  }
  return [...changes.values()];
}

/** What changed in the last 30 days. Nothing where there is no history, as in a checkout of one commit. */
export function recentChanges(root: string, titles: ReadonlySet<string>): Change[] {
  try {
    const log = execFileSync(
      "git",
      ["log", "--since=30.days", "--name-only", "--no-merges", "--format=@%cs %s", "--", "src", "stories"],
      { cwd: path.resolve(root), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 64 * 1024 * 1024 },
    );
    return changesIn(log, titles);
  } catch {
    return [];
  }
}
