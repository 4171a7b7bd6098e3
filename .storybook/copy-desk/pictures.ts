import { filesIn } from "#workbench/shared/source/files.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { storyIdOf } from "#workbench/shared/storybook/storyId.ts";
import { screenOf } from "./status.ts";

/** Colours, type and spaces are in every picture; no screen imports them. */
const theme = "src/styles/theme.css";
const isSeen = (file: string) => /^(src|stories|app)\//.test(file);

const STORIES = /^stories\/(.*)\.stories\.tsx$/;

/**
 * For each story file (the part of a story's id before `--`) a print of the sources that its pictures are made of: the
 * stories, what they import of the product, the tokens. Texts leave no trace in it, nor does the workbench.
 */
export function picturePrints(root: string): Record<string, string> {
  const modules = moduleReader(root, isSeen);
  return Object.fromEntries(
    filesIn(root, ["stories"], STORIES).map((file) => {
      const [, title = ""] = STORIES.exec(file) ?? [];
      return [screenOf(storyIdOf(title, "any")), modules.hash(file, theme)];
    }),
  );
}
