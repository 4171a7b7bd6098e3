import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { flatten, type Tree } from "#src/copy/build/icu.ts";
import { carryingWords } from "#tests/copy/carryingWords.ts";

function germanOf(key: string): string {
  const [area = "", ...path] = key.split(".");
  const tree = JSON.parse(readFileSync(`src/copy/de/${area}.json`, "utf8")) as Tree;
  return (flatten(tree)[path.join(".")] ?? "").replaceAll("\u00a0", " ");
}

test.each(carryingWords)("%s: %s carries its meaning in German", (_, key, words) => {
  const german = germanOf(key);
  expect({ german, missing: words.filter((word) => !german.includes(word)) }).toEqual({ german, missing: [] });
});
