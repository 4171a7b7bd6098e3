import { describe, expect, test } from "vitest";
import { sameOption, searchOptions } from "#src/lib/searchText.ts";
import { COUNTRIES } from "#src/model/profile/countries.ts";
import { countryWords } from "#src/model/profile/countryWords.ts";
import { countryNames } from "./countryNames.ts";

const options = COUNTRIES.map(({ nationality }) => nationality);
const found = (query: string) => searchOptions(options, query, countryWords);
const rows = countryNames
  .trim()
  .split("\n")
  .map((line) => line.split(": "))
  .map(([nationality = "", names = ""]) => ({ nationality, names: names.split(", ") }));

describe("a nationality is found by the name of the country and of its people", () => {
  test("the table has every nationality once", () =>
    expect(rows.map(({ nationality }) => nationality)).toEqual(options));

  test.each(rows)("$nationality", ({ nationality, names }) => {
    const typed = names.flatMap((name) => [name, name.toLowerCase(), name.toUpperCase(), name.normalize("NFD")]);
    const missed = typed.filter((name) => found(name)[0] !== nationality).map((name) => [name, found(name)]);
    expect(missed).toEqual([]);
  });

  test.each([
    ["TR", "Türkisch"],
    ["TUR", "Türkisch"],
    ["tur", "Türkisch"],
    ["D", "Deutsch"],
    ["DEU", "Deutsch"],
    ["AUT", "Österreichisch"],
    ["CHE", "Schweizerisch"],
    ["GBR", "Britisch"],
    ["USA", "US-amerikanisch"],
    ["RKS", "Kosovarisch"],
    ["XKX", "Kosovarisch"],
    ["UKR", "Ukrainisch"],
    ["PRT", "Portugiesisch"],
  ])("a passport's %s is %s", (code, nationality) => expect(found(code)[0]).toBe(nationality));

  test.each([
    ["Kongo", ["Kongolesisch (Demokratische Republik)", "Kongolesisch (Republik)"]],
    ["Congolese", ["Kongolesisch (Demokratische Republik)", "Kongolesisch (Republik)"]],
    ["Dominican", ["Dominicanisch", "Dominikanisch"]],
    ["Atlantis", []],
    ["rkei", []],
  ])("%s is %j", (query, nationalities) => expect(found(query)).toEqual(nationalities));

  test("a search by a nationality finds those with that name first", () =>
    expect(found("ind").slice(0, 2)).toEqual(["Indisch", "Indonesisch"]));
});

test.each([
  ["Türkei", "Türkisch"],
  ["turkey", "Türkisch"],
  ["Elfenbeinküste", "Ivorisch"],
  ["Niger", "Nigrisch"],
  ["Kongo", undefined],
  ["Congolese", undefined],
  ["Türki", undefined],
])("%s, unchanged, is %s", (typed, nationality) => expect(sameOption(options, typed, countryWords)).toBe(nationality));

test.each(["Turkish", "Türkei", "TÜRKISCH", "Turkey", "TUR"])("a provider's %s is found by the same names", (given) => {
  for (const typed of ["Türkei", "Turkey", "Türke", "TR"])
    expect(searchOptions(["German", given, "Polish"], typed, countryWords)).toEqual([given]);
});

test("a provider's word for two countries is found only by itself", () =>
  expect(countryWords("Congolese")).toEqual([]));
