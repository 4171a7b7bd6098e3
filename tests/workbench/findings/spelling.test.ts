import { beforeAll, describe, expect, test } from "vitest";
import { dictionaryOf, type Dictionary } from "#workbench/findings/dictionary.ts";
import { distance, checkSpelling, misspellingsIn } from "#workbench/findings/spelling.ts";

let dictionary: Dictionary;
beforeAll(async () => {
  dictionary = await dictionaryOf("de");
}, 60_000);

const unknown = async (text: string) => (await checkSpelling(text)).map(({ word }) => word);

describe("spelling", () => {
  test("a misspelt word is reported with its range and the own word first", async () => {
    const text = "Bitte {name}, prüfen Sie Ihr <b>Pasword</b>.";
    const [found] = await checkSpelling(text);
    expect(found).toMatchObject({ rule: "spelling", severity: "error", word: "Pasword" });
    expect(text.slice(found?.start, found?.end)).toBe("Pasword");
    expect(found?.suggestions[0]).toBe("Passwort");
    expect(found?.message).toMatch(/^„Pasword“ steht nicht im Wörterbuch\. Meinten Sie „Passwort“/);
  });

  test("compounds are words, and so is each part between hyphens", async () => {
    expect(
      await unknown("Der Einladungslink zum Abteilungszugangscode: E-Mail-Adresse, SMS-Code, Check-in-Liste"),
    ).toEqual([]);
    expect(await unknown("Ihre E-Mail-adresse")).toEqual(["adresse"]);
  });

  test("a noun in lower case is misspelt, and a sentence may start with any word", async () => {
    expect(await unknown("Neuen Code anfordern. Ihr konto ist fertig.")).toEqual(["konto"]);
  });

  test("arguments, addresses and numbers are skipped, and all branches are checked", async () => {
    expect(await unknown("{vorname} bekommt Post an xqz.vw@example.de um 07:30")).toEqual([]);
    expect(await unknown("{n, plural, one {# Tagg} other {# Tagge}}")).toEqual(["Tagge", "Tagg"]);
  });

  test("an English text is spelt in British English", async () => {
    const english = async (text: string) => (await checkSpelling(text, "en")).map(({ word }) => word);
    expect(await english("Please choose the colour of {name}’s badge, organise and don’t worry.")).toEqual([]);
    expect(await english("Plese chose the color of the center.")).toEqual(["Plese", "color", "center"]);
  });

  test("own words are case-sensitive", () => {
    const words = new Set(["Gangway"]);
    expect(misspellingsIn("Gangway", dictionary, words, () => [])).toEqual([]);
    expect(misspellingsIn("Gangwey", dictionary, words, () => [])[0]?.suggestions).toContain("Gangway");
  });
});

test("the distance of two words counts letters to insert, delete, replace or swap", () => {
  const pairs = [
    ["Code", "Code"],
    ["Code", "Coed"],
    ["Kode", "Code"],
    ["Tag", "Tage"],
    ["Tage", "Tag"],
    ["", "Tag"],
  ] as const;
  expect(pairs.map(([one, other]) => distance(one, other))).toEqual([0, 1, 1, 1, 1, 3]);
});
