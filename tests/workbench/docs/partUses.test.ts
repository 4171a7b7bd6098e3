import { readFileSync } from "node:fs";
import path from "node:path";
import { isValidElement } from "react";
import { expect, test } from "vitest";
import { pairs } from "#workbench/docs/part/pairExamples.ts";
import type { Pair } from "#workbench/docs/part/pairPieces.tsx";
import { readPlaces } from "#workbench/docs/part/placesPlugin.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import partUses from "#stories/docs/partUses.json" with { type: "json" };

const stories = filesIn(top, ["stories/patterns", "stories/primitives"], /\.stories\.tsx$/);
const parts = stories.map((file) => path.basename(file, ".stories.tsx"));

test("each pattern and each building block says when it is the right one and when not, and nothing else does", () => {
  expect(Object.keys(partUses).toSorted()).toEqual(parts.toSorted());
});

test("the label negates: a text that begins with Nicht would do it twice", () => {
  expect(Object.values(partUses).filter(({ not }) => /\bund nicht|^Nicht\b/.test(not))).toEqual([]);
});

test("what takes its place is a part, too", () => {
  const named = Object.entries(partUses).flatMap(([part, { not }]) =>
    [...not.matchAll(/\(([A-Z]\w+(?:, [A-Z]\w+)*)\)/g)].flatMap(([, names = ""]) =>
      names.split(", ").filter((name) => name === part || !parts.includes(name)),
    ),
  );
  expect(named).toEqual([]);
});

/** Spaces of one kind, and a sign for each number, which a text has in braces. */
const plain = (text: string) =>
  text
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ")
    .replaceAll(/\d+|\{\w+(?:, number)?\}/g, "#");

test("what is quoted is a part or a text of the product", () => {
  const files = filesIn(top, ["src/copy/de"], /\.json$/).map((file) => readFileSync(path.join(top, file), "utf8"));
  const texts = plain(files.join("\n"));
  const quoted = [...JSON.stringify(partUses).matchAll(/„([^“]+)“/g)].map(([, quote = ""]) => quote);
  expect(quoted).toContain("Vertrag ist abgeschlossen");
  expect(quoted.filter((quote) => !parts.includes(quote) && !texts.includes(plain(quote)))).toEqual([]);
});

test("a part is named with what uses it without another part between: parts, then screens in the order of the sidebar", () => {
  const places = readPlaces(top);
  expect(places["LegalLinks"]).toEqual(["patterns/AuthCard", "patterns/LegalSection"]);
  expect(places["ComboboxField"]).toEqual(["patterns/profile/ProfileForm"]);
  const folders = [...new Set(places["Button"]?.map((title) => title.split("/").slice(0, 2).join("/")))];
  expect(folders.filter((folder) => folder.startsWith("screens")).slice(0, 3)).toEqual([
    "screens/auth",
    "screens/onboarding",
    "screens/dashboard",
  ]);
});

const componentFiles = filesIn(top, ["src", ".storybook/docs"], /\.tsx$/);
const components = new Map(componentFiles.map((file) => [path.basename(file, ".tsx"), file]));

/** The components that a file renders by themselves, and those that they render. */
function renderedBy(component: string, seen = new Set<string>()): Set<string> {
  const file = components.get(component);
  if (file === undefined || seen.has(component)) return seen;
  seen.add(component);
  for (const [, name = ""] of readFileSync(path.join(top, file), "utf8").matchAll(/<([A-Z]\w+)/g))
    renderedBy(name, seen);
  return seen;
}

/** The names of the components in an example, with those in their props. */
function componentsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(componentsIn);
  if (!isValidElement<object>(node)) return [];
  const { type, props } = node;
  return [...(typeof type === "function" ? [type.name] : []), ...Object.values(props).flatMap(componentsIn)];
}

const storiesOf = (part: string): string =>
  readFileSync(path.join(top, stories.find((each) => path.basename(each, ".stories.tsx") === part) ?? ""), "utf8");

const isStoryOf = (part: string, side: Pair["good"]): boolean =>
  "state" in side && storiesOf(part).includes(`name: "${side.state}"`);

/** A state of the part, or what contains it. */
const showsItself = (part: string, good: Pair["good"]): boolean =>
  "content" in good ? componentsIn(good.content).some((name) => renderedBy(name).has(part)) : isStoryOf(part, good);

test("what is right shows the part itself, not a likeness of it", () => {
  expect(Object.entries(pairs).flatMap(([part, { good }]) => (showsItself(part, good) ? [] : [part]))).toEqual([]);
});

/** Of the part, not of one of its states. */
const fillsAWindow = (part: string) => /preview\.meta\(\{.*?\n\}\);/s.exec(storiesOf(part))?.[0].includes("fullscreen");

test("what fills a window has the same frame on both sides of a pair", () => {
  const all = Object.entries(pairs);
  const [windows, others] = [true, false].map((is) => all.filter(([part]) => Boolean(fillsAWindow(part)) === is));
  expect(windows?.length).toBeGreaterThan(5);
  const unlike = windows?.filter(([part, { good, poor }]) => !isStoryOf(part, good) || !isStoryOf(part, poor));
  expect(unlike).toEqual([]);
  expect(others?.filter(([part, { poor }]) => "state" in poor && !isStoryOf(part, poor))).toEqual([]);
});

/** All texts in an example, with those in its props. */
function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (typeof node !== "object" || node === null) return [];
  return Object.values(isValidElement<object>(node) ? node.props : node).flatMap(textsIn);
}

test("a time range in an example does not break, as in the product", () => {
  const texts = Object.values(pairs).flatMap(textsIn);
  expect(texts.some((text) => /\d\u2060?–\u2060?\d/.test(text))).toBe(true);
  expect(texts.filter((text) => /\d–(?!\u2060)|(?<!\u2060)–\d/.test(text))).toEqual([]);
});
