import { beforeAll, expect, test } from "vitest";
import { readSearchData } from "#workbench/search/readSearchData.ts";
import type { SearchData } from "#workbench/search/searchData.ts";
import { top } from "#workbench/shared/source/files.ts";

let data: SearchData;
beforeAll(() => {
  data = readSearchData(top);
});

test("stories have the rows that they name", () => {
  expect(data.rows["screens-auth-codeverificationscreen--wrong-code"]).toContain("VA-042");
});

test("screens have the words of their texts, without ICU syntax", () => {
  const words = new Set(data.texts["screens/auth/CodeVerificationScreen"]?.split(" "));
  expect(words).toContain("bestätigen");
  for (const sign of ["plural", "other", "seconds"]) expect(words).not.toContain(sign);
});

test("screens have all words of a sentence, with stop words", () => {
  const words = new Set(data.texts["screens/auth/EntryScreen"]?.split(" "));
  for (const word of "gangway prüft ob es für sie schon ein konto gibt".split(" ")) expect(words).toContain(word);
});

test("pages have their headings", () => {
  expect(data.headings["gestalten-textton--docs"]).toContain("glossar");
});
