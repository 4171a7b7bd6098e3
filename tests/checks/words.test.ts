import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { wordFaults } from "#tests/checks/words.ts";

const faultsOf = (text: string, left = 0, file = "app/shell/planted.ts") =>
  withTree({ [file]: text }, (root) => wordFaults(root, left));

test.each([
  ["export const keptToken = 1;", "keptToken", "kept", "store, save, cancel"],
  ["export function askForGroup() {}", "askForGroup", "ask", "request, fetch, deps, requested"],
  ["const LONGEST_LOOK_MS = 1;\nexport { LONGEST_LOOK_MS };", "LONGEST_LOOK_MS", "look", "sync, variants"],
  ["type WayIn = string;", "WayIn", "way", "auth, link, session"],
  ["export interface QRPlace { size: number }", "QRPlace", "place", "step, index, position"],
])("an export and a type with a barred word are reported: %s", async (text, name, word, instead) => {
  const line = text.split("\n").length;
  const found = (await faultsOf(text, 99)).filter((fault) => !fault.startsWith("only"));
  expect(found).toEqual([`app/shell/planted.ts:${line} ${name} says "${word}"; ${instead}`]);
});

test("a file with a barred word is reported", async () => {
  expect(await faultsOf("export {};", 0, "src/primitives/buttonLook.ts")).toEqual([
    'src/primitives/buttonLook.ts: the name says "look"; sync, variants',
  ]);
});

const others =
  "const known = 1;\nconst save = ({ wanted, told: text }: { wanted: string; told: string }) => ({ known, wanted, text });";

test("other names are counted: more are reported one by one, fewer have to lower the limit", async () => {
  expect(await faultsOf(others, 6)).toEqual([]);
  expect((await faultsOf(others, 5)).slice(-2)).toEqual([
    'app/shell/planted.ts:2 wanted says "wanted"; requested, target',
    "6 other names with barred words, not 5",
  ]);
  expect(await faultsOf(others, 7)).toEqual(["only 6 other names with barred words: lower LEFT to it"]);
});

test("parts of words, names of libraries and strings are allowed", async () => {
  const fine = 'export const placeholder = { keepTouched: true, "row.held": "kept", adhere: 1, always: 2 };';
  expect(await faultsOf(fine)).toEqual([]);
});

test("stories and tests are checked; names of stories are sentences, imported names belong to the exporting file", async () => {
  const story = "export const SaysNothing = meta.story({});\nexport const TellsTheWay = SaysNothing.extend({});";
  expect(await faultsOf(story, 0, "stories/screens/Planted.stories.tsx")).toEqual([]);
  expect(await faultsOf('import { placeOf } from "./syntax.ts";', 0, "tests/model/planted.test.ts")).toEqual([]);
  expect(await faultsOf("export const kept = 1;", 0, "tests/model/planted.ts")).toEqual([
    'tests/model/planted.ts:1 kept says "kept"; store, save, cancel',
  ]);
  expect(await faultsOf("export const kept = 1;", 0, "tests/journeys/planted.ts")).toEqual([]);
  for (const folder of [".storybook/ledger", "tests/workbench/ledger"])
    expect(await faultsOf("export const kept = 1;", 0, `${folder}/planted.ts`)).toHaveLength(1);
});
