import { readSigns } from "#src/lib/typedText.ts";

/** A telephone number as sent: plain characters, without the `tel:` of a link. */
export const readPhone = (phone: string): string => readSigns(phone).replace(/^tel: ?/i, "");

/** The characters of a telephone number (AUTH-45). */
export const PHONE_SIGN = /^[\d\s()+-]$/;

/** Digits, spaces, brackets and hyphens, a plus only in front, at least one digit (AUTH-44, AUTH-45, C-56). */
export function phoneProblem(phone: string): "required" | "invalid" | null {
  const text = readPhone(phone);
  if (text === "") return "required";
  return /^\+?[\d\s()-]+$/.test(text) && /\d/.test(text) ? null : "invalid";
}
