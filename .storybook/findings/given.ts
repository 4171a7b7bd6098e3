import { givenInEnglish, givenInGerman, type GivenWording } from "./givenWordings.ts";

type Locale = "de" | "en";

const byKey = (wordings: readonly GivenWording[]) =>
  new Map(wordings.map(([row, key, words]) => [key, { row, words }]));

const given = { de: byKey(givenInGerman), en: byKey(givenInEnglish) };

/** The wording that the specification quotes for a key, with its row. */
export const givenWording = (key: string, locale: Locale) => given[locale].get(key);

export const isGivenWording = (key: string, locale: Locale): boolean => given[locale].has(key);
