import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { layout, locales, readArea, readCatalogue, type Catalogue } from "#src/copy/build/catalogue.ts";
import { describeArgs, readMessage, sameArgs, type Tree } from "#src/copy/build/icu.ts";
import { typesOf } from "#src/copy/build/types.ts";
import { statedKind, type Kinds, type TextKind } from "#workbench/findings/kind.ts";
import { textFaults } from "#workbench/findings/textFaults.ts";
import type { Files, Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

/** One text in both languages. */
export type Words = { de: string; en: string };

const KEY = /^[a-z][A-Za-z\d]*(\.[a-z][A-Za-z\d]*)+$/;

const KINDS = "src/copy/kinds.json";

/**
 * The catalogues with further texts, by key, what they are for, and the types that follow. What is not in `kinds` is running
 * text, unless its group is stated to be something else. Throws Refused for a key that is there, for another kind than its
 * group is stated to be, and for
 * what `npm run check` would refuse: syntax, placeholders, spelling, style.
 */
export async function planTexts(
  root: string,
  texts: Record<string, Words>,
  kinds: Readonly<Record<string, TextKind>> = {},
): Promise<Plan> {
  const folder = path.join(root, "src/copy");
  const odd = Object.keys(texts).find((key) => !KEY.test(key));
  if (odd) throw new Refused(`"${odd}" is no key. Say area.group.name, such as events.waitingList.hint.`);
  const { catalogue, faults } = readCatalogue(folder);
  if (faults.length > 0) throw new Refused(`The texts have faults already:\n${faults.join("\n")}`);
  const plan: Plan = { created: {}, changed: {} };
  const areas = new Set(Object.keys(texts).map((key) => key.split(".")[0] ?? ""));
  for (const locale of locales)
    for (const area of areas) {
      const file = `src/copy/${locale}/${area}.json`;
      const isThere = existsSync(path.join(root, file));
      const tree = isThere ? (JSON.parse(readFileSync(path.join(root, file), "utf8")) as Tree) : {};
      for (const [key, words] of Object.entries(texts))
        if (key.startsWith(`${area}.`)) add(tree, key.split(".").slice(1), words[locale], key);
      const json = layout(tree);
      catalogue[locale]![area] = read(json, locale, area);
      (isThere ? plan.changed : plan.created)[file] = json;
    }
  const statedBefore = readFileSync(path.join(root, KINDS), "utf8");
  const stated = JSON.parse(statedBefore) as Kinds;
  for (const key of Object.keys(texts)) state(stated, key, kinds[key]);
  await refuseFaults(only(catalogue, Object.keys(texts)), stated);
  const types: Files = { "src/copy/keys.gen.ts": typesOf(catalogue) };
  const statedNow = layout(stated);
  if (statedNow !== statedBefore) types[KINDS] = statedNow;
  return { created: plan.created, changed: { ...plan.changed, ...types } };
}

/** Throws Refused for texts that want a value: a generated screen has none to give. */
export function refuseArguments(texts: Record<string, Words>): void {
  for (const [key, words] of Object.entries(texts))
    for (const locale of locales) {
      const { args } = parsed(key, words[locale], locale);
      if (Object.keys(args).length > 0)
        throw new Refused(`${key} (${locale}) wants ${describeArgs(args)}. Begin without, add it with its prop.`);
    }
}

function parsed(key: string, text: string, locale: string) {
  try {
    return readMessage(text, locale);
  } catch (error) {
    throw new Refused(`${key} (${locale}) ${(error as Error).message}`, { cause: error });
  }
}

function state(stated: Kinds, key: string, kind: TextKind | undefined): void {
  const known = statedKind(key, stated);
  if (!known) add(stated, key.split("."), kind ?? "body", key);
  else if (kind && kind !== known)
    throw new Refused(`${KINDS} says "${known}" of all texts beside ${key}. Say there of each what it is.`);
}

function add(tree: Tree, parts: readonly string[], text: string, key: string): void {
  let group = tree;
  for (const part of parts.slice(0, -1)) {
    const next = (group[part] ??= {});
    if (typeof next === "string") throw new Refused(`${key}: "${part}" is a text, it can hold no other.`);
    group = next;
  }
  const last = parts.at(-1) ?? "";
  if (Object.hasOwn(group, last)) throw new Refused(`There is ${key} already.`);
  group[last] = text;
}

function read(json: string, locale: string, area: string) {
  try {
    return readArea(json, locale, `${locale}/${area}.json`);
  } catch (error) {
    throw new Refused((error as Error).message, { cause: error });
  }
}

/** As much of a catalogue as these keys. */
const only = (catalogue: Catalogue, keys: readonly string[]): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([locale, areas]) => [
      locale,
      Object.fromEntries(
        Object.entries(areas).map(([area, entries]) => [
          area,
          Object.fromEntries(Object.entries(entries).filter(([end]) => keys.includes(`${area}.${end}`))),
        ]),
      ),
    ]),
  );

async function refuseFaults(added: Catalogue, kinds: Kinds): Promise<void> {
  const apart = Object.entries(added.de ?? {}).flatMap(([area, entries]) =>
    Object.entries(entries).flatMap(([end, { args }]) => {
      const others = added.en?.[area]?.[end]?.args ?? {};
      return sameArgs(args, others)
        ? []
        : [`${area}.${end}: German has ${describeArgs(args)}; English has ${describeArgs(others)}`];
    }),
  );
  const { errors } = await textFaults(added, kinds);
  const faults = [...apart, ...errors];
  if (faults.length > 0) throw new Refused(`The rules of the texts say no:\n${faults.join("\n")}`);
}
