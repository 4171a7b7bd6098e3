import path from "node:path";
import { readFileSync } from "node:fs";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { flatten, type Tree } from "#src/copy/build/icu.ts";
import { filesIn } from "#workbench/shared/source/files.ts";

/**
 * A wording in the text of a row: `"Gebucht" (de)` is given word for word in that language, `"Gebucht"` in either. What is
 * marked `(de, proposed)` or `(en, named)` the documents do not give: the catalogue may say it in its own words.
 */
export type Quotation = { text: string; locale: string | undefined; isGiven: boolean };

const quotation = /"([^"]+)"(?: \((de|en)(?:, (proposed|named))?\b[^)]*\))?/g;

export const quotationsIn = (text: string): Quotation[] =>
  [...text.matchAll(quotation)].map(([, words = "", locale, mark]) => ({ text: words, locale, isGiven: !mark }));

/** Finds the key of the text that says exactly the quoted words, an argument standing for a number or for `{name}`. */
export type KeyOf = (quoted: Quotation) => string | undefined;

/** Reads the catalogues of texts at `root`. */
export function catalogueAt(root: string): KeyOf {
  const texts = filesIn(root, ["src/copy/de", "src/copy/en"], /\.json$/).flatMap((file) => {
    const [, , locale = "", area = ""] = file.replace(".json", "").split("/");
    const tree = JSON.parse(readFileSync(path.join(root, file), "utf8")) as Tree;
    return Object.entries(flatten(tree)).map(([key, text]) => {
      const words = new RegExp(`^(?:${patternsOf(parse(text)).join("|")})$`, "u");
      return { key: `${locale}/${area}.${key}`, locale, words };
    });
  });
  return (quoted) =>
    texts.find(
      ({ locale, words }) => (quoted.locale === undefined || quoted.locale === locale) && words.test(quoted.text),
    )?.key;
}

/** The pattern of a German text as a page shows it, whatever stands in its gaps, by the key of the text in either language. */
export function germanAt(root: string): (key: string) => string | undefined {
  const texts = new Map(
    filesIn(root, ["src/copy/de"], /\.json$/).map((file) => [
      path.basename(file, ".json"),
      flatten(JSON.parse(readFileSync(path.join(root, file), "utf8")) as Tree),
    ]),
  );
  return (key) => {
    const [, area = "", rest = ""] = /^\w+\/(\w+)\.(.*)$/.exec(key) ?? [];
    const text = texts.get(area)?.[rest];
    return text === undefined ? undefined : patternsOf(parse(text), ".+").join("|");
  };
}

/** One pattern for each way to read the message: each branch of each choice. */
export const patternsOf = (nodes: readonly MessageFormatElement[], gap = GAP): string[] =>
  nodes.reduce<string[]>((heads, node) => heads.flatMap((head) => endsOf(node, gap).map((end) => head + end)), [""]);

/** In a row: the name of an argument, a number or n. */
const GAP = String.raw`(?:\{\w+\}|\d+|[nN])`;

function endsOf(node: MessageFormatElement, gap: string): string[] {
  switch (node.type) {
    case TYPE.literal:
      return [escaped(node.value)];
    case TYPE.tag:
      return patternsOf(node.children, gap);
    case TYPE.plural:
    case TYPE.select:
      return Object.values(node.options).flatMap(({ value }) => patternsOf(value, gap));
    default:
      return [gap];
  }
}

/** A space that does not break reads like one that does. */
export const escaped = (words: string) =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/gu, String.raw`\s`);
