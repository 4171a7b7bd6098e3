import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { flatten, type Tree } from "#src/copy/build/icu.ts";
import type { EnglishQuotation } from "./englishQuotations.ts";
import { filesIn } from "#workbench/shared/source/files.ts";

/**
 * A quotation in a row: `"Gebucht" (de)` is given word for word in that language, `"Gebucht"` in either. One with
 * `(de, proposed)` or `(en, named)` is not given: the catalogue may have other words.
 */
type Quotation = { text: string; locale: string | undefined; isGiven: boolean };

const quotation = /"([^"]+)"(?: \((de|en)(?:, (proposed|named))?\b[^)]*\))?/g;

export const quotationsIn = (text: string): Quotation[] =>
  [...text.matchAll(quotation)].map(([, words = "", locale, mark]) => ({ text: words, locale, isGiven: !mark }));

type Wording = { kind: "wording" | "quoted"; key: string };

export type Wordings = {
  /** What says exactly the quotation, with `{name}`, a number or n for an argument: a German text, or an English wording of the list. */
  wordingOf: (quotation: Quotation) => Wording | undefined;
  /** The pattern of its German text, with anything for an argument. */
  germanOf: (quotation: Quotation) => string | undefined;
};

/** Reads the German texts at `root`. An English wording counts if its key has one. */
export function readWordings(root: string, english: readonly EnglishQuotation[]): Wordings {
  const texts = filesIn(root, ["src/copy/de"], /\.json$/).flatMap((file) => {
    const tree = JSON.parse(readFileSync(path.join(root, file), "utf8")) as Tree;
    return Object.entries(flatten(tree)).map(([key, text]) => ({
      key: `${path.basename(file, ".json")}.${key}`,
      message: parse(text),
    }));
  });
  const german = new Map(texts.map(({ key, message }) => [key, message]));
  const said = (kind: Wording["kind"], key: string, message: readonly MessageFormatElement[]) => ({
    kind,
    key,
    locale: kind === "wording" ? "de" : "en",
    pattern: new RegExp(`^(?:${patternsOf(message).join("|")})$`, "u"),
  });
  const wordings = [
    ...texts.map(({ key, message }) => said("wording", key, message)),
    ...english.filter(([, key]) => german.has(key)).map(([, key, words]) => said("quoted", key, parse(words))),
  ];
  const wordingOf = (quoted: Quotation) =>
    wordings.find(({ locale, pattern }) => [undefined, locale].includes(quoted.locale) && pattern.test(quoted.text));
  const germanOf = (quoted: Quotation) => {
    const message = german.get(wordingOf(quoted)?.key ?? "");
    return message && patternsOf(message, ".+").join("|");
  };
  return { wordingOf, germanOf };
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
