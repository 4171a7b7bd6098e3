import type { CataloguedKey, CataloguedText, Locale } from "./row.ts";

/** A key with the texts that its files have now; what they were stays. */
export function rewritten(
  known: CataloguedKey,
  read: (locale: Locale, key: string) => string | undefined,
): CataloguedKey {
  const de = withText(known.de, read("de", known.key));
  const en = withText(known.en, read("en", known.key));
  return de === known.de && en === known.en ? known : { ...known, de, en };
}

function withText(known: CataloguedText, text: string | undefined): CataloguedText {
  if (text === undefined || text === known.text) return known;
  const was = known.was === undefined ? known.text : known.was;
  return was === text ? { text } : { text, was };
}
