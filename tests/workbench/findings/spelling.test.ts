import { beforeAll, describe, expect, test } from "vitest";
import { germanDictionary, type Dictionary } from "#workbench/findings/dictionary.ts";
import { distance } from "#workbench/findings/distance.ts";
import { checkSpelling, misspellingsIn } from "#workbench/findings/spelling.ts";

let dictionary: Dictionary;
beforeAll(async () => {
  dictionary = await germanDictionary();
}, 60_000);

const unknown = async (text: string) => (await checkSpelling(text)).map(({ word }) => word);

describe("spelling", () => {
  test("a misspelt word is named with its place and the agreed word first", async () => {
    const text = "Bitte {name}, prüfen Sie Ihr <b>Pasword</b>.";
    const [found] = await checkSpelling(text);
    expect(found).toMatchObject({ rule: "spelling", severity: "error", word: "Pasword" });
    expect(text.slice(found?.start, found?.end)).toBe("Pasword");
    expect(found?.suggestions[0]).toBe("Passwort");
    expect(found?.message).toMatch(/^„Pasword“ steht nicht im Wörterbuch\. Meinten Sie „Passwort“/);
  });

  test("compounds of known words are words, and so is each part between hyphens", async () => {
    expect(
      await unknown("Der Einladungslink zum Abteilungszugangscode: E-Mail-Adresse, SMS-Code, Check-in-Liste"),
    ).toEqual([]);
    expect(await unknown("Ihre E-Mail-adresse")).toEqual(["adresse"]);
  });

  test("a noun in small letters is no word, and a sentence may begin with any", async () => {
    expect(await unknown("Neuen Code anfordern. Ihr konto ist fertig.")).toEqual(["konto"]);
  });

  test("arguments, addresses and numbers are not read, and all branches are", async () => {
    expect(await unknown("{vorname} bekommt Post an xqz.vw@example.de um 07:30")).toEqual([]);
    expect(await unknown("{n, plural, one {# Tagg} other {# Tagge}}")).toEqual(["Tagge", "Tagg"]);
  });

  test("our own words count as they are written in the list", () => {
    const words = new Set(["Gangway"]);
    expect(misspellingsIn("Gangway", dictionary, words, () => [])).toEqual([]);
    expect(misspellingsIn("Gangwey", dictionary, words, () => [])[0]?.suggestions).toContain("Gangway");
  });
});

test("the distance of two words counts letters to add, drop, change or swap", () => {
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
