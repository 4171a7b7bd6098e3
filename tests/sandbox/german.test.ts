import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findingsOf } from "#workbench/findings/findings.ts";
import { top } from "#workbench/shared/source/files.ts";

/** Sentences in quotes or backticks; a value in a template counts as a word. */
const sentencesIn = (code: string): string[] =>
  [...code.matchAll(/"((?:[^"\\\n]|\\.)*[.?])"|`((?:[^`\\]|\\.)*[.?])`/g)]
    .map(([, plain, template]) => (plain ?? template ?? "").replaceAll(/\$\{[^}]*\}/g, "Muster"))
    .filter((text) => /^\p{Lu}\p{Ll}* .*\p{Ll}/u.test(text));

const files = globSync("app/sandbox/{rules,faults,documents}/**/*.ts", { cwd: top });

test.each(files)("the texts of %s keep to the style guide and the glossary", (file) => {
  const faults = sentencesIn(readFileSync(path.join(top, file), "utf8")).flatMap((text) =>
    findingsOf(text, { key: "", locale: "de", isGiven: false, kind: "error" })
      // Responses are plain JSON: screens do not hyphenate them.
      .filter(({ severity, rule }) => severity === "error" && rule !== "no-break")
      .map(({ message }) => `${text}: ${message}`),
  );
  expect(faults).toEqual([]);
});

test("texts of the mock provider are found", () => {
  expect(sentencesIn('refuse(409, "Dieser Code stimmt nicht.", { error: "WRONG_CODE" })')).toEqual([
    "Dieser Code stimmt nicht.",
  ]);
  expect(sentencesIn("const text = `Er gilt ${minutes} Minuten.`;")).toEqual(["Er gilt Muster Minuten."]);
});
