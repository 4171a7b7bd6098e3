import { locales, readCatalogue } from "#src/copy/build/catalogue.ts";
import { checkSpelling } from "#workbench/findings/spelling.ts";
import { earlierTexts } from "./earlierTexts.ts";
import type { CataloguedKey, CataloguedText, Locale } from "./row.ts";

export type CataloguedKeys = { base: string | null; keys: CataloguedKey[] };

/** Every key of the catalogue with both texts, what they were, and what is misspelt. */
export async function cataloguedKeys(root: string): Promise<CataloguedKeys> {
  const { catalogue } = readCatalogue();
  const areas = Object.entries(catalogue.de ?? {});
  const files = locales.flatMap((locale) => areas.map(([area]) => `${locale}/${area}`));
  const earlier = earlierTexts(root, files);
  const textOf = (locale: Locale, area: string, key: string): CataloguedText => {
    const text = catalogue[locale]?.[area]?.[key]?.text ?? "";
    if (!earlier) return { text };
    const was = earlier.texts[`${locale}/${area}`]?.[key] ?? null;
    return was === text ? { text } : { text, was };
  };
  const keys: CataloguedKey[] = [];
  for (const [area, entries] of areas)
    for (const [key, { text }] of Object.entries(entries)) {
      const spelling = (await checkSpelling(text)).map(({ rule, message, start, end, severity }) => ({
        rule,
        message,
        start,
        end,
        severity,
      }));
      keys.push({ key: `${area}.${key}`, area, de: textOf("de", area, key), en: textOf("en", area, key), spelling });
    }
  return { base: earlier?.base ?? null, keys };
}
