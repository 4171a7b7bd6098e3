import type { Catalogue } from "#src/copy/build/catalogue.ts";
import { findingsFor, type Finding, type Kinds } from "./findings.ts";
import { checkSpelling } from "./spelling.ts";

export type TextFaults = { errors: string[]; hints: string[] };

/** The findings and misspellings in all texts of a catalogue. `kinds`: src/copy/kinds.json if absent. */
export async function textFaults(catalogue: Catalogue, kinds?: Kinds): Promise<TextFaults> {
  const faults: TextFaults = { errors: [], hints: [] };
  for (const locale of ["de", "en"] as const)
    for (const [area, entries] of Object.entries(catalogue[locale] ?? {}))
      for (const [path, { text }] of Object.entries(entries)) {
        const key = `${area}.${path}`;
        const spelling = await checkSpelling(text, locale);
        const german = catalogue.de?.[area]?.[path]?.text ?? "";
        for (const finding of [...findingsFor(text, { key, locale, german, ...(kinds && { kinds }) }), ...spelling])
          (finding.severity === "error" ? faults.errors : faults.hints).push(lineOf(key, locale, text, finding));
      }
  return faults;
}

function lineOf(key: string, locale: string, text: string, { start, end, message }: Finding): string {
  const words = text.slice(start, end);
  return `${key} (${locale}) ${words === text || words.includes("\n") ? "" : `at "${words}" `}${message}`;
}
