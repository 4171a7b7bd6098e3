import { beforeAll, expect, test } from "vitest";
import { readArea, readCatalogue, type Catalogue } from "#src/copy/build/catalogue.ts";
import { idleWords } from "#tests/checks/findings.ts";
import { textFaults } from "#workbench/findings/textFaults.ts";
import { withTree } from "#tests/checks/tree.ts";
import { germanDictionary } from "#workbench/findings/dictionary.ts";

beforeAll(germanDictionary);

const json = (texts: Record<string, string>) => `${JSON.stringify(texts, null, 2)}\n`;
const planted = (texts: Record<string, string>, locale = "de"): Catalogue => ({
  [locale]: { planted: readArea(json(texts), locale, "planted") },
});
const errors = async (texts: Record<string, string>, locale?: string) =>
  (await textFaults(planted(texts, locale))).errors;

test("a du-form is named in one line", async () => {
  expect(await errors({ lead: "Hier ist dein Code." })).toEqual([
    'planted.lead (de) at "dein" „dein“ ist Du-Form. Sprechen Sie mit „Sie“, „Ihr“ oder „Ihnen“ an.',
  ]);
});

test("a misspelt word is reported in one line, with the right one", async () => {
  const [line, ...others] = await errors({ lead: "Bitte geben Sie Ihre Telefonummer ein." });
  expect(others).toEqual([]);
  expect(line).toMatch(/^planted\.lead \(de\) at "Telefonummer" .* Meinten Sie „Telefonnummer“/);
});

test("wrong quotes are named in one line, in German and in English", async () => {
  expect(await errors({ lead: "Der Zusatz „freiwillig”" })).toEqual([
    'planted.lead (de) at "”" Anführung steht unten und oben: „so“. Innen: ‚so‘.',
  ]);
  expect(await errors({ lead: 'Marked "optional"' }, "en")).toHaveLength(2);
});

test("a key that one language lacks is named in one line", async () => {
  const tree = { "de/area.json": json({ title: "Titel", lead: "Text" }), "en/area.json": json({ title: "Title" }) };
  expect(await withTree(tree, (root) => readCatalogue(root).faults)).toEqual(["en/area.json lacks lead"]);
});

test("a hint is no error", async () => {
  const { errors: none, hints } = await textFaults(planted({ failed: "Die Liste fehlt." }), { planted: "error" });
  expect(none).toEqual([]);
  expect(hints).toEqual(["planted.failed (de) Sagen Sie auch, wie es weitergeht, zum Beispiel „Bitte …“."]);
});

test("a word of the list that no text uses is reported", () => {
  expect(idleWords(planted({ lead: "Gangway ist da." }), new Set(["Gangway", "Steg"]))).toEqual([
    'src/copy/words.txt: no text says "Steg"',
  ]);
});

test("no German or English text breaks a rule of style, and no word is misspelt", async () => {
  const { catalogue } = readCatalogue();
  expect((await textFaults(catalogue)).errors).toEqual([]);
});
