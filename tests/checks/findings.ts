import { readCatalogue, type Catalogue } from "#src/copy/build/catalogue.ts";
import { readWords } from "#workbench/findings/spelling.ts";
import { readabilityByArea, readabilityFaults } from "#workbench/findings/readability.ts";
import { textFaults } from "#workbench/findings/textFaults.ts";
import { report } from "./report.ts";

/** Entries of our word list that no text uses. */
function idleWords(catalogue: Catalogue, words: ReadonlySet<string>): string[] {
  const texts = Object.values(catalogue)
    .flatMap((areas) => Object.values(areas))
    .flatMap((entries) => Object.values(entries).map(({ text }) => text));
  const used = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []));
  return [...words].filter((word) => !used.has(word)).map((word) => `src/copy/words.txt: no text says "${word}"`);
}

/** The browser's own names. */
const OUTSIDE = ["Übersetzen"];

/** Pages, buttons and fields that a text names in „…“, but that no text is called. */
function unknownNames(catalogue: Catalogue): string[] {
  const texts = Object.entries(catalogue.de ?? {}).flatMap(([area, entries]) =>
    Object.entries(entries).map(([path, { text }]) => ({ key: `${area}.${path}`, text })),
  );
  const names = new Set([...OUTSIDE, ...texts.map(({ text }) => text)]);
  return texts.flatMap(({ key, text }) =>
    [...text.matchAll(/„([^“{]+)“/gu)]
      .filter(([, name]) => name && !names.has(name))
      .map(([quoted]) => `${key}: no page, button or field is called ${quoted}`),
  );
}

const { catalogue, faults } = readCatalogue();
const { errors, hints } = await textFaults(catalogue);
const areas = readabilityByArea(catalogue);
for (const { area, wstf, lix, longestSentence } of areas)
  console.log(`${area}: WSTF ${wstf.toFixed(1)}, LIX ${lix.toFixed(0)}, longest sentence ${longestSentence} words`);
report(
  "texts",
  [...faults, ...errors, ...unknownNames(catalogue), ...readabilityFaults(areas), ...idleWords(catalogue, readWords())],
  `spelling and style hold in all texts, ${hints.length} hints, in the panel Texte`,
);
