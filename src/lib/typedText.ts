import { lettersOf } from "./letters.ts";

/** Show nothing and join nothing: a soft hyphen, a blank without width, what stands at the beginning of a file. */
const MARKS = /[\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff]/g;
/** Say which way a text runs, which can only be meant where some of it runs from right to left. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Join and part the letters of Persian, of India and of an emoji; behind any other sign they mean nothing. */
const STRAY_JOINERS =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|[^\P{L}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]|[^\P{M}\p{sc=Inherited}])[\u200c\u200d]+/gu;

/**
 * Words of one's own as they are meant: without marks that nobody sees or means, with ordinary blanks and hyphens. Digits,
 * dashes and everything else that can be meant stay.
 */
export function readText(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(MARKS, "")
    .replace(STRAY_JOINERS, "")
    .replace(/[^\S\n]|\u0085/g, " ")
    .replace(/[\u2010\u2011]/g, "-");
  const undirected = plain.replace(DIRECTIONS, "");
  return (RIGHT_TO_LEFT.test(undirected) ? plain : undirected).trim();
}

/** A name, a street, a place: as `readText`, and a dash without blanks is a hyphen, a digit of any script a digit. */
export const readName = (text: string): string =>
  withAsciiDigits(readText(text.replace(DIRECTIONS, "")))
    .replace(/[\uff21-\uff3a\uff41-\uff5a]/g, (letter) => letter.normalize("NFKC"))
    .replace(/(?<=[\p{L}\p{N}])[\p{Pd}\u2212](?=[\p{L}\p{N}])/gu, "-");

/**
 * What consists of digits, plain letters and marks between them, a number, a date, an address: every sign in the spelling
 * that a German keyboard has for it, one blank for any blanks. For words it would destroy too much.
 */
export const readSigns = (text: string): string =>
  withAsciiDigits(text.normalize("NFKC").replace(/\p{DI}/gu, ""))
    .replace(/[\p{Pd}\u2212\u2043\u02d7]/gu, "-")
    .replace(/\u3002/g, ".")
    .replace(/[\u060c\u066b\u3001]/g, ",")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[\s\u0085]+/g, " ")
    .trim();

/** A number that is printed in groups: without what stands between these, in capitals. */
export const readNumber = (text: string): string => readSigns(text).replace(/[ -]/g, "").toUpperCase();

/** Digits alone, of any script. */
export const digitsOf = (text: string): string => readSigns(text).replace(/\D/g, "");

/** A sign that has no place in a text of such signs, to be named; `null` where there is none or it shows nothing. */
export function strangeSign(text: string, allowed: RegExp): string | null {
  const sign = lettersOf(readSigns(text)).find((letter) => !allowed.test(letter));
  return sign && /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? sign : null;
}

/** Without such signs at its end; a pattern would take the square of the time for it. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Every script has its ten digits in a row. */
function withAsciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}
