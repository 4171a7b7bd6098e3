import { existsSync } from "node:fs";
import path from "node:path";
import { top } from "./folders.ts";
import { git } from "./git.ts";
import { moduleReader } from "#workbench/source/modules.ts";
import type { MadeOf } from "./report/review.ts";
import { always } from "./surroundings.ts";

/** Which files that changed since a commit, committed or not, the picture of a story is made of. */
export function changedSince(commit: string): MadeOf {
  const changed = new Set([
    ...git("diff", "--name-only", commit).split("\n"),
    ...git("ls-files", "--others", "--exclude-standard").split("\n"),
  ]);
  const everywhere = always.filter((file) => changed.has(file));
  const modules = moduleReader(top);
  return ({ story }) => {
    const file = `stories/${story.split(": ")[0]}.stories.tsx`;
    if (!existsSync(path.join(top, file))) return everywhere;
    return [...modules.reached(file).filter((one) => changed.has(one)), ...everywhere];
  };
}
