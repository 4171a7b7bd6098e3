import { expect, test } from "vitest";
import { parseGermanLevel } from "#src/model/profile/germanLevels.ts";
import { timesAsLong } from "#tests/lib/timesAsLong.ts";

test.each([
  ["B2", "B2"],
  [" b2 – Upper Intermediate", "B2"],
  ["C1-Advanced", "C1"],
  ["Native - born here", "native"],
  ["B2 Upper", null],
  ["", null],
] as const)("%j is read as %s (C-04)", (text, level) => expect(parseGermanLevel(text)).toBe(level));

test.each(["B2@x", "B2@-@x", "@"])("40,000 blanks in %j take no time (N5)", (text) => {
  const longText = text.replaceAll("@", " ".repeat(40_000));
  expect(timesAsLong(() => parseGermanLevel(longText), longText)).toBeLessThan(100);
});
