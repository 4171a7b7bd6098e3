import { expect, test } from "vitest";
import { floorFaults, statedFaults } from "#tests/checks/floor.ts";
import { withTree } from "#tests/checks/tree.ts";

const sound = "assets/sound.js";

const planted: [what: string, file: string, text: string][] = [
  ["Parsing error", "a.js", "export const a = class { accessor b = 1 }; @c class D {}"],
  ["RegExp 'v' flag", "a.js", "export const a = /[\\p{L}--[a-z]]/v;"],
  ["Object.groupBy", "a.js", "export const a = Object.groupBy([], (b) => b);"],
  ["Promise.withResolvers", "a.js", "export const { promise } = Promise.withResolvers();"],
  ["Intl.Segmenter", "a.js", 'export const a = new Intl.Segmenter("de");'],
  ["URLPattern", "a.js", 'export const a = new URLPattern("/a");'],
  ["AbortSignal.any", "a.js", "export const a = (b) => (b ? AbortSignal.any([b]) : null);"],
  [":user-valid", "a.css", "input:user-valid { color: red }"],
  ["light-dark()", "a.css", "a { color: light-dark(red, blue) }"],
  ["field-sizing", "a.css", "textarea { field-sizing: content }"],
  ["user-select", "a.css", "a { user-select: none }"],
  ["@scope", "a.css", "@scope (a) { b { color: red } }"],
];

test.each(planted)("%s is found in what is built", async (what, file, text) => {
  const faults = await withTree({ [`assets/${file}`]: text, [sound]: "export {};" }, floorFaults);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`assets/${file}`);
  expect(faults[0]).toContain(what);
});

test("what is checked for first, has a prefix beside it or is optional is no fault", async () => {
  const faults = await withTree(
    {
      [sound]: 'export const a = "Segmenter" in Intl ? new Intl.Segmenter("de") : [3, 1].toSorted();',
      "assets/a.css": [
        "@supports (field-sizing: content) { textarea { field-sizing: content } }",
        "a { -webkit-user-select: none; user-select: none; text-wrap: balance }",
        "b:is(:popover-open, [open]):has(c) { color: color-mix(in oklab, red, blue) }",
      ].join("\n"),
    },
    floorFaults,
  );
  expect(faults).toEqual([]);
});

test("a build without scripts, and another list in package.json, are faults", async () => {
  expect(await withTree({}, floorFaults)).toHaveLength(1);
  expect(statedFaults(["safari 16.4", "ios_saf 16.4", "chrome 111", "firefox 121"])).toEqual([]);
  expect(statedFaults(["safari 17"])).toHaveLength(1);
});
