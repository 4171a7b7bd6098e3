import { expect, test } from "vitest";
import { readArea } from "#src/copy/build/catalogue.ts";
import { readabilityByArea, readabilityFaults, readabilityOf } from "#workbench/findings/readability.ts";

test("the formulas give what they give by hand", () => {
  // 6 words, 2 sentences; 1 long word, which has 4 syllables; 3 words of one syllable.
  const { words, longestSentence, wstf, lix } = readabilityOf(["Der Code ist da. Bitte bestätigen."]);
  expect([words, longestSentence]).toEqual([6, 4]);
  expect(lix).toBeCloseTo(3 + 100 / 6);
  expect(wstf).toBeCloseTo(0.1935 * (100 / 6) + 0.1672 * 3 + 0.1297 * (100 / 6) - 0.0327 * (300 / 6) - 0.875);
});

const readAreaOf = (text: string) => ({
  de: { area: readArea(`${JSON.stringify({ lead: text.trim() }, null, 2)}\n`, "de", "area") },
});

test("an area of hard words is a fault, one of easy words is none", () => {
  const hard =
    "Personalverantwortliche berücksichtigen außerordentliche Zuständigkeitsveränderungen unverzüglich. ".repeat(13);
  const easy = "Der Bus ist um acht Uhr da. Bitte warten Sie am Tor. ".repeat(13);
  expect(readabilityFaults(readabilityByArea(readAreaOf(hard)))).toEqual([expect.stringMatching(/^area: /)]);
  expect(readabilityFaults(readabilityByArea(readAreaOf(easy)))).toEqual([]);
});
