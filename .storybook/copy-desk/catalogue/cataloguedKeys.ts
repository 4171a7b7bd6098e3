import { locales, readCatalogue } from "#src/copy/build/catalogue.ts";
import { earlierTexts } from "./earlierTexts.ts";
import type { CataloguedKey, CataloguedText, Locale } from "./row.ts";

export type CataloguedKeys = { base: string | null; keys: CataloguedKey[] };

/** Every key of the catalogue with both texts and what they were. */
export function cataloguedKeys(root: string): CataloguedKeys {
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
  const keys = areas.flatMap(([area, entries]) =>
    Object.keys(entries).map((key) => ({
      key: `${area}.${key}`,
      area,
      de: textOf("de", area, key),
      en: textOf("en", area, key),
    })),
  );
  return { base: earlier?.base ?? null, keys };
}
