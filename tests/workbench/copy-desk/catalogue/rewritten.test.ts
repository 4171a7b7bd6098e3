import { expect, test } from "vitest";
import { rewritten } from "#workbench/copy-desk/catalogue/rows.ts";
import type { CataloguedText } from "#workbench/copy-desk/catalogue/row.ts";

const key = "shell.planted.lead";

const saved = (de: CataloguedText, text: string | undefined) => {
  const known = { key, area: "shell", de, en: { text: "Text" } };
  return { known, now: rewritten(known, (locale) => (locale === "de" ? text : "Text")) };
};

test("a key whose files say what they said, or do not have it, stays the same", () => {
  for (const text of ["Alt", undefined]) {
    const { known, now } = saved({ text: "Alt" }, text);
    expect(now).toBe(known);
  }
});

test.each([
  ["is changed since the base", { text: "Alt" }, { text: "Neu", was: "Alt" }],
  ["is changed once more", { text: "Alt", was: "Früher" }, { text: "Neu", was: "Früher" }],
  ["is still new", { text: "Alt", was: null }, { text: "Neu", was: null }],
  ["is the base's again", { text: "Alt", was: "Neu" }, { text: "Neu" }],
])("a saved text %s", (_, de, expected) => {
  expect(saved(de, "Neu").now.de).toEqual(expected);
});
