import { locales, readCatalogue } from "#src/copy/build/catalogue.ts";
import type { CataloguedKey, CataloguedText, Locale } from "./row.ts";
import { execFileSync } from "node:child_process";
import { flatten, type Tree } from "#src/copy/build/icu.ts";

export type CataloguedKeys = { base: string | null; keys: CataloguedKey[] };

/** Every key of the catalogue with both texts and what they were. */
export function cataloguedKeys(root: string): CataloguedKeys {
  const { catalogue } = readCatalogue();
  const areas = Object.entries(catalogue.de ?? {});
  const files = locales.flatMap((locale) => areas.map(([area]) => `${locale}/${area}`));
  const earlier = earlierTexts(root, files);
  const textOf = (locale: Locale, area: string, key: string): CataloguedText => {
    const text = catalogue[locale]?.[area]?.[key]?.text ?? "";
    if (!earlier) return { text };
    const was = earlier.texts[`${locale}/${area}`]?.[key] ?? null;
    return was === text ? { text } : { text, was };
  };
  const keys = areas.flatMap(([area, entries]) =>
    Object.keys(entries).map((key) => ({
      key: `${area}.${key}`,
      area,
      de: textOf("de", area, key),
      en: textOf("en", area, key),
    })),
  );
  return { base: earlier?.base ?? null, keys };
}

/** Texts of a commit, `de/auth` → key → text, and the name of that commit. */
type EarlierTexts = { base: string; texts: Record<string, Record<string, string>> };

const folder = "src/copy";

/** The texts this branch began with; on the main branch those of the last commit. Null outside of Git. */
export function earlierTexts(root: string, areas: readonly string[]): EarlierTexts | null {
  const git = (args: readonly string[], input = "") =>
    execFileSync("git", args, { cwd: root, input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] }).trimEnd();
  const attempt = (args: readonly string[]) => {
    try {
      return git(args);
    } catch {
      return null;
    }
  };
  const head = attempt(["rev-parse", "HEAD"]);
  if (head === null) return null;
  const base = ["origin/main", "main"]
    .map((name) => ({ name, commit: attempt(["merge-base", "HEAD", name]) }))
    .find(({ commit }) => commit !== null && commit !== head) ?? { name: "HEAD", commit: head };
  const texts: EarlierTexts["texts"] = {};
  for (const area of areas) {
    const json = attempt(["show", `${base.commit}:./${folder}/${area}.json`]);
    if (json !== null) texts[area] = flatten(JSON.parse(json) as Tree);
  }
  return { base: base.name, texts };
}
