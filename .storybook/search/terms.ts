const nonAscii = /\P{ASCII}/u;

/** Lower case without diacritics: `ä` and `ß` become `a` and `ss`. */
function folded(word: string): string {
  const lower = word.toLowerCase();
  return nonAscii.test(lower) ? lower.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "") : lower;
}

/** The words of a text one after the other. */
export const foldedText = (text: string): string => wordsIn(text).map(folded).join(" ");

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

/** A word of a query: as it was typed, as one term, and as the terms between its hyphens. */
export type QueryTerm = { typed: string; word: string; pieces: string[] };

const participle = /^(ab|an|auf|aus|bei|ein|hin|nach|vor|zu|zuruck)?ge(\w{3,}?)e?t(?:e[mnrs]?)?$/;
const caseEnding = /(?<=\w{3})(?:e[mnrs]?|(?<=e[lr])n|(?<=[ao])s)$/;
/** `reserviert`, `reservieren` and `Reservierung`. */
const foreign = /(?<=\w{2}ier)(?:t(?:e[mnrs]?)?|e?n|ung|ungen)$/;
const ending = /(?<=\w{3})(?:ung|ungen|e[mnrt]?|es|(?<=e[lr])n|ern|(?<=[ao])s)$/;

/** What the forms of a German word share: `buch` of `gebucht`, `buchen` and `buchung`; `falsch` of `falsches`. */
export const stemOf = (term: string): string =>
  term.replace(participle, "$1$2").replace(foreign, "").replace(ending, "");

/** A word without the ending of a case or of the plural: `termin` of `termine`. */
export const nounOf = (term: string): string => term.replace(caseEnding, "");

/** Ignored beside other words. */
const stopWords = new Set(
  `am auf bei da das dem den der die ein eine finde funktioniert fur geht hat ich im in ist kann klappt kommt man mein meine mit modus oder plotzlich sich sind
  und vom von vor wann warum welche wer wie wo zu zum zur`.split(/\s+/),
);

/** What can be done with many things: beside the name of one they only tell which of its hits comes first. */
export const weakWords =
  "andern angeben ansehen anzeigen aussuchen auswahlen bearbeiten eingeben finden machen offnen suchen wahlen".split(
    " ",
  );

export function queryTerms(query: string): QueryTerm[] {
  const terms = wordsIn(query.replaceAll(/(?<=\b(?:dark|light)) (?=mode\b)/gi, "-")).map((word) => ({
    typed: word,
    word: folded(word.replaceAll(/[-‑]/g, "")),
    pieces: piecesOf(word).map(folded),
  }));
  const significant = terms.filter(({ word }) => !stopWords.has(word));
  return significant.length > 0 ? significant : terms;
}

/** Ignored in a whole sentence. */
const sentenceWords = new Set(
  `aus bitte dann dass des dieser diese diesem diesen dieses einem einen einer es ihnen ihr ihre ihrem ihren ihrer
  man nur sie sind uber um und wird`.split(/\s+/),
);
export const SENTENCE = 3;

/** The terms of what somebody types, which may be a sentence. */
export function searchTerms(query: string): QueryTerm[] {
  const terms = queryTerms(query);
  const significant = terms.filter(({ word }) => !sentenceWords.has(word));
  return wordsIn(query).length >= SENTENCE && significant.length > 0 ? significant : terms;
}

const SHORTEST_TAIL = 4;
const SHORTEST_HEAD = 3;

/** The ends of a word that may be words of their own, the longest first. */
const endsOf = (term: string) =>
  Array.from({ length: Math.max(0, term.length - SHORTEST_TAIL - SHORTEST_HEAD + 1) }, (_, at) =>
    term.slice(at + SHORTEST_HEAD),
  );

/** Known words at the end of longer ones: `liste` in `warteliste`. */
export const tailsOf = (terms: readonly string[], vocabulary: ReadonlySet<string>): string[] =>
  terms.flatMap((term) => endsOf(term).filter((tail) => vocabulary.has(tail)));

/** What may stand between the two words of a longer one: `Datum-s-auswahl`. */
const linking = /(?<=\w{3})(?:es|en|s|n)$/;

/** A long word as two, the longest end first: `farbcode` as `farb` and `code`. */
export const halvesOf = (term: string): [string, string][] =>
  endsOf(term).flatMap((end) => {
    const beginning = term.slice(0, -end.length);
    return [...new Set([beginning, beginning.replace(linking, "")])].map((each): [string, string] => [each, end]);
  });

/** Known words in a longer one, the end before the beginning: `farbe` in `warnfarbe`, `farb` in `farbpalette`. */
export const partsOf = (term: string, isInVocabulary: (part: string) => boolean): string[] => {
  const ends = endsOf(term);
  return [...ends, ...ends.map((end) => term.slice(0, -end.length)).toReversed()].filter(
    (part) => part.length >= SHORTEST_TAIL && isInVocabulary(part),
  );
};
