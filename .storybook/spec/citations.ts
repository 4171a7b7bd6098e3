import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource, visit } from "#workbench/shared/source/syntax.ts";
import { idsIn, isIdList } from "./ids.ts";
import { titlesIn } from "./titles.ts";

/** The id of a row, a decision, a check or a trap in a file. */
export type Citation = { id: string; file: string; line: number };

const folders = ["app", "src", "stories", ".storybook", "tests"];

/** Comments in `.gen.ts` are texts of the copy catalogue. */
const citingFile = /(?<!\.gen)\.(tsx?|mjs|js|css|html|mdx|md)$/;

/** Standards and language levels look like ids. */
const foreign = /^(AES|DIN|ISO|RFC|SHA|UTF)-\d+$|^[ABC][12]$/;

/** The citations in comments, titles of tests, `spec` of stories, prose, and strings that consist of ids. Other strings are data. */
export function citationsAt(root: string, defined: ReadonlySet<string>): Citation[] {
  const prefixes = new Set([...defined].filter((id) => id.includes("-")).map(prefixOf));
  return [...(existsSync(path.join(root, "README.md")) ? ["README.md"] : []), ...filesIn(root, folders, citingFile)]
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const lineAt = lineCounter(text);
      return passagesIn(root, file, text, prefixes).flatMap((passage) =>
        idsIn(passage.text).map(({ id, at }) => ({ id, file, line: lineAt(passage.at + at) })),
      );
    })
    .filter(({ id }) => defined.has(id) || !foreign.test(id));
}

export const citationFaults = (citations: readonly Citation[], defined: ReadonlySet<string>): string[] =>
  citations.flatMap(({ id, file, line }) =>
    defined.has(id) ? [] : [`${file}:${line} cites ${id}, which is defined nowhere`],
  );

type Passage = { text: string; at: number };

const prefixOf = (id: string) => id.slice(0, id.indexOf("-") + 1);

function passagesIn(root: string, file: string, text: string, prefixes: ReadonlySet<string>): Passage[] {
  if (/\.mdx?$/.test(file)) return [{ text, at: 0 }];
  if (/\.(css|html)$/.test(file))
    return [...text.matchAll(/\/\*[^]*?\*\/|<!--[^]*?-->/g)].map((match) => ({ text: match[0], at: match.index }));
  const source = parseSource(root, file);
  const titles = titlesIn(source).map((title) => ({ text: title.text, at: title.node.getStart(source) }));
  return [...commentsIn(source), ...titles, ...listsIn(source, prefixes)];
}

function commentsIn(source: ts.SourceFile): Passage[] {
  const found = new Map<number, number>();
  const add = (ranges: readonly ts.CommentRange[] | undefined) =>
    ranges?.forEach(({ pos, end }) => found.set(pos, end));
  const collect = (node: ts.Node) => {
    if (ts.isJsxText(node)) return;
    add(ts.getLeadingCommentRanges(source.text, node.pos));
    add(ts.getTrailingCommentRanges(source.text, node.end));
    node.getChildren(source).forEach(collect);
  };
  collect(source);
  return [...found].map(([at, end]) => ({ text: source.text.slice(at, end), at }));
}

/** Entries of `spec`, and strings that consist of ids with known prefixes, such as in the table of a test. */
function listsIn(source: ts.SourceFile, prefixes: ReadonlySet<string>): Passage[] {
  const lists: Passage[] = [];
  visit(source, (node) => {
    if (!ts.isStringLiteralLike(node)) return;
    const isRows = isIdList(node.text) && idsIn(node.text).every(({ id }) => prefixes.has(prefixOf(id)));
    if (isRows || isInSpec(node)) lists.push({ text: node.text, at: node.getStart(source) });
  });
  return lists;
}

const isInSpec = ({ parent }: ts.Node) =>
  ts.isArrayLiteralExpression(parent) &&
  ts.isPropertyAssignment(parent.parent) &&
  parent.parent.name.getText() === "spec";

function lineCounter(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => ends.filter((end) => end < at).length + 1;
}
