const nonAscii = /\P{ASCII}/u;

/** Lower case without diacritics: `ä` and `ß` become `a` and `ss`. */
function folded(word: string): string {
  const lower = word.toLowerCase();
  return nonAscii.test(lower) ? lower.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "") : lower;
}

const transliterated = (word: string) =>
  folded(word.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));

const splitCase = (text: string) => text.replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1 ");
const wordsIn = (text: string) => text.normalize("NFC").match(/[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)*/gu) ?? [];
const piecesOf = (word: string) => word.split(/[-‑]/);

/** Index terms: `Check-in-Liste` as one word and as three, `Prüfung` also as `pruefung`, `SignIn` also as two. */
export function termsOf(text: string): string[] {
  const words = [...wordsIn(text), ...wordsIn(splitCase(text))].flatMap((word) => [
    word.replaceAll(/[-‑]/g, ""),
    ...piecesOf(word),
  ]);
  return [
    ...new Set(words.flatMap((word) => (nonAscii.test(word) ? [folded(word), transliterated(word)] : folded(word)))),
  ];
}

/** `termsOf` with a cache: most texts repeat. */
export function termReader(): (text: string) => string[] {
  const cache = new Map<string, string[]>();
  return (text) => {
    const terms = cache.get(text) ?? termsOf(text);
    cache.set(text, terms);
    return terms;
  };
}

/** A word of a query as one term, and split at its hyphens. */
export type QueryTerm = { word: string; pieces: string[] };

/** Ignored unless the query has no other words. */
const stopWords = new Set(
  "am auf bei das dem den der die ein eine fur im in ist mit oder und vom von zu zum zur".split(" "),
);

export function queryTerms(query: string): QueryTerm[] {
  const terms = wordsIn(query).map((word) => ({
    word: folded(word.replaceAll(/[-‑]/g, "")),
    pieces: piecesOf(word).map(folded),
  }));
  const significant = terms.filter(({ word }) => !stopWords.has(word));
  return significant.length > 0 ? significant : terms;
}

/** Words of the vocabulary at the end of longer ones: `liste` in `warteliste`. */
export function tailsOf(terms: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  const MIN_TAIL = 4;
  const MIN_HEAD = 3;
  return terms.flatMap((term) =>
    Array.from({ length: Math.max(0, term.length - MIN_TAIL - MIN_HEAD + 1) }, (_, at) =>
      term.slice(at + MIN_HEAD),
    ).filter((tail) => vocabulary.has(tail)),
  );
}
