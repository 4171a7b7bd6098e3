import { lettersOf } from "./letters.ts";

/** Invisible without joining anything: soft hyphen, zero-width space, byte order mark. */
const MARKS = /[\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff]/g;
/** A shortcut for nearly every text: none of these, and no unusual space or hyphen. */
const ORDINARY = /^[^\t\v\f\r\u0085\u00a0\u00ad\u061c\u1680\u2000-\u206f\u3000\ufeff]*$/;
/** Direction marks, only meaningful in a text with right-to-left parts. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Joiners, meaningful in Persian, Indian scripts and emoji only. */
const STRAY_JOINERS =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|[^\P{L}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]|[^\P{M}\p{sc=Inherited}])[\u200c\u200d]+/gu;

/**
 * Normalizes free text: removes invisible marks, replaces special spaces and hyphens by ordinary ones. Digits, dashes and
 * everything else stay.
 */
export function readText(text: string): string {
  if (ORDINARY.test(text)) return text.normalize("NFC").trim();
  const plain = text
    .normalize("NFC")
    .replace(MARKS, "")
    .replace(STRAY_JOINERS, "")
    .replace(/[^\S\n]|\u0085/g, " ")
    .replace(/[\u2010\u2011]/g, "-");
  const undirected = plain.replace(DIRECTIONS, "");
  return (RIGHT_TO_LEFT.test(undirected) ? plain : undirected).trim();
}

/** For names, streets, places: like `readText`, with `-` for unspaced dashes and ASCII digits. */
export function readName(text: string): string {
  const plain = readText(text.replace(DIRECTIONS, ""));
  if (!OTHER_SCRIPT.test(plain)) return plain;
  return plain.replace(ODD_IN_NAME, (sign) => {
    if (/\p{Nd}/u.test(sign)) return asciiDigit(sign);
    return /\p{L}/u.test(sign) ? sign.normalize("NFKC") : "-";
  });
}

/** Neither Latin nor emoji: only such a text can contain something to convert. */
const OTHER_SCRIPT = /[\u0250-\ud83a\ue000-\uffff]/;
/** A non-ASCII digit, a full-width letter, a dash without spaces. */
const ODD_IN_NAME = /[\p{Nd}\uff21-\uff3a\uff41-\uff5a]|(?<=\S)[\p{Pd}\u2212](?=\S)/gu;

/**
 * For numbers, dates and addresses: converts every character to the one on a German keyboard. Too destructive for
 * words.
 */
export function readSigns(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.trim();
  return text
    .normalize("NFKC")
    .replace(/[^\S\ufeff]|\u0085/g, " ")
    .replace(ODD_SIGN, plainSign)
    .trim();
}

const ODD_SIGN = /[\p{DI}\p{Nd}\p{Pd}\u2212\u2043\u02d7\u3002\u060c\u066b\u3001\u2044\u2215]/gu;

function plainSign(sign: string): string {
  if (/\p{Nd}/u.test(sign)) return asciiDigit(sign);
  if (/\p{DI}/u.test(sign)) return "";
  if (sign === "\u3002") return ".";
  if (/[\u060c\u066b\u3001]/.test(sign)) return ",";
  return /[\u2044\u2215]/.test(sign) ? "/" : "-";
}

/** Like `readSigns`, with runs of spaces collapsed. */
export const readParts = (text: string): string => readSigns(text).replace(/ +/g, " ");

/** A number printed in groups: without separators, in capitals. */
export const readNumber = (text: string): string =>
  readSigns(text)
    .replace(/[ -]/g, "")
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Digits alone, of any script. */
export const digitsOf = (text: string): string => readSigns(text).replace(/\D/g, "");

/** The first visible character that is not allowed, for the message; `null` if there is none. */
export function strangeSign(text: string, allowed: RegExp): string | null {
  const sign = lettersOf(readSigns(text)).find((letter) => !allowed.test(letter));
  return sign && /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? sign : null;
}

/** Trims these characters at the end; a regular expression would take quadratic time. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Every script has its ten digits in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}
