import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Finding } from "../finding.ts";
import { choicesIn, parsed } from "../reading.ts";

/** Nouns with the same singular and plural. */
const unchanged = /(?:Treffer|Zeichen|Euro|Fenster|Zimmer|Fehler|Muster|Teilnehmer)(?!\p{L})/u;

const wordsOf = (nodes: readonly MessageFormatElement[]): string =>
  nodes
    .map((node) => {
      if (node.type === TYPE.tag) return wordsOf(node.children);
      return node.type === TYPE.literal ? node.value : node.type === TYPE.pound ? "#" : "{}";
    })
    .join("");

/** Style guide 53. */
export function pluralFindings(text: string): Finding[] {
  return choicesIn(parsed(text)).flatMap((choice) => {
    if (choice.type !== TYPE.plural) return [];
    const start = choice.location?.start.offset ?? 0;
    const end = choice.location?.end.offset ?? text.length;
    const many = wordsOf(choice.options.other?.value ?? []);
    const one = wordsOf(choice.options.one?.value ?? []);
    const fault = (isFault: boolean, rule: string, message: string): Finding[] =>
      isFault ? [{ rule, severity: "error", message, start, end }] : [];
    // That the text of a case is missing is said at its field.
    return [
      ...fault(many !== "" && !/#|\{\}/u.test(many), "plural-other", "Im Fall „sonst“ fehlt die Zahl: #."),
      ...fault(
        one !== "" && !/#|\{\}|\b(?:1|[Ee]ine?[mnrs]?|[Oo]ne|an?)\b/u.test(one),
        "plural-one",
        "Im Fall „bei 1“ fehlt die Zahl: #.",
      ),
      ...fault(
        one === many && /\p{L}/u.test(one) && !unchanged.test(one),
        "plural-same",
        "Einzahl und Mehrzahl sind gleich.",
      ),
    ];
  });
}
