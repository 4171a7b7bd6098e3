import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "#workbench/shared/source/files.ts";

/** Files with stories that are photographed: none whose stories never run, none of the connectors, which show the same screens. */
export const storyFiles = (root: string, folders: readonly string[] = ["stories"]): string[] =>
  filesIn(root, folders, /\.stories\.tsx$/).filter(
    (file) => !/"!test"|\.\.\.connectedStory/.test(readFileSync(path.join(root, file), "utf8")),
  );
