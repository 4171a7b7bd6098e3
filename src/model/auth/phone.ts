/** Digits, blanks, brackets and hyphens, a plus only in front, at least one digit (AUTH-44, AUTH-45, C-56). */
export function phoneProblem(phone: string): "required" | "invalid" | null {
  const text = phone.trim();
  if (text === "") return "required";
  return /^\+?[\d\s()-]+$/.test(text) && /\d/.test(text) ? null : "invalid";
}
