import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "#workbench/source/files.ts";

/** Files with stories that can be photographed: Storybook runs none of a file whose stories are marked `!test`. */
export const storyFiles = (root: string, folders: readonly string[] = ["stories"]): string[] =>
  filesIn(root, folders, /\.stories\.tsx$/).filter(
    (file) => !readFileSync(path.join(root, file), "utf8").includes('"!test"'),
  );
