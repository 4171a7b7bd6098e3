import path from "node:path";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { copyUse } from "#workbench/copy-desk/copyUse.ts";
import { anchorOf, headingsIn, readPages } from "#workbench/shared/source/pages.ts";
import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource } from "#workbench/shared/source/syntax.ts";
import { storyFile } from "#workbench/spec/proofs.ts";
import { storyProofs } from "#workbench/spec/storyProofs.ts";
import type { SearchData } from "./searchData.ts";

/** ICU syntax: names of arguments, their types and branches. */
const syntax = /\{\w+(?:,\s*\w+,?)?|(?:=\d+|\b(?:zero|one|two|few|many|other))\s*\{|<\/?\w+>/g;

const wordsOf = (texts: readonly string[]) => {
  const words = texts.flatMap((text) => text.replaceAll(syntax, " ").match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []);
  return [...new Set(words.map((word) => word.toLowerCase()))].join(" ");
};

export function readSearchData(root: string): SearchData {
  const rows: SearchData["rows"] = {};
  for (const file of filesIn(root, ["stories"], storyFile))
    for (const { row, proof } of storyProofs(parseSource(root, file)).proofs)
      if (proof.kind === "story" || proof.kind === "play") (rows[proof.story] ??= []).push(row);

  const { catalogue } = readCatalogue(path.join(root, "src/copy"));
  const shown: Record<string, string[]> = {};
  const required: Record<string, string[]> = {};
  for (const [key, stories] of Object.entries(copyUse(root))) {
    const [area = "", ...inner] = key.split(".");
    const text = catalogue.de?.[area]?.[inner.join(".")]?.text;
    for (const { title } of text ? stories : []) {
      (shown[title] ??= []).push(text ?? "");
      if (inner.includes("required")) (required[title] ??= []).push(text ?? "");
    }
  }
  const byTitle = (all: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(all).map(([title, texts]) => [title, wordsOf(texts)]));

  const headings = Object.fromEntries(
    readPages(root).map((page) => [page.id, headingsIn(page).map((name) => ({ name, anchor: anchorOf(name) }))]),
  );
  return { rows, texts: byTitle(shown), missing: byTitle(required), headings };
}
