import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Finding } from "../finding.ts";
import { choicesIn, parsed } from "../reading.ts";

/** Same in singular and plural. */
const unchanged = /(?:Treffer|Zeichen|Euro|Fenster|Zimmer|Fehler|Muster|Teilnehmer)(?!\p{L})/u;

const wordsOf = (nodes: readonly MessageFormatElement[]): string =>
  nodes
    .map((node) => {
      if (node.type === TYPE.tag) return wordsOf(node.children);
      return node.type === TYPE.literal ? node.value : node.type === TYPE.pound ? "#" : "{}";
    })
    .join("");

/** Each branch of a plural says its number, and one differs from many (style guide 53). */
export function pluralFindings(text: string): Finding[] {
  return choicesIn(parsed(text)).flatMap((choice) => {
    const place = { start: choice.location?.start.offset ?? 0, end: choice.location?.end.offset ?? text.length };
    if (choice.type !== TYPE.plural) return [];
    const many = wordsOf(choice.options.other?.value ?? []);
    const one = wordsOf(choice.options.one?.value ?? []);
    const found: Finding[] = [];
    if (!/#|\{\}/u.test(many))
      found.push({ ...place, rule: "plural", severity: "error", message: "Im Zweig „other“ fehlt die Zahl: #." });
    if (choice.options.one && !/#|\{\}|\b(?:1|[Ee]ine?[mnrs]?|[Oo]ne|an?)\b/u.test(one))
      found.push({ ...place, rule: "plural", severity: "error", message: "Im Zweig „one“ fehlt die Zahl: #." });
    if (one === many && /\p{L}/u.test(one) && !unchanged.test(one))
      found.push({ ...place, rule: "plural", severity: "error", message: "Einzahl und Mehrzahl sind gleich." });
    return found;
  });
}
