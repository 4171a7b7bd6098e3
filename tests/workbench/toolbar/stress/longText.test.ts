import * as fc from "fast-check";
import { expect, test } from "vitest";
import { longer, withLongestWord } from "#workbench/toolbar/stress/longText.ts";
import { RUNS } from "#tests/runs.ts";

test("a text grows by 40 % and can still be read", () => {
  const text = "Bitte geben Sie Ihre Telefonnummer ein.";
  expect(longer(text)).toBe("Bittete gebenen Siee Ihrere Telefonnummerummer einn.");
});

test("codes, addresses, numbers and dates stay what they are", () => {
  const kept = "482 913 amira.okonkwo@example.de +4915123456789 20.11.2026 8-stellig … DE02 1203 §7";
  expect(longer(kept)).toBe(kept);
});

test("every text keeps its words and grows by 40 % of its letters, to a letter a word", () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zÄÖÜäöüß]{3,20}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, (list) => {
      const grown = longer(list.join(" ")).split(" ");
      const before = list.join("").length;
      expect(grown.length).toBe(list.length);
      expect(grown.every((word, at) => word.startsWith(list[at]!))).toBe(true);
      expect(Math.abs(grown.join("").length - before * 1.4)).toBeLessThanOrEqual(1);
    }),
    { numRuns: RUNS },
  );
});

test("one word becomes one that hardly fits into a line, the rest stays", () => {
  expect(withLongestWord("Code bestätigen")).toMatch(/^Code \p{L}{39,}$/u);
  expect(withLongestWord("Bitte geben Sie die Telefonnummer an.")).toMatch(/^Bitte geben Sie die \p{L}{39,} an\.$/u);
  expect(withLongestWord("3/4")).toBe("3/4");
});
