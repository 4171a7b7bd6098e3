import { describe, expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";

/** Given word for word, so that no rule of style applies. */
const given = new Set([
  "E-Mail-Adresse ist erforderlich",
  "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut.",
]);

const texts = Object.entries(readCatalogue().catalogue.de ?? {}).flatMap(([area, entries]) =>
  Object.entries(entries)
    .filter(([key, { text }]) => !given.has(text) && key !== "passwordRules.specialAll")
    .map(([key, { text }]) => ({ key: `${area}.${key}`, words: wordsOf(text) })),
);

/** What a person reads: numbers for their arguments, one branch of a plural, no tags. */
function wordsOf(text: string): string {
  return text
    .replace(/\{\w+, plural,.*?other \{([^}]*)\}\}/g, "$1")
    .replace(/\{\w+, number\}|#/g, "5")
    .replace(/\{\w+\}/g, "x")
    .replace(/<\/?\w+>/g, "");
}

const sentencesOf = (words: string) => words.split(/(?<=[.!?]) /);
const word = (...choices: string[]) => new RegExp(`(?<![\\p{L}-])(${choices.join("|")})(?![\\p{L}])`, "iu");
const found = (isPoor: (words: string) => boolean) =>
  texts.filter(({ words }) => isPoor(words)).map(({ key, words }) => `${key}: ${words}`);

describe("every German text", () => {
  test.each([
    [
      "blames and threatens nobody",
      word(
        "ungültig\\w*",
        "falsch\\w*",
        "unzulässig\\w*",
        "unvollständig\\w*",
        "nicht erlaubt",
        "darf",
        "dürfen",
        "muss",
        "müssen",
      ),
    ],
    ["says Sie, and no we", word("du", "dich", "dir", "deine?\\w*", "wir", "uns", "unsere?\\w*")],
    [
      "uses words that everybody knows",
      word("erhalten", "benötig\\w*", "erfolg(t|en)", "erforderlich", "absenden", "klicken", "OK"),
    ],
    [
      "has one word for one thing",
      word(
        "Adresse",
        "Account",
        "Kennwort",
        "Login",
        "Dashboard",
        "Upload",
        "Mobilnummer",
        "Handynummer",
        "Rufnummer",
        "Nationalität",
        "Teilnehmer",
        "Ansprechpartner",
        "Gruppenleiter",
        "Kontoinhaber",
        "Steuernummer",
        "Datenschutzerklärung",
      ),
    ],
    ["has German quotation marks, dashes and dots", /["'”]|\.\.\.| - /],
    ["keeps a number with what it counts", /\d (?=\p{Lu}|%|€)/u],
  ])("%s", (_rule, pattern) => expect(found((words) => pattern.test(words))).toEqual([]));

  test("has sentences of at most 15 words and 80 characters", () =>
    expect(
      found((words) => sentencesOf(words).some((line) => line.length > 80 || line.split(" ").length > 15)),
    ).toEqual([]));

  test("has an exclamation mark in a welcome at most", () =>
    expect(found((words) => words.endsWith("!")).map((line) => line.split(":")[0])).toEqual([
      "signUp.success.title",
      "signUp.success.titlePlain",
    ]));
});
