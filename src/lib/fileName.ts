import { lettersOf } from "./letters.ts";

const NAME_SHOWN = 48;
const END_SHOWN = 15;

/**
 * The name of a chosen file for display: without folders, invisible and direction-changing characters, on one line, a
 * long one cut in the middle so that its extension stays (U5). Empty if nothing is left.
 */
export function shownFileName(name: string): string {
  const own = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const plain = own
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .trim();
  const letters = lettersOf(plain);
  if (letters.length <= NAME_SHOWN) return plain;
  return `${letters.slice(0, NAME_SHOWN - END_SHOWN - 1).join("")}…${letters.slice(-END_SHOWN).join("")}`;
}
