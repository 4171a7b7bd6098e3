import { rulesOf } from "../finding.ts";

const unit = "%|€|MB|kB|GB|km|m|kg|min|Uhr";
const ahead = "Schritt|Seite|Gate|Terminal|Kapitel|Absatz|Zeile|§";

/** Style guide 31, 32, 37, 39, 44. */
export const spaceRules = rulesOf([
  {
    rule: "no-break",
    find: new RegExp(`(?<=\\d) (?=\\p{Lu}|(?:${unit})(?!\\p{L}))`, "u"),
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
    find: /(?<=\p{L}) (?=[,.;:!?](?:$| \p{L}))/u,
    message: "Vor dem Satzzeichen steht kein Leerzeichen.",
  },
]);
