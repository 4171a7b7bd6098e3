import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "#workbench/shared/source/files.ts";

/** Files with photographed stories: none that never run, and no connectors, which show the same screens. */
export const storyFiles = (root: string, folders: readonly string[] = ["stories"]): string[] =>
  filesIn(root, folders, /\.stories\.tsx$/).filter(
    (file) => !/"!test"|\.\.\.connectedStory/.test(readFileSync(path.join(root, file), "utf8")),
  );
