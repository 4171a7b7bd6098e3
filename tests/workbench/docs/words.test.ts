import { expect, test } from "vitest";
import ts from "typescript";
import { readPages } from "#workbench/shared/source/pages.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { parseSource } from "#workbench/shared/source/syntax.ts";
import { proseOf, textsIn, wordFaults } from "./wordFaults.ts";

const pages = readPages();

/** Words to search for, to warn of, or of the product: they may be any. */
const OTHER_WORDS = /^\.storybook\/(?:findings\/|search\/synonyms|shared\/titles)/;
const modules = filesIn(top, [".storybook"], /\.tsx?$/).filter((file) => !OTHER_WORDS.test(file));

test.each(pages)("$title: uses the words that the team uses", ({ text }) => {
  expect(wordFaults(proseOf(text))).toEqual([]);
});

test("the workbench's own texts use the words that the team uses", () => {
  const texts = modules.flatMap((file) => textsIn(parseSource(top, file)));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap(({ place, text }) => wordFaults(text).map((fault) => `${place} ${fault}`))).toEqual([]);
});

/** The text between the heading of a page and the next blank line. */
const leadOf = (page: string): string => /^# .+\n+([^#<\n][\s\S]*?)\n\n/m.exec(page)?.[1]?.replaceAll("\n", " ") ?? "";
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

const guides = pages.filter(({ file }) => !/decisions\/(?!00)/.test(file));

test.each(guides)("$title: says first for whom it is, then what one can do with it", ({ text }) => {
  const [whom, what, ...further] = sentencesOf(leadOf(text));
  expect(whom).toMatch(/\bfür alle, /);
  expect(what).toMatch(/^(?:Danach|Hier) .*\b(?:Sie|Ihre?)\b/);
  expect(further.length).toBeLessThan(2);
});

test("calques are found in prose and in texts, not in code, links and longer words", () => {
  const page =
    "# Seite\n\nDie Geschichte prüft den Weg\nhinein.\n\n`Ersatz` und [Header](?path=/docs/Stand)\n\n```sh\n# Haken\n```\n";
  expect(wordFaults(proseOf(page))).toEqual([
    "Geschichte: say Story, Storys",
    "Weg hinein: say Registrierung und Anmeldung",
  ]);
  expect(wordFaults("Ersatzfoto, Aufbau, Zustand, Fundstelle, Häkchen, bauen, der Stand des Vertrags")).toEqual([]);
  expect(wordFaults("Das fehlt in diesem Stand.")).toEqual(["diesem Stand: say Commit oder Version"]);
  expect(wordFaults("Der Code lässt sich nicht übersetzen.")).toEqual([
    "Code lässt sich nicht übersetzen: say kompilieren",
  ]);
  const source = ts.createSourceFile(
    "x.tsx",
    'const a = <p title="Rückruf">Hülle {`${b} Spione`}</p>; // Haken',
    ts.ScriptTarget.Latest,
    true,
  );
  expect(textsIn(source).flatMap(({ text }) => wordFaults(text))).toEqual([
    "Rückruf: say Callback",
    "Hülle: say Shell",
    "Spione: say Spy, Spies",
  ]);
});
