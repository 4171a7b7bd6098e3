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

const isMark = /\]\([^)]*\)|<[^>]*>|[`*_[\]]/g;

/** Markdown without its marks. */
export const plainText = (text: string): string => text.replaceAll(isMark, "");

/** What a page says under its title, and then under each heading, without blocks of code. */
export function sectionsIn({ text }: Page): { heading: string; text: string }[] {
  const [, ...parts] = text.replaceAll(codeBlock, "").split(/^#+ (.+)$/m);
  return parts.flatMap((heading, at) =>
    at % 2 === 0 ? [{ heading: plainText(heading), text: parts[at + 1] ?? "" }] : [],
  );
}

/** The headings of a page below its title. */
export const headingsIn = (page: Page): string[] =>
  sectionsIn(page)
    .slice(1)
    .map(({ heading }) => heading);

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
