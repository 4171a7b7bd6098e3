import type { About, Finding, Rule } from "./finding.ts";
import { givenWording } from "./given.ts";
import { readingsOf, type Reading } from "./reading.ts";
import { addressRules } from "./rules/address.ts";
import { englishRules } from "./rules/english.ts";
import { lengthRules } from "./rules/lengths.ts";
import { partRules } from "./rules/parts.ts";
import { pluralFindings } from "./rules/plurals.ts";
import { signRules } from "./rules/signs.ts";
import { spaceRules, strayRules } from "./rules/spaces.ts";
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
 * What the style guide has to say about an ICU text, in the order of the text. A wording that the specification quotes is
 * only held to be that wording. Spelling is apart (spelling.ts): its dictionary does not fit a browser.
 */
export function findingsOf(text: string, { key, locale, isGiven, kind }: About): Finding[] {
  if (isGiven) return changedGiven(text, key, locale);
  const rules = locale === "de" ? germanRules : englishRules;
  const found = readingsOf(text).flatMap((reading) =>
    rules.flatMap((rule) => rule(reading.words, kind).map(inText(reading))),
  );
  return inOrder([...found, ...pluralFindings(text)]);
}

/** Moves a finding from the words of a reading to the ICU text. */
const inText =
  ({ from, to }: Reading) =>
  (finding: Finding): Finding => ({
    ...finding,
    start: from[finding.start] ?? to.at(-1) ?? 0,
    end: to[finding.end - 1] ?? to.at(-1) ?? 0,
  });

/** Branches share words, so that one fault would be told once for each. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const told = new Map(findings.map((finding) => [`${finding.rule} ${finding.start} ${finding.end}`, finding]));
  return [...told.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function changedGiven(text: string, key: string, locale: About["locale"]): Finding[] {
  const given = givenWording(key, locale);
  if (!given || given.words === text) return [];
  const message = `Dieser Wortlaut ist vorgegeben (${given.row}) und bleibt Zeichen für Zeichen: ${given.words}`;
  return [{ rule: "given", message, start: 0, end: text.length, severity: "error" }];
}
