import { expect, test } from "vitest";
import { partsOf, queryTerms, stemOf, tailsOf, termsOf } from "#workbench/search/terms.ts";

test("umlauts match with two letters, with one and as they are", () => {
  expect(termsOf("Prüfung")).toEqual(["prufung", "pruefung"]);
  expect(termsOf("Straße")).toEqual(["strasse"]);
  expect(queryTerms("prüfung PRUFUNG pruefung").map(({ word: term }) => term)).toEqual([
    "prufung",
    "prufung",
    "pruefung",
  ]);
});

test("a hyphenated word is one term and several", () => {
  expect(termsOf("Check-in-Liste")).toEqual(["checkinliste", "check", "in", "liste"]);
  expect(queryTerms("check-in")).toEqual([{ typed: "check-in", word: "checkin", pieces: ["check", "in"] }]);
  expect(queryTerms("VA-042")).toEqual([{ typed: "VA-042", word: "va042", pieces: ["va", "042"] }]);
});

test("a name in code is one term and several", () => {
  expect(termsOf("BySmsWrongCode")).toEqual(["bysmswrongcode", "by", "sms", "wrong", "code"]);
});

test("stop words count only in a query without other words", () => {
  expect(queryTerms("der Code ist falsch").map(({ word: term }) => term)).toEqual(["code", "falsch"]);
  expect(queryTerms("in").map(({ word: term }) => term)).toEqual(["in"]);
  expect(queryTerms(" ?! ")).toEqual([]);
});

test("words of the vocabulary at the end of longer ones", () => {
  const vocabulary = new Set(["liste", "prufung", "te"]);
  expect(tailsOf(["warteliste", "ausweisprufung", "liste", "alte"], vocabulary)).toEqual(["liste", "prufung"]);
});

test("forms of a word share a stem, and other words do not", () => {
  const forms = [
    ["gebucht", "gebuchter", "buchen", "buchung", "buchungen"],
    ["falsch", "falsches", "falscher"],
    ["angemeldet", "anmelden", "anmeldung"],
    ["termin", "termine", "terminen"],
    ["text", "texte"],
    ["foto", "fotos"],
  ];
  const stems = forms.map((words) => new Set(words.map(stemOf)));
  expect(stems.map(({ size }) => size)).toEqual(forms.map(() => 1));
  expect(new Set(stems.flatMap((each) => [...each])).size).toBe(forms.length);
});

test("vocabulary words within a longer one, the last first", () => {
  const vocabulary = new Set(["farbe", "warn", "warnf"]);
  expect(partsOf("warnfarbe", (part) => vocabulary.has(part))).toEqual(["farbe", "warnf", "warn"]);
});
