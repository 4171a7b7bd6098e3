/** Letters without a Unicode decomposition, as in passports (ICAO 9303). */
const LATIN = { ß: "ss", ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i", ŋ: "n", æ: "ae", œ: "oe", ə: "a" };
/** The same for Cyrillic and Greek (ELOT 743): each letter is followed by its transliteration. */
const OTHER_SCRIPTS =
  "аa бb вv гg ґg дd ђd еe єie жzh зz ѕdz иi іi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хkh цts чch џdz шsh щshch ъie ыy ь эe юiu яia " +
  "αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo";
const LETTERS = new Map(Object.entries(LATIN));
for (const pair of OTHER_SCRIPTS.split(" ")) LETTERS.set(pair.slice(0, 1), pair.slice(1));
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  å: "aa",
  ø: "oe",
  nxx: "n",
  uxx: "ue",
};

/** A shortcut for most names: halves the time for ten thousand rows. */
const IS_ASCII = /^[ -~]*$/;

/** Normalizes a text for comparison: lower case, no marks, single spaces: `Çelebi Cargo` is `celebi cargo`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (IS_ASCII.test(lower)) return lower.replace(/[^a-z0-9]+/g, " ").trim();
  return lower
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{DI}]/gu, "")
    .replaceAll("ου", "ou")
    .replace(/[ßłøđðþħıŋæœəα-ωа-ґ]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+|\p{Lm}+/gu, " ")
    .trim();
}

/** With umlauts spelled out as in passports and on foreign keyboards: `Ägypten` becomes `aegypten`. */
const foldSpelledOut = (text: string) =>
  foldText(
    text
      .toLowerCase()
      .normalize("NFC")
      .replace(/[äöüåø]|[nu]xx/g, (letters) => SPELLED_OUT[letters] ?? letters),
  );

/**
 * The common form of `Müller`, `Mueller` and `Muller`: `muller`. Unchanged at the end of a word, as `Sue` may be meant;
 * `Bauer` and `Quelle` contain no umlaut.
 */
const foldUmlauts = (spelledOut: string) =>
  spelledOut.replace(/(?:[ao]e|aa|(?<![aeoq])ue)(?=\p{L})/gu, (letters) => letters.slice(0, 1));

/** All spellings of a text, each with the same number of words. */
function spellingsOf(text: string): readonly string[] {
  const spelledOut = foldSpelledOut(text);
  return [...new Set([foldText(text), spelledOut, foldUmlauts(spelledOut)])];
}

/** All words of a text in each spelling, surrounded by spaces; also joined, as `O’Neill` is `oneill`. */
export const searchWords = (text: string): string => wordsIn(spellingsOf(text));

function wordsIn(spellings: readonly string[]): string {
  const words = spellings.flatMap((spelling) => {
    const parts = spelling.split(" ");
    return [spelling, ...parts.slice(1).map((_, at) => parts.slice(at).join(""))];
  });
  return ` ${[...new Set(words)].join(" ")} `;
}

/** A predicate over `searchWords`: every word of the query begins a word; `null` for an empty query. */
export function wordFinder(query: string): ((words: string) => boolean) | null {
  const typedKeys = spellingsOf(query).flatMap((spelling) => groupings(spelling.split(" ")));
  if (typedKeys[0]?.[0] === "") return null;
  const prefixes = typedKeys.map((words) => words.map(beginningsOf));
  return (words) => prefixes.some((all) => all.every((either) => either.some((start) => words.includes(start))));
}

/** The groupings double with each word; longer queries are searched for word by word. */
const MAX_GROUPED = 5;

/** The words, and neighbours joined: `mc donald` is also `mcdonald`. */
function groupings(words: readonly string[]): string[][] {
  const [first = "", ...rest] = words;
  if (rest.length === 0 || words.length > MAX_GROUPED) return [[...words]];
  return groupings(rest).flatMap(([next = "", ...others]) => [
    [first, next, ...others],
    [first + next, ...others],
  ]);
}

/** How a word occurs in `searchWords`; a final `oe` may be an umlaut if nothing follows. */
const beginningsOf = (word: string) =>
  /[aou]e$|aa$/.test(word) ? [` ${word}`, ` ${word.slice(0, -1)} `] : [` ${word}`];

type Key = { spellings: readonly string[]; words: string };

const keys = new Map<string, Key>();

/** Computed once per option. */
function keyOf(text: string): Key {
  const candidate = keys.get(text);
  if (candidate) return candidate;
  const spellings = spellingsOf(withoutFillers(text));
  const key = { spellings: spellings.map(joined), words: wordsIn([...spellings, ...spellingsOf(text)]) };
  keys.set(text, key);
  return key;
}

/** Optional words; alone they are the text. */
const FILLER = /^(?:und|and|the)$/i;

function withoutFillers(text: string): string {
  const rest = text.split(/\s+/).filter((word) => !FILLER.test(word));
  return rest.join("") === "" ? text : rest.join(" ");
}

const joined = (words: string) => words.replaceAll(" ", "");
const withoutGaps = (text: string) => spellingsOf(text).map(joined);

/** Other names of an option, `Türkei` for `Türkisch`. */
export type AliasesOf = (option: string) => readonly string[];

const byNothingElse: AliasesOf = () => [];

/**
 * The options in which every word of the query begins a word, in their own order: exact matches first, then those that
 * begin with the query. An empty query matches all.
 */
export function searchOptions(
  options: readonly string[],
  query: string,
  aliasesOf: AliasesOf = byNothingElse,
): readonly string[] {
  const typed = withoutFillers(query);
  const finds = wordFinder(typed);
  if (!finds) return options;
  const typedKeys = withoutGaps(typed);
  const rankOf = (text: string, isOwn: boolean) => {
    const { spellings, words } = keyOf(text);
    if (spellings.some((spelling) => typedKeys.includes(spelling))) return 4;
    if (spellings.some((spelling) => typedKeys.some((start) => spelling.startsWith(start)))) return isOwn ? 3 : 2;
    return finds(words) ? 1 : 0;
  };
  const found = options.map((option) => {
    const others = aliasesOf(option).map((text) => rankOf(text, false));
    return { option, rank: Math.max(rankOf(option, true), ...others) };
  });
  return [4, 3, 2, 1].flatMap((rank) => found.filter((hit) => hit.rank === rank).map(({ option }) => option));
}

/** The option equal to the text except for case, marks and punctuation; an alias must be unique to it. */
export function sameOption(
  options: readonly string[],
  text: string,
  aliasesOf: AliasesOf = byNothingElse,
): string | undefined {
  const typedKeys = withoutGaps(withoutFillers(text));
  const isSame = (candidate: string) =>
    typedKeys[0] !== "" && keyOf(candidate).spellings.some((key) => typedKeys.includes(key));
  const named = options.filter((option) => aliasesOf(option).some(isSame));
  return (
    options.find((option) => option === text) ?? options.find(isSame) ?? (named.length === 1 ? named[0] : undefined)
  );
}
