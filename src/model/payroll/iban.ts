import { composeIBAN, getCountrySpecifications } from "ibantools";
import { readNumber } from "#src/lib/typedText.ts";

const CHECK_DIGITS_END = 4;

/** Why an IBAN is invalid, with what the user needs to correct it. */
export type IbanFault =
  /** It does not start with the letters of a country that has IBANs. */
  | { code: "country" }
  /** A character that no IBAN has, such as a dot. */
  | { code: "sign" }
  /** A letter where the country has digits only, often O instead of 0. */
  | { code: "letter"; country: string }
  | { code: "tooShort"; missing: number; length: number; country: string }
  | { code: "tooLong"; extra: number; length: number; country: string }
  /** Complete, but the check digits are wrong: something is mistyped. */
  | { code: "mismatch" };

/**
 * An IBAN as sent: without its groups and without a leading "IBAN". Nothing else is removed, so that a mistyped
 * character stays visible (D-73, P37).
 */
export const normaliseIban = (text: string): string => readNumber(text).replace(/^IBAN:?/, "");

/** In groups of four, as on a bank card: `DE02 1203 0000 0000 2020 51`. */
export const shownIban = (text: string): string => normaliseIban(text).replace(/(.{4})(?=.)/gu, "$1 ");

/** Whether it is an IBAN of any country of the registry, in any usual spelling (PAY-11, D-73, N5). */
export const isValidIban = (text: string): boolean => ibanFault(text) === null;

/** `null` for a valid IBAN. Checks only the digits of ISO 13616, not the bank's own. */
export function ibanFault(text: string): IbanFault | null {
  const iban = normaliseIban(text);
  const country = iban.slice(0, 2);
  const form = formOf(country);
  if (!form) return { code: "country" };
  if (/[^A-Z0-9]/.test(iban)) return { code: "sign" };
  if (form.isDigitsOnly && /[A-Z]/.test(iban.slice(2))) return { code: "letter", country };
  const missing = form.length - iban.length;
  if (missing > 0) return { code: "tooShort", missing, length: form.length, country };
  if (missing < 0) return { code: "tooLong", extra: -missing, length: form.length, country };
  return composeIBAN({ countryCode: country, bban: iban.slice(CHECK_DIGITS_END) }) === iban
    ? null
    : { code: "mismatch" };
}

function formOf(country: string): { length: number; isDigitsOnly: boolean } | null {
  const form = getCountrySpecifications()[country];
  if (!form?.chars || !form.bban_regexp) return null;
  return { length: form.chars, isDigitsOnly: !form.bban_regexp.includes("A-Z") };
}
