import { lettersOf } from "./letters.ts";

/** The first letters of the first and the last name, as one sees them: a combined letter counts as one. */
export function initialsOf(firstName: string, lastName: string): string {
  const first = (name: string) => lettersOf(name.trim())[0] ?? "";
  return (first(firstName) + first(lastName)).toLocaleUpperCase("de");
}
