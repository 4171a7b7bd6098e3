import { readCatalogue, type Catalogue } from "#src/copy/build/catalogue.ts";
import { readWords } from "#workbench/findings/spelling.ts";
import { textFaults } from "#workbench/findings/textFaults.ts";
import { report } from "./report.ts";

/** Entries of our word list that no German text uses. */
function idleWords(catalogue: Catalogue, words: ReadonlySet<string>): string[] {
  const texts = Object.values(catalogue.de ?? {}).flatMap((entries) => Object.values(entries).map(({ text }) => text));
  const used = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []));
  return [...words].filter((word) => !used.has(word)).map((word) => `src/copy/words.txt: no text says "${word}"`);
}

if (import.meta.main) {
  const { catalogue, faults } = readCatalogue();
  const { errors, hints } = await textFaults(catalogue);
  report(
    "texts",
    [...faults, ...errors, ...idleWords(catalogue, readWords())],
    `spelling and style hold in all texts; ${hints.length} hints, in the panel Texte`,
  );
}
