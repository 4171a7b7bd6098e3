import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { layout, locales, readCatalogue } from "#src/copy/build/catalogue.ts";
import { splitKey, type Tree } from "#src/copy/build/icu.ts";
import { problemOf } from "./checkText.ts";
import { printOf, type Change } from "./proposal.ts";
import { words } from "./words.ts";
import { readApprovals } from "./readApprovals.ts";
import { fileOfApprovals, isAbout, readApproval, statusFile, type Approval, type Approvals } from "./status.ts";

/** Why something was not saved, in German. */
export class NotSaved extends Error {}

const isText = (value: unknown): value is string => typeof value === "string";

/** Validates the payload of the channel. */
function asChange(payload: unknown): Change {
  const { locale, key, text, was } = (payload ?? {}) as Partial<Record<keyof Change, unknown>>;
  if (!isText(locale) || !isText(key) || !isText(text) || !isText(was)) throw new NotSaved(words.notSaved.unreadable);
  const supported = locales.find((name) => name === locale);
  if (!supported) throw new NotSaved(words.notSaved.language);
  return { locale: supported, key, text, was, story: "" };
}

/** Writes a text into the catalogue in this folder, and nothing else anywhere. Throws `NotSaved`. */
export async function saveText(folder: string, payload: unknown): Promise<void> {
  const { locale, key, text, was } = asChange(payload);
  const [area = "", ...inner] = key.split(".");
  const files = await readdir(path.join(folder, locale));
  // The name comes from the folder, not from the message.
  const name = files.find((file) => file === `${area}.json`);
  if (!name) throw new NotSaved(words.notSaved.key(key));
  const file = path.join(folder, locale, name);
  const tree = JSON.parse(await readFile(file, "utf8")) as Tree;
  const { group, last, original } = textAt(tree, inner, key);
  if (original === text) return;
  if (printOf(original) !== was) throw new NotSaved(words.notSaved.stale);
  const problem = problemOf(text, original, locale);
  if (problem) throw new NotSaved(problem);
  group[last] = text;
  await writeFile(file, layout(tree));
}

function textAt(tree: Tree, inner: readonly string[], key: string) {
  const last = inner.at(-1) ?? "";
  let group: Tree = tree;
  for (const part of inner.slice(0, -1)) {
    const next = Object.hasOwn(group, part) ? group[part] : undefined;
    if (typeof next !== "object") throw new NotSaved(words.notSaved.key(key));
    group = next;
  }
  const original = Object.hasOwn(group, last) ? group[last] : undefined;
  if (!isText(original)) throw new NotSaved(words.notSaved.key(key));
  return { group, last, original };
}

/** Saves the status of one text; returns all approvals. Throws `NotSaved`. */
export async function saveStatus(root: string, payload: unknown): Promise<Approvals> {
  const { key, approval } = asStatusRequest(payload);
  const { catalogue } = readCatalogue(path.join(root, "src/copy"));
  const [area, inner] = splitKey(key);
  const textOf = (locale: "de" | "en") => {
    const entries = catalogue[locale]?.[area];
    const entry = entries && Object.hasOwn(entries, inner) ? entries[inner] : undefined;
    if (!entry) throw new NotSaved(words.notSaved.key(key));
    return entry.text;
  };
  const texts = { de: textOf("de"), en: textOf("en") };
  if (approval && !isAbout(approval, texts)) throw new NotSaved(words.notSaved.status);
  const { [key]: _before, ...rest } = readApprovals(root).approvals;
  const approvals = approval ? { ...rest, [key]: approval } : rest;
  await writeFile(path.join(root, statusFile), fileOfApprovals(approvals));
  return approvals;
}

/** Validates the payload of the channel. */
function asStatusRequest(payload: unknown): { key: string; approval: Approval | null } {
  const { key, approval } = (payload ?? {}) as { key?: unknown; approval?: unknown };
  const read = readApproval(approval);
  if (typeof key !== "string" || (read === null && approval !== null)) throw new NotSaved(words.notSaved.unreadable);
  return { key, approval: read };
}
