import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import ts from "typescript";
import { expect, inject, test } from "vitest";
import { packageOf } from "#src/library/code.ts";
import { entries, withoutEnding } from "#src/library/entries.ts";
import { noticeFaults } from "#tests/checks/notices.ts";

const tarball = readFileSync(inject("packed").tarball);
const packed = createPackageFromTarballData(tarball);
const files = packed.listFiles().map((file) => file.replace("/node_modules/gangway/", ""));
const read = (file: string) => packed.readFile(`/node_modules/gangway/${file}`);
const code = files.filter((file) => /\.(js|d\.ts)$/.test(file));

test("publint reports nothing, not even a suggestion", async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(tarball).buffer },
    level: "suggestion",
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

/**
 * The package has only ES modules with an `exports` map. Problems of resolvers without `exports`, and of CommonJS,
 * which cannot load ES modules, are accepted.
 */
const isOffered = (problem: Problem) =>
  !("resolutionKind" in problem) || (problem.resolutionKind !== "node10" && problem.resolutionKind !== "node16-cjs");

test("are-the-types-wrong finds nothing in any entry, for bundlers and for modules in Node", async () => {
  const checked = await checkPackage(packed);
  if (!checked.types) throw new Error("The package has no types.");
  expect(Object.keys(checked.entrypoints)).toHaveLength(Object.keys(entries()).length + 2);
  expect(checked.problems.filter(isOffered)).toEqual([]);
});

test("every primitive, pattern and screen is an entry with JS and types, and there is no common entry", () => {
  const { exports } = JSON.parse(read("package.json")) as { exports: Record<string, unknown> };
  const names = Object.keys(entries());
  expect(names).toEqual(expect.arrayContaining(["primitives/Button", "patterns/AppShell", "screens/auth/EntryScreen"]));
  expect(Object.keys(exports)).toEqual([...names.map((name) => `./${name}`), "./styles.css", "./package.json"]);
  const missing = Object.values(entries())
    .flatMap((file) => [`${withoutEnding(file)}.js`, `${withoutEnding(file)}.d.ts`])
    .filter((file) => !files.includes(file));
  expect(missing).toEqual([]);
});

test("the licences of the styles' packages are included", () => {
  const notices = read("THIRD-PARTY-NOTICES.txt");
  expect(noticeFaults(["@fontsource-variable/atkinson-hyperlegible-next", "tailwindcss"], notices)).toEqual([]);
});

test("no app, no sandbox, no people, no story and no test is included", () => {
  const folders = new Set(files.map((file) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : file)));
  expect([...folders].toSorted()).toEqual([
    "LICENSE",
    "README.md",
    "THIRD-PARTY-NOTICES.txt",
    "copy",
    "fonts",
    "lib",
    "model",
    "package.json",
    "patterns",
    "primitives",
    "screens",
    "styles.css",
    "styles.css.d.ts",
  ]);
  const spoken = code.filter((file) => /Amira|Bönninghausen/.test(read(file)));
  expect(spoken).toEqual([]);
});

/** Every import of the package's files, with the file. */
const imports = code.flatMap((file) =>
  ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => ({ file, to: fileName })),
);

test("no import leads into this repository or to a package that is not declared", () => {
  const { dependencies, peerDependencies } = JSON.parse(read("package.json")) as Record<string, object>;
  const declared = new Set([...Object.keys({ ...dependencies, ...peerDependencies }), "."]);
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(({ to }) => /\.tsx?$/.test(to))).toEqual([]);
  expect(imports.filter(({ to }) => !declared.has(to.startsWith(".") ? "." : packageOf(to)))).toEqual([]);
  expect([...declared].filter((name) => /xstate|msw|tanstack|wouter|storybook|pdf-lib/.test(name))).toEqual([]);
});

test("modules with state or handlers are marked for frameworks with server components", () => {
  const unmarked = code.filter((file) => file.endsWith(".js") && !read(file).startsWith('"use client";'));
  expect(unmarked.filter((file) => /\b(use[A-Z]\w*|createContext)\(/.test(read(file)))).toEqual([]);
  expect(unmarked).toEqual(expect.arrayContaining(["copy/build/ownTexts.js", "copy/workbenchEnglish.js"]));
});

test("React is called as in production", () => {
  expect(new Set(imports.map(({ to }) => to).filter((to) => to.startsWith("react/")))).toEqual(
    new Set(["react/jsx-runtime"]),
  );
});

test("the stylesheet has the classes of the library, its fonts as files, and nothing of the workbench", () => {
  const css = read("styles.css");
  const named = [...css.matchAll(/url\(\.\/(fonts\/[^)]+)\)/g)].map(([, file]) => file);
  expect(named).toHaveLength(2);
  expect(files).toEqual(expect.arrayContaining([...named, "fonts/LICENSE"]));
  expect(css).toContain(".bg-action");
  expect(css).toContain(".max-w-auth");
  expect(css).not.toMatch(/url\((?!\.\/fonts)/);
  expect(css).toContain("--gangway-card:");
  expect(css).not.toMatch(/[{;]--(card|page|ink):/);
});
