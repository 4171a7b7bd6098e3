const GROWTH = 0.4;
const WORD = /\p{L}{3,}/gu;
/** An address, a number, a date, a file: what is not spoken as words. */
const TOKEN = /[@\d]|\p{L}\.\p{L}/u;

/** Words of this field that a line of 320 px hardly holds; all are real German. */
const longestWords = [
  "Zuverlässigkeitsüberprüfungsbescheinigung",
  "Flughafensicherheitskontrollbeauftragte",
  "Gepäckermittlungsdienstleistungsvertrag",
  "Bodenverkehrsdienstleistungsunternehmen",
] as const;

const eachWord = (text: string, change: (word: string, at: number) => string): string =>
  text
    .split(/(\s+)/)
    .map((token, index) =>
      TOKEN.test(token) ? token : token.replace(WORD, (word, at) => change(word, index * 99 + at)),
    )
    .join("");

/** The text, 40 % longer: its words grow out of their own ends. Numbers, addresses and tokens stay as they are. */
export function longer(text: string): string {
  let pending = 0;
  return eachWord(text, (word) => {
    pending += word.length * GROWTH;
    const grown = Math.min(Math.round(pending), word.length);
    pending -= grown;
    return grown > 0 ? word + word.slice(-grown).toLowerCase() : word;
  });
}

/** The text with a very long word in place of its longest one. A text without a real word stays as it is. */
export function withLongestWord(text: string): string {
  let longest = { word: "", at: -1 };
  eachWord(text, (word, at) => {
    if (word.length > longest.word.length) longest = { word, at };
    return word;
  });
  const instead = longestWords[text.length % longestWords.length] ?? longestWords[0];
  return eachWord(text, (word, at) => (at === longest.at ? instead : word));
}
