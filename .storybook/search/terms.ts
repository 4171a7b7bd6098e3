const marked = /\P{ASCII}/u;

/** Lower case and without marks: `ä` and `ß` become `a` and `ss`. */
function folded(word: string): string {
  const lower = word.toLowerCase();
  return marked.test(lower) ? lower.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "") : lower;
}

const withLetters = (word: string) =>
  folded(word.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));

const apart = (text: string) => text.replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1 ");
const wordsIn = (text: string) => text.normalize("NFC").match(/[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)*/gu) ?? [];
const piecesOf = (word: string) => word.split(/[-‑]/);

/** Under which terms a text is found: `Check-in-Liste` as one word and as three, `Prüfung` also as `pruefung`, `SignIn` also as two. */
export function termsOf(text: string): string[] {
  const words = [...wordsIn(text), ...wordsIn(apart(text))].flatMap((word) => [
    word.replaceAll(/[-‑]/g, ""),
    ...piecesOf(word),
  ]);
  return [...new Set(words.flatMap((word) => (marked.test(word) ? [folded(word), withLetters(word)] : folded(word))))];
}

/** The same for many texts of which most come again: each is read once. */
export function termReader(): (text: string) => string[] {
  const read = new Map<string, string[]>();
  return (text) => {
    const terms = read.get(text) ?? termsOf(text);
    read.set(text, terms);
    return terms;
  };
}

/** A word of a query: as one term, and as the terms between its hyphens. */
export type QueryTerm = { word: string; pieces: string[] };

/** Ignored beside other words. */
const small = new Set(
  "am auf bei das dem den der die ein eine fur im in ist mit oder und vom von zu zum zur".split(" "),
);

export function queryTerms(query: string): QueryTerm[] {
  const terms = wordsIn(query).map((word) => ({
    word: folded(word.replaceAll(/[-‑]/g, "")),
    pieces: piecesOf(word).map(folded),
  }));
  const telling = terms.filter(({ word }) => !small.has(word));
  return telling.length > 0 ? telling : terms;
}

/** Known words at the end of longer ones: `liste` in `warteliste`. */
export function tailsOf(terms: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  const SHORTEST = 4;
  const HEAD = 3;
  return terms.flatMap((term) =>
    Array.from({ length: Math.max(0, term.length - SHORTEST - HEAD + 1) }, (_, at) => term.slice(at + HEAD)).filter(
      (tail) => vocabulary.has(tail),
    ),
  );
}
