import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { top } from "./folders.ts";
import { changedFiles, git } from "./git.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import type { MadeOf } from "./report/review.ts";
import { always, TOKEN_SHEET } from "./surroundings.ts";
import { changedTokens } from "./tokens.ts";

/**
 * The changed files since a commit, committed or not, that a story's picture depends on. Of the style sheet only the
 * tokens that its files use: `src/styles/theme.css --action --go-soft`.
 */
export function changedSince(commit: string, root = top): MadeOf {
  const changed = new Set(changedFiles(commit, root));
  const everywhere = always.filter((file) => changed.has(file));
  // Every story imports the sheet, which has all tokens in it.
  const modules = moduleReader(root, (file) => file !== TOKEN_SHEET);
  const styles = changed.has(TOKEN_SHEET)
    ? styleCauses(root, git("-C", root, "show", `${commit}:${TOKEN_SHEET}`))
    : () => [];
  return ({ story }) => {
    const file = `stories/${story.split(": ")[0]}.stories.tsx`;
    if (!existsSync(path.join(root, file))) return everywhere;
    const reached = modules.reached(file);
    return [...reached.filter((one) => changed.has(one)), ...styles(reached), ...everywhere];
  };
}

function styleCauses(root: string, before: string): (files: readonly string[]) => string[] {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const tokens = changedTokens(before, read(TOKEN_SHEET));
  if (!tokens) return () => [TOKEN_SHEET];
  return (files) => {
    const used = tokens.filter(({ isUsedIn }) => files.some((file) => isUsedIn(read(file))));
    return used.length === 0 ? [] : [[TOKEN_SHEET, ...used.map(({ name }) => name)].join(" ")];
  };
}
