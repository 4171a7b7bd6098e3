import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { wordFaults } from "#tests/checks/words.ts";

const faultsOf = (text: string, file = "app/shell/planted.ts") => withTree({ [file]: text }, wordFaults);

test.each([
  ["export const keptToken = 1;", "keptToken", "kept", "store, save, cancel"],
  ["export function askForGroup() {}", "askForGroup", "ask", "request, fetch, deps, requested"],
  ["const LONGEST_LOOK_MS = 1;\nexport { LONGEST_LOOK_MS };", "LONGEST_LOOK_MS", "look", "sync, variants"],
  ["type WayIn = string;", "WayIn", "way", "auth, link, session"],
  ["export interface QRPlace { size: number }", "QRPlace", "place", "step, index, position"],
])("an export and a type with a barred word are reported: %s", async (text, name, word, instead) => {
  const found = [`:${text.split("\n").length} ${name} says "${word}"; ${instead}`];
  for (const file of ["app/shell/planted.ts", ".storybook/ledger/planted.ts", "tests/workbench/ledger/planted.ts"])
    expect(await faultsOf(text, file)).toEqual(found.map((fault) => file + fault));
});

test("a file with a barred word is reported", async () => {
  expect(await faultsOf("export {};", "src/primitives/buttonLook.ts")).toEqual([
    'src/primitives/buttonLook.ts: the name says "look"; sync, variants',
  ]);
});

test.each([
  ["export const placeholder = { keepTouched: true, adhere: 1, always: 2 };", "app/shell/planted.ts"],
  ["export const TellsTheWay = meta.story({});", "stories/screens/Planted.stories.tsx"],
  ['import { placeOf } from "./syntax.ts";', "tests/model/planted.test.ts"],
  ["export const kept = 1;", "tests/journeys/planted.ts"],
])("parts of words, stories, imports and older folders are allowed: %s", async (text, file) =>
  expect(await faultsOf(text, file)).toEqual([]),
);
