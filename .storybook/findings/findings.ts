import type { About, Finding, Rule } from "./finding.ts";
import { givenWording, isGivenWording } from "./givenWordings.ts";
import { kindOf, type Kinds } from "./kind.ts";
import { readingsOf, type Reading } from "./reading.ts";
import { addressRules } from "./rules/address.ts";
import { englishRules, unlikeGerman } from "./rules/english.ts";
import { lengthRules } from "./rules/lengths.ts";
import { partRules } from "./rules/parts.ts";
import { pluralFindings } from "./rules/plurals.ts";
import { signRules } from "./rules/signs.ts";
import { spaceRules, strayRules, touchingFindings } from "./rules/spaces.ts";
import { widthRules } from "./rules/widths.ts";
import { wordingRules } from "./rules/wording.ts";
import { glossaryRules, wordRules } from "./rules/words.ts";

export type { About, Finding } from "./finding.ts";
export { kindOf, type Kinds, type TextKind } from "./kind.ts";

const germanRules: readonly Rule[] = [
  ...addressRules,
  ...wordRules,
  ...wordingRules,
  ...glossaryRules,
  ...signRules,
  ...spaceRules,
  ...strayRules,
  ...partRules,
  ...lengthRules,
  ...widthRules,
];

/**
 * The findings of the style guide in an ICU text, in the order of the text; what is said of a whole branch is said once. A given wording is only compared with the
 * specification. Spelling is separate (spelling.ts): its dictionary is too large for a browser.
 */
export function findingsOf(text: string, { key, locale, isGiven, kind }: About): Finding[] {
  if (text.trim() === "") return [];
  if (isGiven) return changedGiven(text, key, locale);
  const rules = locale === "de" ? germanRules : englishRules;
  const said = new Set<string>();
  const found = readingsOf(text).flatMap((reading) => {
    const all = rules.flatMap((rule) => rule(reading.words, kind));
    const isSaid = ({ message, start, end }: Finding) =>
      start === 0 && end === reading.words.length && said.has(message);
    const fresh = all.filter((finding) => !isSaid(finding));
    for (const { message } of all) said.add(message);
    return fresh.map(inText(reading));
  });
  return inOrder([...found, ...pluralFindings(text), ...touchingFindings(text)]);
}

/** Maps the offsets in a reading to those in the ICU text. */
const inText =
  ({ from, to }: Reading) =>
  (finding: Finding): Finding => ({
    ...finding,
    start: from[finding.start] ?? to.at(-1) ?? 0,
    end: to[finding.end - 1] ?? to.at(-1) ?? 0,
  });

/** Findings that give the whole piece other words: what else is found in it would be about words that go. */
const rewriting = new Set(["abbreviation", "hyphen", "neutral-word"]);

/** Branches share words: removes what a rule says of a piece again. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const piece = `${finding.rule} ${finding.start} ${finding.end}`;
    if (!unique.has(piece)) unique.set(piece, finding);
  }
  const rewritten = findings.filter(({ rule }) => rewriting.has(rule));
  return [...unique.values()]
    .filter(({ rule, start, end }) =>
      rewritten.every((whole) => whole.rule === rule || start < whole.start || end > whole.end),
    )
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** A text of the catalogue. `german`: the German text of its key, as it is now. `kinds`: src/copy/kinds.json if absent. */
type Catalogued = Pick<About, "key" | "locale"> & { german: string; kinds?: Kinds };

/** The findings in a text of a key of the catalogue; in an English one also what is unlike the German one. */
export const findingsFor = (text: string, { key, locale, german, kinds }: Catalogued): Finding[] => [
  ...findingsOf(text, { key, locale, isGiven: isGivenWording(key, locale), kind: kindOf(key, kinds) }),
  ...(locale === "en" ? unlikeGerman(text, german) : []),
];

/** The findings in a text that is to replace another one: whether a text is a whole sentence, only that one tells. */
export function findingsBeside(text: string, original: string, about: Catalogued): Finding[] {
  const found = [...findingsFor(text, about), ...lostCapital(text, original)];
  const last = text.search(/[\p{L}-]*\p{L}$/u);
  const isLost = last >= 0 && /[\p{L}\d“)]\.$/u.test(original) && !found.some(({ rule }) => rule === "full-stop");
  const message = "Der bisherige Text endet mit einem Punkt. Ist es ein Satz?";
  return isLost ? [...found, { rule: "lost-stop", message, start: last, end: text.length, severity: "hint" }] : found;
}

function lostCapital(text: string, original: string): Finding[] {
  const message = "Der bisherige Text beginnt groß.";
  const isLost = /^\p{Lu}/u.test(original) && /^\p{Ll}/u.test(text);
  return isLost ? [{ rule: "capital", message, start: 0, end: 1, severity: "error" }] : [];
}

function changedGiven(text: string, key: string, locale: About["locale"]): Finding[] {
  const given = givenWording(key, locale);
  if (!given || given.words === text) return [];
  const message = `Dieser Wortlaut ist vorgegeben (${given.row}) und bleibt Zeichen für Zeichen: ${given.words}`;
  return [{ rule: "given", message, start: 0, end: text.length, severity: "error" }];
}
