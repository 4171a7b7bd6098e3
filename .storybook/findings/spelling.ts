import { readFileSync } from "node:fs";
import path from "node:path";
import { copyDir, readCatalogue } from "#src/copy/build/catalogue.ts";
import { glossary } from "#workbench/findings/glossary.ts";
import { germanDictionary, type Dictionary } from "./dictionary.ts";
import { distance } from "./distance.ts";
import type { Finding } from "./finding.ts";
import { readingsOf } from "./reading.ts";

export type Misspelling = Finding & { word: string; suggestions: string[] };

export const wordsFile = path.join(copyDir, "words.txt");

/** The words of our own that no dictionary knows. */
export const readWords = (file = wordsFile): Set<string> =>
  new Set(
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith("#")),
  );

/** The words of a German ICU text that neither the dictionary nor the list of our own words knows, with better ones. */
export async function checkSpelling(text: string): Promise<Misspelling[]> {
  return misspellingsIn(text, await germanDictionary(), readWords(), ourWords);
}

/** `familiar` is asked only when a word is unknown: what it holds is suggested first. */
export function misspellingsIn(
  text: string,
  dictionary: Dictionary,
  words: ReadonlySet<string>,
  familiar: () => readonly string[],
): Misspelling[] {
  const found = new Map<string, Misspelling>();
  for (const { words: read, from, to } of readingsOf(text))
    for (const { word, index } of wordsIn(read)) {
      if (words.has(word) || dictionary.has(word)) continue;
      const start = from[index] ?? 0;
      if (found.has(`${start} ${word}`)) continue;
      const agreed = [...familiar(), ...words].filter((known) => words.has(known) || dictionary.has(known));
      const suggestions = better(word, agreed, dictionary);
      const hint =
        suggestions.length > 0 ? ` Meinten Sie ${suggestions.map((known) => `„${known}“`).join(" oder ")}?` : "";
      const message = `„${word}“ steht nicht im Wörterbuch.${hint}`;
      const end = to[index + word.length - 1] ?? text.length;
      found.set(`${start} ${word}`, { rule: "spelling", message, start, end, severity: "error", word, suggestions });
    }
  return [...found.values()];
}

/** Words of two letters and more; those with a hyphen in their parts. Addresses are no words. */
const wordsIn = (words: string) =>
  [
    ...words.replace(/\S+@\S+|https?:\S+/gu, (address) => " ".repeat(address.length)).matchAll(/[\p{L}\p{M}’]{2,}/gu),
  ].map(({ 0: word, index }) => ({ word, index }));

/** At most three: the agreed words first, then the dictionary's that begin alike, without odd capitals. */
function better(word: string, familiar: readonly string[], dictionary: Dictionary): string[] {
  const most = word.length > 5 ? 2 : 1;
  const ours = [...new Set(familiar)]
    .map((known) => ({ known, steps: distance(word, known) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((one, other) => one.steps - other.steps)
    .map(({ known }) => known);
  const isCapital = /^\p{Lu}/u.test(word);
  const theirs = dictionary
    .near(word)
    .filter((known) => /^\p{Lu}/u.test(known) === isCapital && /^\p{L}\p{Ll}+$/u.test(known));
  return [...new Set([...ours, ...theirs])].slice(0, 3);
}

/** Words of the glossary and of all texts. */
const ourWords = (): string[] => {
  const { catalogue } = readCatalogue();
  const texts = Object.values(catalogue.de ?? {}).flatMap((area) => Object.values(area).map(({ text }) => text));
  const read = texts.flatMap((text) => readingsOf(text).map(({ words }) => words));
  return [...glossary.map(({ german }) => german), ...read].flatMap((words) => wordsIn(words).map(({ word }) => word));
};
