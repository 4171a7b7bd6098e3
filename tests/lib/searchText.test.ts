import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText, sameOption, searchOptions } from "#src/lib/searchText.ts";
import { COUNTRIES } from "#src/model/profile/countries.ts";

const companies = ["Fraport AG", "Media Frankfurt GmbH", "N*ICE Aircraft Services", "Çelebi Cargo GmbH", "DO & CO"];
const countries = ["Ägyptisch", "Bosnisch-herzegowinisch", "Österreichisch", "Deutsch", "Dänisch"];

describe("comparing texts", () => {
  test.each([
    ["Çelebi Cargo", "celebi cargo"],
    ["  DO & CO ", "do co"],
    ["Straße", "strasse"],
    ["Łódź Ørsted", "lodz orsted"],
    ["İstanbul ILGIN", "istanbul ilgin"],
    ["***", ""],
  ])("%j is compared as %j", (text, folded) => expect(foldText(text)).toBe(folded));
});

describe("searching", () => {
  test.each([
    ["fra", ["Fraport AG", "Media Frankfurt GmbH"]],
    ["frank", ["Media Frankfurt GmbH"]],
    ["gmbh media", ["Media Frankfurt GmbH"]],
    ["port", []],
    ["nice", ["N*ICE Aircraft Services"]],
    ["n*ice", ["N*ICE Aircraft Services"]],
    ["celebi", ["Çelebi Cargo GmbH"]],
    ["do&co", ["DO & CO"]],
    ["doco", ["DO & CO"]],
    ["  ", companies],
    ["*", companies],
  ])("%j finds %j", (query, found) => expect(searchOptions(companies, query)).toEqual(found));

  test.each([
    ["ägypt", ["Ägyptisch"]],
    ["agypt", ["Ägyptisch"]],
    ["aegypt", ["Ägyptisch"]],
    ["A\u0308GYPT", ["Ägyptisch"]],
    ["oester", ["Österreichisch"]],
    ["herze", ["Bosnisch-herzegowinisch"]],
    ["d", ["Deutsch", "Dänisch"]],
  ])("%j finds %j", (query, found) => expect(searchOptions(countries, query)).toEqual(found));

  test("any beginning of a nationality finds it, in any case", () => {
    const names = COUNTRIES.map(({ nationality }) => nationality);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: 1, max: 40 }), fc.boolean(), (name, length, isLoud) => {
        const typed = name.slice(0, length);
        expect(searchOptions(names, isLoud ? typed.toUpperCase() : typed)).toContain(name);
      }),
    );
  });

  test("for any text nothing is found twice, and nothing outside of the list", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (options, query) => {
        const found = searchOptions(options, query);
        expect(new Set(found).size).toBe(found.length);
        expect(found.filter((option) => !options.includes(option))).toEqual([]);
      }),
    );
  });
});

describe("the option that was typed out", () => {
  test.each([
    ["deutsch", "Deutsch"],
    [" DAENISCH ", "Dänisch"],
    ["bosnisch herzegowinisch", "Bosnisch-herzegowinisch"],
    ["Deut", undefined],
    ["", undefined],
  ])("%j is %j", (typed, option) => expect(sameOption(countries, typed)).toBe(option));

  test("an exact match comes before a similar one", () =>
    expect(sameOption(["dnata", "DNATA"], "DNATA")).toBe("DNATA"));
});
