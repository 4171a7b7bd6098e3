import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export type Dictionary = {
  has: (word: string) => boolean;
  /** Similar words of the dictionary, nearest first. */
  near: (word: string) => string[];
};

let loading: Promise<Dictionary> | undefined;

/** The German dictionary of cspell, with compounds. Loaded once, in about a second. */
export const germanDictionary = (): Promise<Dictionary> => (loading ??= load());

async function load(): Promise<Dictionary> {
  const { getDictionary } = await import("cspell-lib"); // On demand: it would delay the start of the dev server.
  const file = fileURLToPath(import.meta.resolve("@cspell/dict-de-de/cspell-ext.json"));
  const { dictionaryDefinitions } = JSON.parse(readFileSync(file, "utf8")) as {
    dictionaryDefinitions: { name: string; path: string }[];
  };
  const words = await getDictionary({
    language: "de",
    caseSensitive: true,
    dictionaries: dictionaryDefinitions.map(({ name }) => name),
    dictionaryDefinitions: dictionaryDefinitions.map((definition) => ({
      ...definition,
      path: path.resolve(path.dirname(file), definition.path),
    })),
  });
  if (!words.has("Passwort")) throw new Error(`no German dictionary in ${file}`);
  return {
    has: (word) => words.has(word, { ignoreCase: false }),
    near: (word) => words.suggest(word, { numSuggestions: 8, ignoreCase: false }).map((found) => found.word),
  };
}
