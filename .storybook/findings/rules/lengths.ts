import type { Finding, Rule } from "../finding.ts";
import type { TextKind } from "../kind.ts";

/** Characters that fit without a second thought (style guide 58). */
const longest: Partial<Record<TextKind, number>> = { button: 24, label: 32, link: 32 };

const names: Partial<Record<TextKind, string>> = {
  button: "Eine Schaltfläche",
  label: "Eine Beschriftung",
  link: "Ein Link",
};

const SENTENCE_CHARACTERS = 80;
const SENTENCE_WORDS = 15;
const GOOD_SENTENCE_WORDS = 12;

const lengthOf: Rule = (words, kind) => {
  const most = longest[kind];
  if (most === undefined || words.length <= most) return [];
  const message = `${names[kind] ?? "Der Text"} hat höchstens ${most} Zeichen, hier sind es ${words.length}.`;
  return [{ rule: "length", message, start: most, end: words.length, severity: "error" }];
};

/** Sentences of at most 15 words, better 12, and 80 characters (style guide 3, 58). */
const sentences: Rule = (words) =>
  [...words.matchAll(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*/gu)].flatMap(({ 0: sentence, index }): Finding[] => {
    const start = index + (sentence.length - sentence.trimStart().length);
    const place = { rule: "sentence", start, end: index + sentence.trimEnd().length };
    const count = sentence.split(/[\s\u00a0]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
    const length = place.end - start;
    if (count > SENTENCE_WORDS)
      return [
        {
          ...place,
          severity: "error",
          message: `Der Satz hat ${count} Wörter. Höchstens ${SENTENCE_WORDS}, besser zwei Sätze.`,
        },
      ];
    if (length > SENTENCE_CHARACTERS)
      return [
        { ...place, severity: "error", message: `Der Satz hat ${length} Zeichen. Höchstens ${SENTENCE_CHARACTERS}.` },
      ];
    if (count > GOOD_SENTENCE_WORDS)
      return [
        {
          ...place,
          severity: "hint",
          message: `Der Satz hat ${count} Wörter. Bis ${GOOD_SENTENCE_WORDS} liest er sich leicht.`,
        },
      ];
    return [];
  });

export const lengthRules: Rule[] = [lengthOf, sentences];
