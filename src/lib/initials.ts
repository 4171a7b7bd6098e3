import { lettersOf } from "./letters.ts";

/** The first grapheme of the first and of the last name. */
export function initialsOf(firstName: string, lastName: string): string {
  const first = (name: string) => lettersOf(name.trim())[0] ?? "";
  return (first(firstName) + first(lastName)).toLocaleUpperCase("de");
}
