import { readFileSync } from "node:fs";
import path from "node:path";
import { copyDir, readCatalogue } from "#src/copy/build/catalogue.ts";
import { glossary } from "#workbench/findings/glossary.ts";
import { dictionaryOf, type Dictionary, type DictionaryLocale } from "./dictionary.ts";
import type { Finding } from "./finding.ts";
import { readingsOf } from "./reading.ts";

export type Misspelling = Finding & { word: string; suggestions: string[] };

/** Own words that are in no dictionary. */
export const readWords = (): Set<string> =>
  new Set(
    readFileSync(path.join(copyDir, "words.txt"), "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith("#")),
  );

/** The words of an ICU text that are neither in the dictionary nor in words.txt, with suggestions. */
export async function checkSpelling(text: string, locale: DictionaryLocale = "de"): Promise<Misspelling[]> {
  return misspellingsIn(text, await dictionaryOf(locale), readWords(), locale === "de" ? ourWords : () => []);
}

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

/** `familiar`: words to suggest first, read only if there is a misspelling. */
export function misspellingsIn(
  text: string,
  dictionary: Dictionary,
  words: ReadonlySet<string>,
  familiar: () => readonly string[],
): Misspelling[] {
  const found = new Map<string, Misspelling>();
  for (const { words: read, from, to } of readingsOf(text))
    for (const { word, index } of wordsIn(read)) {
      if (words.has(word) || dictionary.has(word.replace(/’s$/u, ""))) continue;
      const start = from[index] ?? 0;
      if (found.has(`${start} ${word}`)) continue;
      const correct = [...familiar(), ...words].filter((other) => words.has(other) || dictionary.has(other));
      const suggestions = suggestionsFor(word, correct, dictionary);
      const question =
        suggestions.length > 0
          ? ` Meinten Sie ${suggestions.map((suggestion) => `„${suggestion}“`).join(" oder ")}?`
          : "";
      const message = `„${word}“ steht nicht im Wörterbuch.${question}`;
      const end = to[index + word.length - 1] ?? text.length;
      found.set(`${start} ${word}`, { rule: "spelling", message, start, end, severity: "error", word, suggestions });
    }
  return [...found.values()];
}

/** Words of two or more letters, split at hyphens, without addresses. */
const wordsIn = (words: string) =>
  [
    ...words.replace(/\S+@\S+|https?:\S+/gu, (address) => " ".repeat(address.length)).matchAll(/[\p{L}\p{M}’]{2,}/gu),
  ].map(({ 0: word, index }) => ({ word, index }));

/** At most three: familiar words, then words of the dictionary with the same capitalization. */
function suggestionsFor(word: string, familiar: readonly string[], dictionary: Dictionary): string[] {
  const most = word.length > 5 ? 2 : 1;
  const ours = [...new Set(familiar)]
    .map((other) => ({ other, steps: distance(word, other) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((one, two) => one.steps - two.steps)
    .map(({ other }) => other);
  const isCapital = /^\p{Lu}/u.test(word);
  const theirs = dictionary
    .near(word)
    .filter((other) => /^\p{Lu}/u.test(other) === isCapital && /^\p{L}\p{Ll}+$/u.test(other));
  return [...new Set([...ours, ...theirs])].slice(0, 3);
}

const ourWords = (): string[] => {
  const { catalogue } = readCatalogue();
  const texts = Object.values(catalogue.de ?? {}).flatMap((area) => Object.values(area).map(({ text }) => text));
  const read = texts.flatMap((text) => readingsOf(text).map(({ words }) => words));
  return [...glossary.map(({ german }) => german), ...read].flatMap((words) => wordsIn(words).map(({ word }) => word));
};

/** The Damerau–Levenshtein distance: letters to insert, delete, recolumn or swap. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? Infinity;
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(1, 0) + 1,
          (line[column - 1] ?? Infinity) + 1,
          at(1, 1) + Number(!isSame),
          isSwapped ? at(2, 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}
