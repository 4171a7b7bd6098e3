import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { storiesOf } from "#workbench/ledger/ledger.ts";
import { readLedger } from "#workbench/ledger/readLedger.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";

const stories = new Set(storiesOf(await readLedger(top)).map(({ story }) => story));
const journeys = filesIn(top, ["stories/journeys"], /\.stories\.tsx$/);

test.each(journeys)("%s: the steps name stories that exist, and controls by their own words", (file) => {
  const source = readFileSync(path.join(top, file), "utf8");
  const named = source.match(/(?<=")[a-z0-9-]+--[a-z0-9-]+(?=")/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((story) => !stories.has(story))).toEqual([]);
  // The words of a control are read from the copy, so that nobody rewords it here or there alone.
  expect(source).not.toMatch(/„(?!\$\{)/);
});
