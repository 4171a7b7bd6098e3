import { PASSWORD_MIN_LENGTH } from "#src/model/auth/auth.ts";

export type PasswordRule = "length" | "digit" | "upperCase" | "special";

const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/;

/** Which of the four rules hold (AUTH-78 to AUTH-81). Every capital letter of Unicode counts (C-55). */
export function passwordRules(password: string): Record<PasswordRule, boolean> {
  return {
    length: [...password].length >= PASSWORD_MIN_LENGTH,
    digit: /\d/.test(password),
    upperCase: /\p{Lu}/u.test(password),
    special: SPECIAL.test(password),
  };
}

/** The first character that looks special and does not count, such as `§`, `-` or a space. */
export const uncountedSign = (password: string): string | null =>
  SPECIAL.test(password) ? null : (/[^\p{L}\p{M}\p{N}\p{C}]/u.exec(password)?.[0] ?? null);

/** All four rules hold (AUTH-82, AUTH-101). There is no upper limit (C-55). */
export const isValidPassword = (password: string): boolean => Object.values(passwordRules(password)).every(Boolean);

/** How many of the four rules do not hold yet, 0 to 4. */
export const countOpenRules = (password: string): number =>
  Object.values(passwordRules(password)).filter((isMet) => !isMet).length;
