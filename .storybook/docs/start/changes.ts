import { execFileSync } from "node:child_process";
import path from "node:path";
import type { ChangeGroup } from "./words.ts";
import { areas } from "#workbench/shared/titles.ts";

/** A component or a page by its title, or an area of the texts, and the day, `2026-11-23`, of the last commit to it. */
export type Change = {
  group: ChangeGroup;
  title: string;
  day: string;
  /** Of a component: whether the commits of that day changed it, or only its states. */
  isLook?: boolean;
};

/** What there is: the titles of the stories, and the titles of the pages by their file. */
export type Known = { titles: ReadonlySet<string>; pages: ReadonlyMap<string, string> };

const SOURCE = /^(src|stories)\/((?:screens|patterns|primitives)\/.+?)(?:\.stories)?\.tsx$/;
const TEXTS = /^src\/copy\/(?:de|en)\/(\w+)\.json$/;

function changeOf(file: string, day: string, { titles, pages }: Known): Change | null {
  const [, folder, part] = SOURCE.exec(file) ?? [];
  // A source without a story is part of something else.
  if (part !== undefined && titles.has(part))
    return { group: part.startsWith("screens") ? "screens" : "parts", title: part, day, isLook: folder === "src" };
  const [, area] = TEXTS.exec(file) ?? [];
  if (area !== undefined && Object.hasOwn(areas, area)) return { group: "texts", title: area, day };
  const page = pages.get(file);
  return page === undefined ? null : { group: "pages", title: page, day };
}

/** What commits have changed, from the output of `git log --name-only --format=@%cs`, the newest first. */
export function changesIn(log: string, known: Known): Change[] {
  const changes = new Map<string, Change>();
  let day = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) day = line.slice(1);
    const change = changeOf(line, day, known);
    if (!change) continue;
    const before = changes.get(change.title);
    // Of one day the look of a component says more than its states.
    if (!before || (before.day === day && change.isLook)) changes.set(change.title, change);
  }
  return [...changes.values()];
}

/** What changed in the last 30 days. Nothing where there is no history, as in a checkout of one commit. */
export function recentChanges(root: string, known: Known): Change[] {
  try {
    const log = execFileSync(
      "git",
      ["log", "--since=30.days", "--name-only", "--no-merges", "--format=@%cs", "--", "src", "stories"],
      { cwd: path.resolve(root), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 64 * 1024 * 1024 },
    );
    return changesIn(log, known);
  } catch {
    return [];
  }
}
