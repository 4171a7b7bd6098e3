import { layout, locales, type Entry } from "#src/copy/build/catalogue.ts";
import { readMessage, type Tree } from "#src/copy/build/icu.ts";
import { catalogueKinds, statedKind, textKinds, type Kinds } from "#workbench/findings/kind.ts";
import { textFaults } from "#workbench/findings/textFaults.ts";
import type { Values } from "./order.ts";
import { Refused, type Plan } from "./plan.ts";

/** In both languages, with what it is for: running text, or what its group is stated to be, if absent. */
export type Text = { de: string; en: string; kind?: string };

const KEY = /^[a-z][A-Za-z\d]*(\.[a-z][A-Za-z\d]*)+$/;
const KINDS = "src/copy/kinds.json";

/** Writes the types of the texts, and refuses other placeholders in one language than in the other. */
export const types = { "src/copy/keys.gen.ts": "src/copy/build/types.ts" };

/** Adds texts of one area, by key. Throws Refused for what `npm run check` would say of their words. */
export async function textFiles(texts: Record<string, Text>): Promise<Plan["files"]> {
  const odd = Object.entries(texts).find(([key]) => !KEY.test(key))?.[0];
  if (odd) throw new Refused(`"${odd}" is no key. Say area.group.name, such as events.waitingList.hint.`);
  const area = Object.keys(texts)[0]?.split(".")[0] ?? "";
  const rows = Object.entries(texts).map(([key, text]) => ({ key, parts: key.split(".").slice(1), ...text }));
  const entries = (locale: "de" | "en") =>
    Object.fromEntries(rows.map((row): [string, Entry] => [row.parts.join("."), read(row.key, locale, row[locale])]));
  const withKinds = (tree: Tree) => rows.reduce((all, { key, kind }) => withKind(all, key, kind), tree);
  const kinds = withKinds(structuredClone(catalogueKinds)) as Kinds;
  const { errors } = await textFaults({ de: { [area]: entries("de") }, en: { [area]: entries("en") } }, kinds);
  if (errors.length > 0) throw new Refused(`The rules of the texts say no:\n${errors.join("\n")}`);
  const edited = (edit: (tree: Tree) => Tree) => (json: string) => layout(edit(JSON.parse(json || "{}") as Tree));
  const catalogues = locales.map((locale) => [
    `src/copy/${locale}/${area}.json`,
    edited((tree) => rows.reduce((all, row) => withLeaf(all, row.key, row.parts, row[locale]), tree)),
  ]);
  return { ...Object.fromEntries(catalogues), [KINDS]: edited(withKinds) };
}

function read(key: string, locale: string, text: string): Entry {
  try {
    return { text, ...readMessage(text, locale) };
  } catch (error) {
    throw new Refused(`${key} (${locale}) ${(error as Error).message}`, { cause: error });
  }
}

function withKind(tree: Tree, key: string, kind: string | undefined): Tree {
  if (kind && !(textKinds as readonly string[]).includes(kind))
    throw new Refused(`--kind: "${kind}" is none of ${textKinds.join(", ")}.`);
  const stated = statedKind(key, tree as Kinds);
  if (!stated) return withLeaf(tree, key, key.split("."), kind || "body");
  if (!kind || kind === stated) return tree;
  throw new Refused(`${KINDS} says "${stated}" of all texts beside ${key}. Say there of each what it is.`);
}

function withLeaf(tree: Tree, key: string, [part = "", ...rest]: readonly string[], leaf: string): Tree {
  const inner = tree[part];
  if (typeof inner === "string" && rest.length > 0)
    throw new Refused(`${key}: "${part}" is a text, it can hold no other.`);
  if (inner !== undefined && rest.length === 0) throw new Refused(`There is ${key} already.`);
  return { ...tree, [part]: rest.length > 0 ? withLeaf((inner ?? {}) as Tree, key, rest, leaf) : leaf };
}

/** A text in both languages. Something has to use it before `npm run check` passes. */
export async function planText(_root: string, { key, german, english, kind }: Values): Promise<Plan> {
  const [last = "", ...rest] = key.split(".").toReversed();
  return {
    files: await textFiles({ [key]: { de: german, en: english, kind } }),
    derived: types,
    next: `Show it: useCopy("${rest.toReversed().join(".")}") gives t, t("${last}") gives the text.
Until something shows it, npm run check names it as unused.`,
  };
}
