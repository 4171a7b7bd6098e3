import type { TextKind } from "./kind.ts";

/** `start` and `end`: offsets in the ICU text. A hint is a suggestion, an error fails the checks. */
export type Finding = { rule: string; message: string; start: number; end: number; severity: "error" | "hint" };

/** `isGiven`: the specification quotes the text. */
export type About = { key: string; locale: "de" | "en"; isGiven: boolean; kind: TextKind };

/** Checks one reading; the offsets of its findings are those in `words`. */
export type Rule = (words: string, kind: TextKind) => Finding[];

export type Pattern = {
  rule: string;
  find: RegExp;
  message: string | ((hit: string) => string);
  severity?: Finding["severity"];
  kinds?: readonly TextKind[];
};

/** A rule for each pattern, for texts of its kinds. */
export const rulesOf = (patterns: readonly Pattern[]): Rule[] =>
  patterns.map(({ rule, find, message, severity = "error", kinds }) => {
    const everywhere = new RegExp(find, `${find.flags}g`);
    return (words, kind) =>
      kinds && !kinds.includes(kind)
        ? []
        : [...words.matchAll(everywhere)].map(({ 0: hit, index }) => ({
            rule,
            message: typeof message === "string" ? message : message(hit),
            start: index,
            end: index + hit.length,
            severity,
          }));
  });

/** Any of the words as a complete word, in upper or lower case. */
export const anyWord = (...choices: string[]) => new RegExp(`(?<![\\p{L}-])(?:${choices.join("|")})(?![\\p{L}])`, "iu");
