import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { toId } from "storybook/internal/csf";
import { top } from "#workbench/shared/source/files.ts";

/** A page of the workbench, as its file has it. */
export type Page = { file: string; title: string; id: string; text: string };

const titleIn = (file: string, text: string): string => {
  const title = /<Meta title="([^"]+)" \/>/.exec(text)?.[1];
  if (!title) throw new Error(`${file} has no title`);
  return title;
};

/** The id that Storybook gives a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replaceAll(" ", "-");

const codeBlock = /^```[^]*?^```$/gm;

/** The headings of a page below its title. */
export const headingsIn = ({ text }: Page): string[] =>
  [...text.replaceAll(codeBlock, "").matchAll(/^##+ (.+)$/gm)].map(([, name = ""]) => name.replaceAll(/[`*_]/g, ""));

/** Every page of stories/docs. */
export function readPages(root = top): Page[] {
  return globSync("stories/docs/**/*.mdx", { cwd: root })
    .map((found) => found.replaceAll(path.sep, "/"))
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const title = titleIn(file, text);
      return { file, title, id: toId(title, "docs"), text };
    });
}
