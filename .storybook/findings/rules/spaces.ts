import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { rulesOf, type Finding } from "../finding.ts";
import { choicesIn, parsed } from "../reading.ts";

const unit = "%|€|MB|kB|GB|km|m|kg|min|Uhr";
const ahead = "Schritt|Seite|Gate|Terminal|Kapitel|Absatz|Zeile|§";

/** Style guide 31, 32, 37, 39, 44. */
export const spaceRules = rulesOf([
  {
    rule: "no-break",
    find: new RegExp(`(?<=\\d) (?=(?:\\p{Ll}+e[nrs]? )?\\p{Lu}|(?:${unit})(?!\\p{L}))`, "u"),
    message: "Zwischen Zahl und Wort steht ein geschütztes Leerzeichen, damit die Zeile hier nicht bricht.",
  },
  {
    rule: "no-break",
    find: new RegExp(`(?<=(?<!\\p{L})(?:${ahead})) (?=\\d)`, "u"),
    message: "Vor der Zahl steht ein geschütztes Leerzeichen, damit die Zeile hier nicht bricht.",
  },
  {
    rule: "no-break",
    find: /(?<=(?<!\p{L})(?:Herr|Frau)) (?=\p{Lu})/u,
    message: "Hier steht ein geschütztes Leerzeichen, damit beides in einer Zeile bleibt.",
  },
  {
    rule: "no-break",
    find: /(?<=\d\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))/u,
    message: "Zwischen Tag und Monat steht ein geschütztes Leerzeichen.",
  },
  { rule: "space", find: /\d(?:%|€|MB|kB)/u, message: "Vor der Einheit steht ein geschütztes Leerzeichen: „80 %“." },
  {
    rule: "date",
    find: /(?<![\d.])(?:(?:\d\.\d{1,2}|\d\d\.\d)\.\d{4}|\d{1,2}\.\d{1,2}\.\d\d(?!\.?\d))/u,
    message: "Ein Datum hat zehn Zeichen: „03.05.2026“.",
  },
  {
    rule: "time",
    find: /(?<![\d:])\d:\d\d|(?<![\d.])\d{1,2}\.\d\d(?=[ \u00a0]Uhr)|(?<=um[ \u00a0])\d{1,2}\.\d\d(?!\.?\d)/u,
    message: "Eine Uhrzeit ist vierstellig: „07:30 Uhr“.",
  },
]);

/** For all languages. */
export const strayRules = rulesOf([
  { rule: "space", find: /[ \u00a0]{2,}/u, message: "Hier stehen zwei Leerzeichen." },
  {
    rule: "space",
    find: /(?<=[\p{L}\d]) (?=[,.;:!?](?:$| ?\p{L}))/u,
    message: "Vor dem Satzzeichen steht kein Leerzeichen.",
  },
  {
    rule: "space",
    find: /(?<=\p{L})[,;](?=\p{L})|(?<=\p{Ll})[.!?](?=\p{Lu}\p{Ll})/u,
    message: "Hinter dem Satzzeichen steht ein Leerzeichen.",
  },
]);

const values: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time, TYPE.pound]);

const wordsOf = (node: MessageFormatElement | undefined) => (node?.type === TYPE.literal ? node.value : "");

/** Values that touch a word. An ending of one letter, as in “{name}s Gruppe”, belongs to it. */
export function touchingFindings(text: string): Finding[] {
  const nodes = parsed(text);
  const pieces = [
    nodes,
    ...choicesIn(nodes).flatMap(({ options }) => Object.values(options).map(({ value }) => value)),
  ];
  return pieces.flatMap((piece) =>
    piece.flatMap((node, at): Finding[] => {
      if (!values.has(node.type)) return [];
      const before = /[\p{L}\p{N}]+[,.;!?]?$|[,.;!?]$/u.exec(wordsOf(piece[at - 1]))?.[0] ?? "";
      const after = /^\p{L}{2,}/u.exec(wordsOf(piece[at + 1]))?.[0] ?? "";
      const start = (node.location?.start.offset ?? 0) - before.length;
      const end = (node.location?.end.offset ?? text.length) + after.length;
      const message = "Zwischen Wort und Platzhalter fehlt ein Leerzeichen.";
      return before || after ? [{ rule: "space", message, severity: "error", start, end }] : [];
    }),
  );
}
