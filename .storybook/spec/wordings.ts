import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { flatten, type Tree } from "#src/copy/build/icu.ts";
import { filesIn } from "#workbench/shared/source/files.ts";

/**
 * A quotation in a row: `"Gebucht" (de)` is given word for word in that language, `"Gebucht"` in either. One with
 * `(de, proposed)` or `(en, named)` is not given: the catalogue may have other words.
 */
type Quotation = { text: string; locale: string | undefined; isGiven: boolean };

const quotation = /"([^"]+)"(?: \((de|en)(?:, (proposed|named))?\b[^)]*\))?/g;

export const quotationsIn = (text: string): Quotation[] =>
  [...text.matchAll(quotation)].map(([, words = "", locale, mark]) => ({ text: words, locale, isGiven: !mark }));

export type Wordings = {
  /** The key of the text that is exactly the quotation, with `{name}`, a number or n for an argument. */
  keyOf: (quotation: Quotation) => string | undefined;
  /** The pattern of its German text, with anything for an argument. */
  germanOf: (quotation: Quotation) => string | undefined;
};

/** Reads the copy catalogues at `root`. */
export function readWordings(root: string): Wordings {
  const texts = filesIn(root, ["src/copy/de", "src/copy/en"], /\.json$/).flatMap((file) => {
    const [, , locale = "", area = ""] = file.replace(".json", "").split("/");
    const tree = JSON.parse(readFileSync(path.join(root, file), "utf8")) as Tree;
    return Object.entries(flatten(tree)).map(([key, text]) => {
      const message = parse(text);
      const pattern = new RegExp(`^(?:${patternsOf(message).join("|")})$`, "u");
      return { key: `${locale}/${area}.${key}`, locale, message, pattern };
    });
  });
  const keyOf = (quoted: Quotation) =>
    texts.find(({ locale, pattern }) => [undefined, locale].includes(quoted.locale) && pattern.test(quoted.text))?.key;
  const germanOf = (quoted: Quotation) => {
    const germanKey = keyOf(quoted)?.replace(/^\w+/, "de");
    const german = texts.find(({ key }) => key === germanKey);
    return german && patternsOf(german.message, ".+").join("|");
  };
  return { keyOf, germanOf };
}

/** A pattern for each combination of the branches of a message. */
export const patternsOf = (nodes: readonly MessageFormatElement[], gap = GAP): string[] =>
  nodes.reduce<string[]>((heads, node) => heads.flatMap((head) => endsOf(node, gap).map((end) => head + end)), [""]);

/** An argument in a row. */
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

/** Any space matches any other, including no-break spaces. */
export const escaped = (words: string) =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/gu, String.raw`\s`);
