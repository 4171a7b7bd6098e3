import { expect, test } from "vitest";
import { gitIn, withTree, writeTree } from "#tests/checks/tree.ts";
import { englishSince } from "#tests/visual/english.ts";

const german = {
  title: "Weiter",
  again: "Weiter",
  count: "{count, plural, one {# Termin} other {# Termine}} von {max, number}",
  part: "{part} entfernen",
  file: "Datei entfernen",
  any: "{name}",
  gone: "Zurück",
};
const english = {
  title: "Continue",
  again: "Next",
  count: "{count, plural, one {# date} other {# dates}} of {max, number}",
  part: "Remove {part}",
  file: "Remove file",
  any: "{name}",
  gone: "Back",
};

/** The English of a rendered German text once these texts have changed. */
const beside = (before: string | undefined, after: string | undefined, changed: { de?: object; en?: object } = {}) =>
  withTree(
    { "src/copy/de/auth.json": JSON.stringify(german), "src/copy/en/auth.json": JSON.stringify(english) },
    (root) => {
      gitIn(root, "init", "-q", "-b", "main");
      gitIn(root, "add", "-A");
      gitIn(root, "commit", "-q", "-m", "First");
      writeTree(root, {
        "src/copy/de/auth.json": JSON.stringify({ ...german, ...changed.de }),
        "src/copy/en/auth.json": JSON.stringify({ ...english, ...changed.en }),
      });
      return englishSince("HEAD", root)({ before, after });
    },
  );

test("a text that has changed in German alone has its English twice", async () =>
  expect(await beside("Weiter", "Fortsetzen", { de: { title: "Fortsetzen" } })).toEqual([
    { before: "Continue", after: "Continue" },
  ]));

test("one that has changed in both has both, each key for itself", async () =>
  expect(
    await beside("Weiter", "Fortsetzen", { de: { title: "Fortsetzen", again: "Fortsetzen" }, en: { title: "Go on" } }),
  ).toEqual([
    { before: "Continue", after: "Go on" },
    { before: "Next", after: "Next" },
  ]));

test("arguments and plurals are found in what was rendered, with any space", async () =>
  expect(
    await beside("2 Termine\u00A0von 5", "2 Termine, höchstens 5", {
      de: { count: "{count, plural, one {# Termin} other {# Termine}}, höchstens {max, number}" },
      en: { count: "{count, plural, one {# date} other {# dates}}, at most {max, number}" },
    }),
  ).toEqual([
    { before: english.count, after: "{count, plural, one {# date} other {# dates}}, at most {max, number}" },
  ]));

test("a text that is a message word for word is not one with arguments", async () =>
  expect(
    await beside("Datei entfernen", "Datei löschen", { de: { part: "{part} löschen", file: "Datei löschen" } }),
  ).toEqual([{ before: "Remove file", after: "Remove file" }]));

test("another text in its place brings its own English, a new one has no old", async () => {
  expect(await beside("Zurück", "Weiter")).toEqual([{ before: "Back", after: "Continue" }]);
  expect(await beside(undefined, "Neu", { de: { fresh: "Neu" }, en: { fresh: "New" } })).toEqual([
    { before: undefined, after: "New" },
  ]);
});

test("what no text says has none, even if an argument could be anything", async () =>
  expect(await beside("Amira Okafor", "Jonas Weber")).toEqual([{ before: undefined, after: undefined }]));
