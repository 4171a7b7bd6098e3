import type { Catalogue } from "#src/copy/build/catalogue.ts";
import { kindOf, type TextKind } from "./kind.ts";
import { readingsOf } from "./reading.ts";

/** Length in letters from which a word is long, for both formulas. */
const LONG = 7;
/** Syllables from which a word is hard. */
const HARD = 3;

export type Readability = {
  words: number;
  longestSentence: number;
  /** First Wiener Sachtextformel (Bamberger and Vanecek 1984): about the school year, 4 to 15. */
  wstf: number;
  /** Läsbarhetsindex (Björnsson 1968): below 40 is easy. */
  lix: number;
};

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\d]+(?:[-–][\p{L}\p{M}\d]+)*/gu) ?? [];

/** Groups of vowels; the German diphthongs are one. */
const syllablesOf = (word: string): number => word.toLowerCase().match(/[aä]u|[ae]i|eu|ie|[aeiouyäöüé]/gu)?.length ?? 1;

/** A colon before a list or an example ends a sentence as a full stop does. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?:…])\s+|\n+/u).filter((sentence) => wordsIn(sentence).length > 0);

/** Of running texts, each in one reading without placeholders. */
export function readabilityOf(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesOf).map(wordsIn);
  const words = sentences.flat();
  const share = (is: (word: string) => boolean) => (100 * words.filter(is).length) / words.length;
  const perSentence = words.length / sentences.length;
  const long = share((word) => word.length >= LONG);
  const wstf =
    0.1935 * share((word) => syllablesOf(word) >= HARD) +
    0.1672 * perSentence +
    0.1297 * long -
    0.0327 * share((word) => syllablesOf(word) === 1) -
    0.875;
  return {
    words: words.length,
    longestSentence: Math.max(...sentences.map(({ length }) => length)),
    wstf,
    lix: perSentence + long,
  };
}

export type AreaReadability = Readability & { area: string };

const RUNNING: readonly TextKind[] = ["body", "error", "hint"];
/** In words: shorter texts are labels, for which the formulas say nothing. */
const SHORTEST = 5;

/** Of the running German texts of each area; branches of a choice share their words, so that one of them stands for all. */
export const readabilityByArea = ({ de = {} }: Catalogue): AreaReadability[] =>
  Object.entries(de).flatMap(([area, entries]) => {
    const texts = Object.entries(entries)
      .filter(([path]) => RUNNING.includes(kindOf(`${area}.${path}`)))
      .map(([, { text }]) => readingsOf(text)[0]?.words ?? "")
      .filter((text) => wordsIn(text).length >= SHORTEST);
    return texts.length > 0 ? [{ area, ...readabilityOf(texts) }] : [];
  });

/** Words from which the formula says something about an area: a name such as „Flughafenausweis“ weighs less. */
const ENOUGH = 60;
const MOST = 6;

export const readabilityFaults = (areas: readonly AreaReadability[]): string[] =>
  areas
    .filter(({ words, wstf }) => words >= ENOUGH && wstf > MOST)
    .map(({ area, wstf }) => `${area}: Wiener Sachtextformel ${wstf.toFixed(1)}, at most ${MOST}`);
