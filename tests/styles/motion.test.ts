import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn, top } from "#workbench/shared/source/files.ts";

const sources = filesIn(top, ["src"], /\.tsx?$/).map((file) => ({
  file,
  text: readFileSync(path.join(top, file), "utf8"),
}));
const css = readFileSync(path.join(top, "src/styles/theme.css"), "utf8");
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`));

test("every animation takes its duration from the tokens", () => {
  expect(found(/"[^"\n]*\b(?:duration-|transition\b)[^"\n]*"(?!, "[a-z]+ var\(--m-fast\)")/g)).toEqual([]);
  const times = [...css.matchAll(/transition:([^;]+);/g)].flatMap(([, list = ""]) => list.split(","));
  expect(times).not.toEqual([]);
  expect(times.filter((time) => !/^\s+[a-z-]+ var\(--m-(?:fast|slow)\)$/.test(time))).toEqual([]);
});

test("nothing moves with reduced motion", () => {
  const reduced = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? "";
  expect([...reduced.matchAll(/--m-(\w+): (\w+);/g)].map(([, name, time]) => [name, time])).toEqual([
    ["fast", "0ms"],
    ["slow", "0ms"],
  ]);
  expect(found(/"[^"]*\banimate-[^"]*"/g).filter((hit) => !/motion-(?:safe|reduce):animate-/.test(hit))).toEqual([]);
});
