import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { checkSpelling, type Misspelling } from "./spelling.ts";

/** The misspellings in all German texts, by key. */
export async function misspelt(): Promise<Record<string, Misspelling[]>> {
  const found: Record<string, Misspelling[]> = {};
  for (const [area, entries] of Object.entries(readCatalogue().catalogue.de ?? {}))
    for (const [key, { text }] of Object.entries(entries)) {
      const misspellings = await checkSpelling(text);
      if (misspellings.length > 0) found[`${area}.${key}`] = misspellings;
    }
  return found;
}
