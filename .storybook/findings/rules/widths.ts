import type { Rule } from "../finding.ts";
import { widthOf } from "../widths.ts";

/** Widths in pixels on a phone of 320 px: between the margins, and inside a large button. */
const LINE = 288;
const BUTTON = 245;

/** 28 px, weight 700 and a negative letter spacing; buttons: 18 px, weight 600. */
const inTitle = (word: string) => widthOf(word, 28) * 1.018 - word.length * 0.336;
const inButton = (words: string) => widthOf(words, 18);

const button: Rule = (words, kind) => {
  const width = Math.round(inButton(words));
  if (kind !== "button" || width <= BUTTON) return [];
  const message = `Auf einem kleinen Handy (320 px) bricht die Schaltfläche in zwei Zeilen: ${width} von ${BUTTON} px.`;
  return [{ rule: "width", message, start: 0, end: words.length, severity: "hint" }];
};

const title: Rule = (words, kind) =>
  kind !== "title"
    ? []
    : [...words.matchAll(/[^\s-]+-?/gu)]
        .filter(({ 0: word }) => inTitle(word) > LINE)
        .map(({ 0: word, index }) => ({
          rule: "width",
          message: `„${word}“ ist auf einem kleinen Handy (320 px) breiter als die Zeile und bricht mitten im Wort.`,
          start: index,
          end: index + word.length,
          severity: "hint",
        }));

export const widthRules: Rule[] = [button, title];
