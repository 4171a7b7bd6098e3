/** Normalises a number: `0171 39 200-03`, `0049…` and `+49…` are the same phone. Null: not a phone number. */
export function internationalNumber(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, "");
  if (!/^\+?\d{5,15}$/.test(digits)) return null;
  if (digits.startsWith("+")) return digits;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  return digits.startsWith("0") ? `+49${digits.slice(1)}` : `+${digits}`;
}
