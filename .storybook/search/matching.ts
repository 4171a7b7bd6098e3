import { hints, synonyms } from "./synonyms.ts";
import { foldedText, halvesOf, nounOf, partsOf, stemOf, termsOf } from "./terms.ts";

/** Terms of the index that answer a word of a query, and how well: 1 is the word itself. */
export type Matches = ReadonlyMap<string, number>;

const FORM = 0.9;
export const BEGINNING = 0.8;
/** A word that means the same as the one that was typed. */
const SYNONYM = 0.75;
/** A word that begins as the typed one does for most of its length: `unterschreiben` for `Unterschrift`. */
const AKIN = 0.7;
/** No word itself, but a piece of one. */
export const PART = 0.5;
/** Below all others: a guess. */
export const MISTYPED = 0.3;

const SHORTEST_BEGINNING = 4;

/** A synonym of several words stays one term, `nicht gefunden`. */
const termsOfAll = (words: readonly string[]) =>
  words.flatMap((word) => (word.includes(" ") ? foldedText(word) : termsOf(word)));

const symmetric = synonyms.map(termsOfAll).map((words) => ({ from: words, to: words }));
const directed = hints.map(({ from, to }) => ({ from: termsOfAll(from), to: termsOfAll(to) }));

const meansSame = (term: string, word: string) =>
  stemOf(term) === stemOf(word) || (term.length >= SHORTEST_BEGINNING && word.startsWith(term));

/** Whether a word of a query is one of these, in any form. */
export const isAmong = (term: string, words: readonly string[]): boolean =>
  words.some((word) => stemOf(word) === stemOf(term));

/** Whether two words together lead to another one. */
export const isPhrase = (words: string): boolean => directed.some(({ from }) => from.includes(words));

export const synonymsOf = (term: string, known = [...symmetric, ...directed]): string[] =>
  known.filter(({ from }) => from.some((word) => meansSame(term, word))).flatMap(({ to }) => to);

const SHORTEST_AKIN = 6;
const MOST = 0.7;

function isAkin(typed: string, word: string): boolean {
  const length = Math.max(SHORTEST_AKIN, Math.ceil(MOST * typed.length));
  return typed.length > length && word.startsWith(typed.slice(0, length));
}

const SHORTEST_MISTYPED = 4;

/** Whether one letter is added, dropped or changed, or two neighbours are swapped; numbers are not mistyped. */
function isMistyped(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_MISTYPED || /\d/.test(typed) || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  let end = 0;
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) end++;
  const [one, other] = [typed, word].map((each) => each.slice(start, each.length - end));
  if (one === undefined || other === undefined) return false;
  return Math.max(one.length, other.length) <= 1 || (one.length === 2 && one === [...other].toReversed().join(""));
}

/** How many letters are added, dropped or changed from one word to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const above = row;
    row = [at + 1];
    for (const [place, each] of [...other].entries())
      row.push(
        Math.min((above[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1, (above[place] ?? 0) + Number(letter !== each)),
      );
  }
  return row.at(-1) ?? 0;
}

/** Of this many letters one may be wrong. */
const LETTERS_PER_MISTAKE = 3;

/** The words nearest to one that nothing has; at most a third of its letters may be different. */
export function nearest(term: string, words: ReadonlyMap<string, string>, most: number): string[] {
  return [...words]
    .map(([folded, word]) => ({ word, mistakes: distance(term, folded) }))
    .filter(({ mistakes }) => mistakes * LETTERS_PER_MISTAKE <= term.length)
    .toSorted((one, other) => one.mistakes - other.mistakes || one.word.localeCompare(other.word, "de"))
    .slice(0, most)
    .map(({ word }) => word);
}

function grouped(words: Iterable<string>, keyOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(keyOf(word), [...(groups.get(keyOf(word)) ?? []), word]);
  return groups;
}

export type Matcher = {
  /** The terms that answer a word; parts of it and terms with other letters only where nothing else does. */
  matchesOf: (term: string) => Matches;
  /** The two known words that an unknown one may consist of. */
  splitsOf: (term: string) => [string, string][];
};

/** `naming`: the words of the vocabulary that are not only in running text. */
export function matcherOf(vocabulary: ReadonlySet<string>, naming: ReadonlySet<string>): Matcher {
  const byStem = grouped(vocabulary, stemOf);
  const byNoun = grouped(vocabulary, nounOf);

  function matching(term: string, known?: typeof symmetric): Map<string, number> {
    const matches = new Map<string, number>();
    for (const synonym of synonymsOf(term, known))
      for (const word of synonym.includes(" ") ? [synonym] : (byNoun.get(nounOf(synonym)) ?? []))
        matches.set(word, SYNONYM);
    if (term.length > 1) for (const word of vocabulary) if (word.startsWith(term)) matches.set(word, BEGINNING);
    for (const word of byStem.get(stemOf(term)) ?? []) matches.set(word, FORM);
    if (vocabulary.has(term)) matches.set(term, 1);
    return matches;
  }

  const scaled = (matches: Matches, factor: number): Matches =>
    new Map([...matches].map(([term, quality]) => [term, quality * factor]));

  const akinTo = (term: string): Matches =>
    new Map([...naming].filter((word) => isAkin(term, word)).map((word) => [word, AKIN]));

  const isKnown = (term: string) => matching(term).size > 0;
  /** Of a piece a mere stem says nothing: `Reiter` for `Zeitüberschreitung`. */
  const isPiece = (term: string) =>
    symmetric.some(({ from }) => from.includes(term)) ||
    [...matching(term, symmetric).keys()].some((word) => naming.has(word) && nounOf(word) === nounOf(term));

  return {
    matchesOf(term) {
      const matches = matching(term);
      if ([...matches.keys()].some((word) => naming.has(word))) return matches;
      const akin = new Map([...akinTo(term), ...matches]);
      if (akin.size > 0) return akin;
      const near = [...naming].filter((word) => isMistyped(term, word));
      const [part] = partsOf(term, isPiece);
      // What is typed for another name is typed as a whole.
      if (part && near.length === 0) return scaled(matching(part, symmetric), PART);
      return new Map(near.map((word) => [word, MISTYPED]));
    },
    splitsOf: (term) =>
      isKnown(term) || akinTo(term).size > 0 ? [] : halvesOf(term).filter((halves) => halves.every(isPiece)),
  };
}
