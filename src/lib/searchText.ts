const SPELLED_OUT: Readonly<Record<string, string>> = { ß: "ss", ł: "l", ø: "o", đ: "d", ı: "i", æ: "ae", œ: "oe" };
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** A text as it is compared: lower case, without marks and punctuation, one space between words: `Çelebi Cargo` is `celebi cargo`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\p{DI}]/gu, "")
    .replace(/[ßłøđıæœ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** As `foldText`, with umlauts as people write them who have no key for them: `Ägypten` is `aegypten`. */
const foldSpelledOut = (text: string) =>
  foldText(
    text
      .toLowerCase()
      .normalize("NFC")
      .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter),
  );

/**
 * The options in which every word of the query begins a word, in their own order; those that begin with the query stand
 * first. Nothing typed finds them all.
 */
export function searchOptions(options: readonly string[], query: string): readonly string[] {
  const wanted = foldText(query);
  if (wanted === "") return options;
  const found = options.map((option) => ({ option, rank: rankOf(option, wanted) })).filter(({ rank }) => rank > 0);
  return [2, 1].flatMap((rank) => found.filter((hit) => hit.rank === rank).map(({ option }) => option));
}

/** The option that says the same as the text, whatever its case, marks and punctuation. */
export function sameOption(options: readonly string[], text: string): string | undefined {
  const wanted = foldText(text);
  const isSame = (option: string) => wanted !== "" && searchKeys(option).includes(wanted);
  return options.find((option) => option === text) ?? options.find(isSame);
}

function rankOf(option: string, wanted: string): 0 | 1 | 2 {
  const keys = searchKeys(option);
  if (keys.some((key) => key.startsWith(wanted))) return 2;
  const words = wanted.split(" ");
  return keys.some((key) => words.every((word) => ` ${key}`.includes(` ${word}`))) ? 1 : 0;
}

/** What a text is found by; also without any gaps, so that "nice" finds "N*ICE". */
export function searchKeys(option: string): string[] {
  const plain = foldText(option);
  return [plain, foldSpelledOut(option), plain.replaceAll(" ", "")];
}
