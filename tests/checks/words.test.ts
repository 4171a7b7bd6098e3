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
])("an export and a type with a barred word are told: %s", async (text, name, word, instead) => {
  const line = text.split("\n").length;
  const found = (await faultsOf(text, 99)).filter((fault) => !fault.startsWith("only"));
  expect(found).toEqual([`app/shell/planted.ts:${line} ${name} says "${word}"; ${instead}`]);
});

test("a file with a barred word is told", async () => {
  expect(await faultsOf("export {};", 0, "src/primitives/buttonLook.ts")).toEqual([
    'src/primitives/buttonLook.ts: the name says "look"; sync, variants',
  ]);
});

const others =
  "const known = 1;\nconst save = ({ wanted, told: text }: { wanted: string; told: string }) => ({ known, wanted, text });";

test("other names are counted: all are told where there are more, and a smaller number is to be written down", async () => {
  expect(await faultsOf(others, 6)).toEqual([]);
  expect((await faultsOf(others, 5)).slice(-2)).toEqual([
    'app/shell/planted.ts:2 wanted says "wanted"; requested, target',
    "6 other names with barred words, not 5",
  ]);
  expect(await faultsOf(others, 7)).toEqual(["only 6 other names with barred words: lower LEFT to it"]);
});

test("a barred word within a word, the names of libraries and strings are none", async () => {
  const fine = 'export const placeholder = { keepTouched: true, "row.held": "kept", adhere: 1, always: 2 };';
  expect(await faultsOf(fine)).toEqual([]);
});
