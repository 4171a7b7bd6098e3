import { afterEach, expect, test, vi } from "vitest";
import { initialsOf } from "#src/lib/initials.ts";
import { lettersOf } from "#src/lib/letters.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["Zoe\u0308", ["Z", "o", "e\u0308"]],
  ["🇩🇪a", ["🇩🇪", "a"]],
  ["", []],
])("%j is split into graphemes", (text, letters) => {
  expect(lettersOf(text)).toEqual(letters);
});

test("without segments in the browser, a letter keeps its accents and a surrogate pair its halves", () => {
  vi.stubGlobal("Intl", {});
  expect(lettersOf("Zoe\u0308 😀\n")).toEqual(["Z", "o", "e\u0308", " ", "😀", "\n"]);
  expect(initialsOf(" a\u0301nna", "o\u0308lz")).toBe("A\u0301O\u0308");
  expect(initialsOf("", "")).toBe("");
});
