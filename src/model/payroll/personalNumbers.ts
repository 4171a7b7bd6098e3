/** A bank's code of ISO 9362: eight characters, or eleven with the branch. The country is in the middle. */
export const isBic = (bic: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic);

/**
 * A German tax id (§ 139b AO): one of its first ten digits occurs twice or three times, no other one more than once;
 * the last one is the check digit of ISO 7064 MOD 11,10.
 */
export function isTaxId(id: string): boolean {
  if (!/^\d{11}$/.test(id)) return false;
  const digits = [...id].map(Number);
  const times = "0123456789".split("").map((digit) => id.slice(0, -1).split(digit).length - 1);
  const repeated = times.filter((count) => count > 1);
  if (repeated.length !== 1 || !repeated.every((count) => count <= 3)) return false;
  const product = digits.slice(0, -1).reduce((last, digit) => (2 * ((digit + last) % 10 || 10)) % 11, 10);
  return digits.at(-1) === (11 - product) % 10;
}

const INSURANCE_WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

/** A number of the German pension insurance, `65170839J003` (§ 2 VKVV): the letter counts as its place in the alphabet. */
export function isInsuranceNumber(number: string): boolean {
  const [, area, letter = "", serial, check] = /^(\d{8})([A-Z])(\d{2})(\d)$/.exec(number) ?? [];
  if (check === undefined) return false;
  const index = String(letter.charCodeAt(0) - 64).padStart(2, "0");
  const products = [...`${area}${index}${serial}`].map((digit, at) => Number(digit) * (INSURANCE_WEIGHTS[at] ?? 0));
  const sum = products.reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return sum % 10 === Number(check);
}

/** The same without its letter, which the payroll form omits (PAY-05); its check digit cannot be verified then. */
export const isInsuranceDigits = (digits: string): boolean => /^\d{11}$/.test(digits);

/** In its printed groups: `65 170839 J003`. */
export const shownInsuranceNumber = (number: string): string =>
  number.replace(/^(\d{2})(\d{6})([A-Z]\d{3})$/, "$1 $2 $3");
