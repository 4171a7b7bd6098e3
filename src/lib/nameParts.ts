/** Splits a full name: the last word is the last name, a single word is a first name (AUTH-22). */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.slice(1).at(-1) ?? "";
  return { firstName: words.slice(0, lastName ? -1 : undefined).join(" "), lastName };
}
