import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { styleReader, stylesIn } from "#tests/visual/styles.ts";

const sheet = `
@layer properties;
@layer theme { :root, :host { --gap: 4px; --wide: calc(var(--gap) * 9); } }
@layer base { html { line-height: 1.5; } }
@layer utilities {
  .flex { display: flex; }
  .p-1\\.5 { padding: calc(var(--gap) * 1.5); }
  @media (width >= 40rem) { .wide\\:grid { display: grid; } }
}
:root { color-scheme: light dark; --ink: black; }
@property --tw-shadow { syntax: "*"; inherits: false; }`;

const files = {
  "a.tsx": 'const a = "flex p-1.5";',
  "b.tsx": 'const b = "flex wide:grid";',
  "c.tsx": 'const c = { color: "var(--ink)" };',
};

/** Files whose styles are others than those of `sheet`. */
const changedBy = (edit: (sheet: string) => string) =>
  withTree(files, (root) => {
    const [before, after] = [sheet, edit(sheet)].map((one) => styleReader(root, stylesIn(one)));
    return Object.keys(files).filter((file) => before?.([file]) !== after?.([file]));
  });

test.each([
  ["a class that none of them uses", (css: string) => css.replace("@media", ".hidden { display: none; }\n@media"), []],
  ["what begins a variable of Tailwind", (css: string) => `${css}\n@property --tw-ring { syntax: "*"; }`, []],
  ["a variable that none of them needs", (css: string) => css.replace("--gap:", "--new: 1px; --gap:"), []],
  ["a class", (css: string) => css.replace("1.5);", "2);"), ["a.tsx"]],
  ["a class of wide windows", (css: string) => css.replace("display: grid", "display: inline-grid"), ["b.tsx"]],
  ["from where a window is wide", (css: string) => css.replace("40rem", "48rem"), ["b.tsx"]],
  ["a variable behind a class", (css: string) => css.replace("4px", "5px"), ["a.tsx"]],
  ["a variable that a module names", (css: string) => css.replace("black", "blue"), ["c.tsx"]],
  ["what holds everywhere", (css: string) => css.replace("1.5;", "1.6;"), ["a.tsx", "b.tsx", "c.tsx"]],
] as const)("%s changes the pictures of who shows it alone", async (_, edit, changed) => {
  expect(await changedBy(edit)).toEqual(changed);
});

test("where a tree has its packages is no part of what it shows", () => {
  const font = (place: string) => stylesIn(`@font-face { src: url(${place}/node_modules/font/a.woff2); }`);
  expect(font("/@fs/gangway")).toEqual(font(""));
  expect(font("").everywhere).toContain("url(/node_modules/font/a.woff2)");
});

test("a page shows the classes of all its files", () =>
  withTree(files, (root) => {
    const styles = styleReader(root, stylesIn(sheet));
    writeFileSync(path.join(root, "d.tsx"), "");
    expect(styles(["a.tsx", "b.tsx"])).toContain("wide\\:grid");
    expect(styles(["a.tsx", "d.tsx"])).not.toContain("wide\\:grid");
  }));
