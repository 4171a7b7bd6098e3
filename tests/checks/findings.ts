import { readCatalogue, type Catalogue } from "#src/copy/build/catalogue.ts";
import { findingsOf, kindOf, type Finding } from "#workbench/findings/findings.ts";
import { isGivenWording } from "#workbench/findings/given.ts";
import { checkSpelling, readWords } from "#workbench/findings/spelling.ts";
import { report } from "./report.ts";

export type TextFaults = { errors: string[]; hints: string[] };

/** What is found in all texts of a catalogue: key, language, the words in question and how they get better. */
export async function textFaults(catalogue: Catalogue): Promise<TextFaults> {
  const faults: TextFaults = { errors: [], hints: [] };
  for (const locale of ["de", "en"] as const)
    for (const [area, entries] of Object.entries(catalogue[locale] ?? {}))
      for (const [end, { text }] of Object.entries(entries)) {
        const key = `${area}.${end}`;
        const about = { key, locale, isGiven: isGivenWording(key, locale), kind: kindOf(key) };
        const spelling = locale === "de" ? await checkSpelling(text) : [];
        for (const finding of [...findingsOf(text, about), ...spelling])
          (finding.severity === "error" ? faults.errors : faults.hints).push(lineOf(key, locale, text, finding));
      }
  return faults;
}

/** Entries of the list of our own words that no German text uses. */
export function idleWords(catalogue: Catalogue, words: ReadonlySet<string>): string[] {
  const texts = Object.values(catalogue.de ?? {}).flatMap((entries) => Object.values(entries).map(({ text }) => text));
  const used = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []));
  return [...words].filter((word) => !used.has(word)).map((word) => `src/copy/words.txt: no text says "${word}"`);
}

function lineOf(key: string, locale: string, text: string, { start, end, message }: Finding): string {
  const words = text.slice(start, end);
  return `${key} (${locale}) ${words === text || words.includes("\n") ? "" : `at "${words}" `}${message}`;
}

if (import.meta.main) {
  const { catalogue, faults } = readCatalogue();
  const { errors, hints } = await textFaults(catalogue);
  if (hints.length > 0) console.log([...hints.map((line) => `hint  ${line}`), `${hints.length} hints`].join("\n"));
  report(
    "texts",
    [...faults, ...errors, ...idleWords(catalogue, readWords())],
    `spelling and style hold in all texts, ${hints.length} hints`,
  );
}
