import { readParts } from "./typedText.ts";

const LINES = /[\r\n\u2028\u2029]+/;

/**
 * The code of `length` digits in a pasted text, or the beginning of one. `null` if there is none or more than one
 * candidate: a date, a telephone number or a time is no code.
 */
export function codeIn(text: string, length: number): string | null {
  const lines = text.split(LINES).map(readParts);
  const plain = lines.join("\n").trim();
  if (/^\d[\d -]*$/.test(plain)) return codeAlone(plain, length);
  return only(plain, `\\d{${length}}`) ?? only(plain, `\\d{${length / 2}}[ -]\\d{${length / 2}}`);
}

/** Groups of equal length; three of them with hyphens are a date. */
function codeAlone(text: string, length: number): string | null {
  const groups = text.split(/[ -]+/);
  const digits = groups.join("");
  if (digits.length < length) return digits;
  const isEven = groups.every((group) => group.length === groups[0]?.length);
  const isDate = text.includes("-") && groups.length === 3;
  return digits.length === length && isEven && !isDate ? digits : null;
}

/** A free-standing match: not part of a word, a longer number, an amount or a time. It may occur twice. */
function only(text: string, digits: string): string | null {
  const alone = new RegExp(`(?<![\\p{L}\\p{N}+]|\\d[ .,:/()-])${digits}(?![\\p{L}\\p{N}]|[ .,:/()-]\\d)`, "gu");
  const found = new Set((text.match(alone) ?? []).map((code) => code.replace(/\D/g, "")));
  const [code] = found;
  return found.size === 1 && code !== undefined ? code : null;
}
