import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export type Dictionary = {
  has: (word: string) => boolean;
  /** Similar words of the dictionary, nearest first. */
  near: (word: string) => string[];
};

export type DictionaryLocale = "de" | "en";

/** A dictionary of cspell, German with compounds or British, and a word that only it has. */
const sources = {
  de: { language: "de", file: () => import.meta.resolve("@cspell/dict-de-de/cspell-ext.json"), known: "Passwort" },
  en: { language: "en-GB", file: () => import.meta.resolve("@cspell/dict-en-gb-mit/cspell-ext.json"), known: "colour" },
} as const;

const loading: Partial<Record<DictionaryLocale, Promise<Dictionary>>> = {};

/** Loaded once, in about a second. */
export const dictionaryOf = (locale: DictionaryLocale): Promise<Dictionary> => (loading[locale] ??= load(locale));

async function load(locale: DictionaryLocale): Promise<Dictionary> {
  const { language, known, file: fileUrl } = sources[locale];
  const { getDictionary } = await import("cspell-lib"); // On demand: it would delay the start of the dev server.
  const file = fileURLToPath(fileUrl());
  const { dictionaryDefinitions } = JSON.parse(readFileSync(file, "utf8")) as {
    dictionaryDefinitions: { name: string; path: string }[];
  };
  const words = await getDictionary({
    language,
    caseSensitive: true,
    dictionaries: dictionaryDefinitions.map(({ name }) => name),
    dictionaryDefinitions: dictionaryDefinitions.map((definition) => ({
      ...definition,
      path: path.resolve(path.dirname(file), definition.path),
    })),
  });
  if (!words.has(known)) throw new Error(`no ${language} dictionary in ${file}`);
  return {
    has: (word) => words.has(word, { ignoreCase: false }),
    near: (word) => words.suggest(word, { numSuggestions: 8, ignoreCase: false }).map((found) => found.word),
  };
}
