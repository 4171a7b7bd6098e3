import { expect, test } from "vitest";
import { searchIn } from "#workbench/search/searchIndex.ts";
import type { IndexEntry } from "#workbench/shared/storybook/storyIndex.ts";

const story = (title: string, exportName: string, name: string, ...tags: string[]): IndexEntry => ({
  id: `${title.replaceAll("/", "-").toLowerCase()}--${exportName.toLowerCase()}`,
  type: "story",
  title,
  name,
  exportName,
  tags,
});
const docs = (title: string): IndexEntry => ({
  id: `${title.replaceAll("/", "-").toLowerCase()}--docs`,
  type: "docs",
  title,
  name: "Docs",
});

const code = "screens/auth/CodeVerificationScreen";
const availability = "screens/availability/AvailabilityScreen";
const entries = [
  story(code, "ConfirmsOnlyACompleteCode", "Code Falsch Falsch", "behaviour"),
  story("connected/auth/CodeVerificationPage", "Wrong", "Code falsch"),
  docs(code),
  story(code, "WrongCode", "Code falsch"),
  story(code, "Sending", "Wird gesendet"),
  docs(availability),
  story(availability, "OneBooked", "Ein Tag gebucht"),
  story("primitives/CodeField", "Empty", "Leer"),
  story("screens/id-check/IdTermsScreen", "Empty", "Leer"),
  docs("Textton"),
];
const find = searchIn(entries, {
  rows: { "screens-auth-codeverificationscreen--wrongcode": ["VA-042"] },
  texts: { [code]: "bestätigen postfach", [availability]: "termine gesendet prüfung gesperrt" },
  headings: { "textton--docs": "glossar" },
});
const codesOf = (query: string) => find(query).map(({ code: name, name: label }) => name || label);
const firstOf = (query: string) => codesOf(query)[0];

test("a screen is found by its German title, its sheet before its states", () => {
  expect(codesOf("Code-Eingabe").slice(0, 3)).toEqual([code, `${code}/WrongCode`, `${code}/Sending`]);
  expect(find("code-eingabe")[0]).toMatchObject({
    kind: "sheet",
    name: "Code-Eingabe",
    path: ["Bildschirme", "Anmeldung"],
  });
});

test("a state is found by screen and state, also with synonyms", () => {
  expect(firstOf("SMS-Code falsch")).toBe(`${code}/WrongCode`);
  expect(firstOf("falsche Codes")).toBe(`${code}/WrongCode`);
  expect(firstOf("Verfügbarkeit gesperrt")).toBe(`${availability}/OneBooked`);
  expect(find("Verfügbarkeit gesperrt")[0]?.path).toEqual(["Bildschirme", "Verfügbarkeit", "Verfügbarkeit angeben"]);
});

test("without umlauts, as a prefix, as the end of a word and with typos", () => {
  for (const query of ["Verfuegbar", "verfugbarkeit", "Verfügbarkiet"]) expect(firstOf(query)).toBe(availability);
  expect(codesOf("Prüfung")).toEqual(["screens/id-check/IdTermsScreen/Empty", availability]);
  expect(firstOf("Tag-gebucht")).toBe(`${availability}/OneBooked`);
});

test("by requirement, by name in code, by a word on the screen, by a heading", () => {
  expect(codesOf("VA-042")).toEqual([`${code}/WrongCode`]);
  expect(firstOf("va042")).toBe(`${code}/WrongCode`);
  expect(firstOf("OneBooked")).toBe(`${availability}/OneBooked`);
  expect(codesOf("Postfach")).toEqual([code]);
  expect(codesOf("Glossar")).toEqual(["Textton"]);
});

test("screens rank before connected pages, and behaviour last", () => {
  expect(codesOf("Code falsch")).toEqual([
    `${code}/WrongCode`,
    "connected/auth/CodeVerificationPage/Wrong",
    `${code}/ConfirmsOnlyACompleteCode`,
  ]);
  expect(find("Code falsch").map(({ kind }) => kind)).toEqual(["state", "state", "behaviour"]);
});

test("names rank before texts on the screen", () => {
  expect(codesOf("gesendet")).toEqual([`${code}/Sending`, availability]);
});

test("without a hit for all words, hits for some of them are shown", () => {
  expect(codesOf("Glossar Raumschiff")).toEqual(["Textton"]);
  expect(find("Raumschiff")).toEqual([]);
  expect(find(" ")).toEqual([]);
});
