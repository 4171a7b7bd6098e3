import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { parseSource } from "#workbench/shared/source/syntax.ts";
import { storyIdOf } from "#workbench/shared/storybook/storyId.ts";
import { declarationsOf, isStory, titleOf } from "#workbench/spec/storyProofs.ts";
import { languageFaults } from "./languageFaults.ts";
import { linkFault } from "./linkFaults.ts";
import { icons } from "#workbench/docs/Icons.tsx";
import { anchorOf, headingsIn, readPages } from "#workbench/shared/source/pages.ts";
import { saidFaults } from "./saidFaults.ts";

const pages = readPages();
const storyFiles = filesIn(top, ["stories"], /\.stories\.tsx$/).filter((file) => !file.startsWith("stories/journeys/"));
const stories = storyFiles.flatMap((file) => {
  const source = parseSource(top, file);
  const title = titleOf(source);
  const own = declarationsOf(source).filter(isStory);
  return [storyIdOf(title, "docs"), ...own.map((story) => storyIdOf(title, story.name.getText()))];
});

const anchorsOf = (id: string) =>
  new Set(
    pages
      .filter((page) => page.id === id)
      .flatMap(headingsIn)
      .map(anchorOf),
  );
const targets = { ids: new Set([...pages.map(({ id }) => id), ...stories]), anchorsOf };

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^()]+)\)|href="([^"]+)"/g)].map(([, markdown, markup]) => markdown ?? markup ?? "");

const { scripts } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8")) as { scripts: object };
const known = {
  root: top,
  scripts: Object.keys(scripts),
  sources: globSync(["app/**/*.{ts,tsx,html}", "src/**/*.ts", ".storybook/shared/browser/*.ts", "*.ts"], { cwd: top })
    .map((file) => readFileSync(path.join(top, file), "utf8"))
    .join("\n"),
};

const groups = ["", "Gestalten", "Entwickeln", "Entwickeln/Anleitungen", "Entwickeln/Entscheidungen", "Prüfen"];

test.each(pages)("$title stands in a group of the sidebar", ({ title }) => {
  expect(groups).toContain(title.split("/").slice(0, -1).join("/"));
});

test.each(pages)("$title: every link leads to a page, a story, a place on a page, or over https", ({ id, text }) => {
  expect(linksIn(text).flatMap((link) => linkFault(link, id, targets) ?? [])).toEqual([]);
});

test.each(pages)("$title: every file, command and setting that it names exists", ({ text }) => {
  expect(saidFaults(text, known)).toEqual([]);
});

test.each(pages)("$title: what it quotes in English is said to be English", ({ text }) => {
  expect(languageFaults(text)).toEqual([]);
});

test.each(pages)("$title: what it imports is there, and every picture says what it shows", ({ file, text }) => {
  const imports = [...text.matchAll(/from "(\.[^"?]+)/g)].map(([, name = ""]) => path.join(path.dirname(file), name));
  expect(imports.filter((name) => !existsSync(path.join(top, name)))).toEqual([]);
  expect((text.match(/<img\b[^>]*>/g) ?? []).filter((picture) => !/ alt="[^"]{20,}"/.test(picture))).toEqual([]);
  // Nothing here draws a table of Markdown.
  expect(text.split("\n").filter((line) => line.startsWith("|"))).toEqual([]);
});

test("the foundations show every icon of the library", () => {
  const imports = filesIn(top, ["src"], /\.tsx?$/).flatMap((file) => [
    ...readFileSync(path.join(top, file), "utf8").matchAll(/import \{([^}]*)\} from "lucide-react"/g),
  ]);
  const used = imports.flatMap(([, names = ""]) => names.match(/(?<=^\s*|,\s*)(?!type )\w+/g) ?? []);
  const shown = Object.values(icons).flatMap((group) => group.map(([{ displayName = "" }]) => displayName));
  expect(shown.toSorted()).toEqual([...new Set(used)].toSorted());
});

test("no two pages have one address", () => {
  const ids = pages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every decision is in the list of decisions, has the number of the sidebar and its four parts", () => {
  const list = pages.find(({ id }) => id === "entwickeln-entscheidungen-alle-entscheidungen--docs")?.text ?? "";
  const decisions = pages.filter(({ file }) => /decisions\/(?!00)\d\d-/.test(file));
  expect(decisions.length).toBeGreaterThan(17);
  expect(decisions.filter(({ id }) => !list.includes(`(?path=/docs/${id})`)).map(({ title }) => title)).toEqual([]);
  const parts = ["Die Frage", "Die Entscheidung", "Der Preis", "Wann wir neu entscheiden"];
  const partsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
  const numberOf = (text: string) => /^(?:# |.*\/)(\d\d) /m.exec(text)?.[1];
  expect(decisions.filter(({ title, text }) => numberOf(text) !== numberOf(title)).map(({ title }) => title)).toEqual(
    [],
  );
  for (const { title, text } of decisions)
    expect([title, ...partsOf(text).filter((part) => parts.includes(part))]).toEqual([title, ...parts]);
});

test("the introduction leads to every page but the single decisions", () => {
  const introduction = pages.find(({ id }) => id === "start--docs")?.text ?? "";
  const linked = (id: string) => introduction.includes(`(?path=/docs/${id})`);
  const own = pages.filter(({ id, file }) => id !== "start--docs" && !/decisions\/(?!00)/.test(file));
  expect(own.filter(({ id }) => !linked(id)).map(({ title }) => title)).toEqual([]);
});

test("dead links, dead places, open connections, missing files, scripts and settings are found", () => {
  const fault = (link: string) => linkFault(link, "gestalten-textton--docs", targets);
  expect(fault("?path=/docs/gibt-es-nicht--docs")).toMatch("no page and no story");
  expect(fault("?path=/docs/gestalten-textton--docs#gibt-es-nicht")).toMatch("no such place");
  expect(fault("#glossar")).toBeNull();
  expect(fault("#gibt-es-nicht")).toMatch("no such place");
  expect(fault("http://example.com")).toMatch("not https");
  expect(fault("http://localhost:6006")).toBeNull();
  expect(saidFaults("`src/model/nirgends.ts` und `npm run nirgends` mit `VITE_NIRGENDS`", known)).toEqual([
    "src/model/nirgends.ts: not there",
    "npm run nirgends: no such script",
    "VITE_NIRGENDS: nothing reads it",
  ]);
});

test("English quotations without their language are found, with the quotation marks of either language", () => {
  const marked = '<span lang="en">“All are reset on logout.”</span>';
  expect(languageFaults(`Es sagt „Alles ist weg“, ${marked} und \`“code”\`.`)).toEqual([]);
  expect(languageFaults("Es sagt „Alles ist weg“, “shown once”, „This is the end“.")).toEqual([
    '„This is the end“: <span lang="en">“…”</span>',
    '“shown once”: <span lang="en">“…”</span>',
  ]);
});
