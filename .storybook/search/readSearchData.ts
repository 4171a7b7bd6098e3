import path from "node:path";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { copyUse } from "#workbench/copy-desk/copyUse.ts";
import { glossary, glossaryAnchor } from "#workbench/findings/glossary.ts";
import { anchorOf, plainText, readPages, sectionsIn, type Page } from "#workbench/shared/source/pages.ts";
import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource } from "#workbench/shared/source/syntax.ts";
import { storyFile } from "#workbench/spec/proofs.ts";
import { storyProofs } from "#workbench/spec/storyProofs.ts";
import type { Heading, SearchData, Term } from "./searchData.ts";

/** ICU syntax: names of arguments, their types and branches. */
const syntax = /\{\w+(?:,\s*\w+,?)?|(?:=\d+|\b(?:zero|one|two|few|many|other))\s*\{|<\/?\w+>/g;

/** Stands for what a text has only on the screen: no word of a query. */
const PLACEHOLDER = " _ ";

const wordsOf = (texts: readonly string[]) => {
  const words = texts.flatMap((text) => text.replaceAll(syntax, " ").match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []);
  return [...new Set(words.map((word) => word.toLowerCase()))].join(" ");
};

/** On more screens a text is about none of them. */
const FEW_SCREENS = 5;

const wordsUnder = (text: string) => wordsOf([plainText(text)]);

const introOf = (page: Page) => sectionsIn(page)[0]?.text ?? "";

/** The first sentence before any component. */
const firstSentence = (text: string) =>
  plainText(/^[^<|]*?[.?!](?=\s)/.exec(text.trim().replace(/^- /, ""))?.[0] ?? "").replaceAll(/\s+/g, " ");

const headingsOf = (page: Page): Heading[] =>
  sectionsIn(page)
    .slice(1)
    .map(({ heading, text }) => ({
      name: heading,
      anchor: anchorOf(heading),
      about: firstSentence(`${text}\n`),
      prose: wordsUnder(text),
    }));

/** A page in the list of another one, and what it says there. */
const listed = /^- \[[^\]]+\]\(\?path=\/docs\/(.+?)\): (.+)$/gm;

/** What each page is for: as a list of pages says it, else in its first sentence. */
function aboutOf(pages: readonly Page[]): Record<string, string> {
  const inLists = pages.flatMap(({ text }) => [...text.matchAll(listed)].map(([, id = "", about = ""]) => [id, about]));
  const first = pages.map((page) => [page.id, firstSentence(introOf(page))]);
  return Object.fromEntries(
    [...first, ...inLists].map(([id = "", about = ""]) => [id, plainText(about).replaceAll(/\s+/g, " ")]),
  );
}

const GLOSSARY = "Glossar";
const CODE_WORDS = "Entwickeln/Wörter des Codes";
/** A word of the code in a list of its page, and what it means. */
const explained = /^- (`[^:]+`): (.+(?:\n {2}.+)*)/gm;

const glossaryTerms = glossary.map(({ german, english, note, avoided }): Term => ({
  name: german,
  also: [english, ...avoided].join(" "),
  about: [english, note].filter(Boolean).join("; "),
  under: GLOSSARY,
  anchor: glossaryAnchor(german),
}));

const termsOf = (page: Page): Term[] =>
  sectionsIn(page).flatMap(({ heading, text }) => {
    if (heading === GLOSSARY) return glossaryTerms;
    if (page.title !== CODE_WORDS) return [];
    return [...text.matchAll(explained)].map(([, name = "", about = ""]) => ({
      name: plainText(name),
      also: "",
      about: plainText(about).replaceAll(/\s+/g, " "),
      under: heading,
      anchor: anchorOf(heading),
    }));
  });

export function readSearchData(root: string): SearchData {
  const rows: SearchData["rows"] = {};
  for (const file of filesIn(root, ["stories"], storyFile))
    for (const { row, proof } of storyProofs(parseSource(root, file)).proofs)
      if (proof.kind === "story" || proof.kind === "play") (rows[proof.story] ??= []).push(row);

  const { catalogue } = readCatalogue(path.join(root, "src/copy"));
  const shown: Record<string, string[]> = {};
  const shared: Record<string, string[]> = {};
  const required: Record<string, string[]> = {};
  const keys: SearchData["keys"] = {};
  for (const [key, stories] of Object.entries(copyUse(root))) {
    const [area = "", ...inner] = key.split(".");
    const text = catalogue.de?.[area]?.[inner.join(".")]?.text;
    if (text) keys[key] = { text: text.replaceAll(syntax, PLACEHOLDER), titles: stories.map(({ title }) => title) };
    const all = new Set(stories.map(({ title }) => title)).size > FEW_SCREENS ? shared : shown;
    for (const { title } of text ? stories : []) {
      (all[title] ??= []).push(text ?? "");
      if (inner.includes("required")) (required[title] ??= []).push(text ?? "");
    }
  }
  const byTitle = (all: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(all).map(([title, texts]) => [title, wordsOf(texts)]));

  const pages = readPages(root);
  const ofPages = <Of>(read: (page: Page) => Of) => Object.fromEntries(pages.map((page) => [page.id, read(page)]));
  return {
    rows,
    keys,
    texts: byTitle(shown),
    shared: byTitle(shared),
    prose: Object.fromEntries(pages.map((page) => [page.title, wordsUnder(introOf(page))])),
    missing: byTitle(required),
    headings: ofPages(headingsOf),
    about: aboutOf(pages),
    terms: ofPages(termsOf),
  };
}
