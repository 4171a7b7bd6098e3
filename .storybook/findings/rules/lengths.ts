import type { Finding, Rule } from "../finding.ts";
import type { TextKind } from "../kind.ts";

/** Maximum numbers of characters (style guide 58). */
const limits: Partial<Record<TextKind, readonly [subject: string, most: number]>> = {
  button: ["Eine Schaltfläche", 24],
  title: ["Eine Überschrift", 56],
  label: ["Eine Beschriftung", 32],
  link: ["Ein Link", 32],
};

const SENTENCE_CHARACTERS = 80;
const SENTENCE_WORDS = 14;
const GOOD_SENTENCE_WORDS = 12;

/** For all languages. */
export const lengthOf: Rule = (words, kind) => {
  const [subject, most] = limits[kind] ?? ["", Infinity];
  if (words.length <= most) return [];
  const message = `${subject} hat höchstens ${most} Zeichen. Hier sind es ${words.length}, also ${words.length - most} zu viel.`;
  return [{ rule: "length", message, start: 0, end: words.length, severity: "error" }];
};

/** Style guide 3 and 58. */
const sentences: Rule = (words) =>
  [...words.matchAll(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*/gu)].flatMap(({ 0: sentence, index }): Finding[] => {
    const start = index + (sentence.length - sentence.trimStart().length);
    const end = index + sentence.trimEnd().length;
    const found = (severity: Finding["severity"], message: string) => [
      { rule: "sentence", start, end, severity, message: `Der Satz hat ${message}` },
    ];
    const count = sentence.split(/[\s\u00a0]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
    if (count > SENTENCE_WORDS)
      return found("error", `${count} Wörter. Höchstens ${SENTENCE_WORDS}, besser zwei Sätze.`);
    if (end - start > SENTENCE_CHARACTERS)
      return found("error", `${end - start} Zeichen. Höchstens ${SENTENCE_CHARACTERS}.`);
    if (count > GOOD_SENTENCE_WORDS)
      return found("hint", `${count} Wörter. Bis ${GOOD_SENTENCE_WORDS} liest er sich leicht.`);
    return [];
  });

export const lengthRules: Rule[] = [lengthOf, sentences];
