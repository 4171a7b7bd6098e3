import path from "node:path";
import { buildIndex } from "storybook/internal/core-server";
import { beforeAll, expect, test } from "vitest";
import { readSearchData } from "#workbench/search/readSearchData.ts";
import { searchIn, type Search } from "#workbench/search/searchIndex.ts";
import { top } from "#workbench/shared/source/files.ts";
import { targets, type Target } from "./targets.ts";

const WELL_FOUND = 57;

let ids: string[];
let search: Search;
beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: path.join(top, ".storybook") });
  ids = Object.keys(entries);
  search = searchIn(Object.values(entries), readSearchData(top));
});

function isFirst(words: string, target: Target): boolean {
  const [hit] = search(words).hits;
  if (!hit || !target.ids.some((end) => hit.id.endsWith(end))) return false;
  return !target.setting || hit.settings.some(({ title }) => title === target.setting);
}

test("what people search for is in the workbench", () => {
  expect(targets.flatMap((target) => target.ids).filter((end) => !ids.some((id) => id.endsWith(end)))).toEqual([]);
});

test(`of ${targets.length} targets at least ${WELL_FOUND} are the first hit of the first words that people type`, () => {
  const missed = targets.filter((target) => !isFirst(target.first, target)).map(({ first }) => first);
  expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(targets.length - WELL_FOUND);
});
