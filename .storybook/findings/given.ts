import { givenInEnglish, givenInGerman, type GivenWording } from "./givenWordings.ts";

type Locale = "de" | "en";

const byKey = (wordings: readonly GivenWording[]) =>
  new Map(wordings.map(([row, key, words]) => [key, { row, words }]));

const given = { de: byKey(givenInGerman), en: byKey(givenInEnglish) };

/** The words that the specification quotes for a key, with the row that does. */
export const givenWording = (key: string, locale: Locale) => given[locale].get(key);

/** Whether the specification quotes this text, so that it stands as it is. */
export const isGivenWording = (key: string, locale: Locale): boolean => given[locale].has(key);
