// Reads src/copy/<locale>/<area>.json; collects every fault instead of stopping at the first.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describeArgs, flatten, readMessage, sameArgs, type Message, type Tree } from "./icu.ts";

export const locales = ["de", "en"] as const;
export const source = "de";
export const copyDir = path.resolve(import.meta.dirname, "..");
export type Entry = Message & { text: string };
export type Catalogue = Record<string, Record<string, Record<string, Entry>>>; // locale -> area -> key

export const layout = (tree: Tree) => `${JSON.stringify(tree, null, 2)}\n`;

/** One file: throws one Error that lists all its faults. */
export function readArea(json: string, locale: string, name: string): Record<string, Entry> {
  const faults: string[] = [];
  const out: Record<string, Entry> = {};
  const tree = JSON.parse(json) as Tree;
  // fixed layout: small diffs when the workbench saves, and duplicate keys show (JSON.parse keeps only the last)
  if (json !== layout(tree)) faults.push(`${name}: not in the fixed layout, or a key stands twice`);
  for (const [key, text] of Object.entries(flatten(tree))) {
    try {
      out[key] = { text, ...readMessage(text, locale) };
    } catch (e) {
      faults.push(`${name} ${key}: ${(e as Error).message}`);
    }
  }
  if (faults.length) throw new Error(faults.join("\n"));
  return out;
}

export function readCatalogue(dir = copyDir): { catalogue: Catalogue; faults: string[] } {
  const faults: string[] = [];
  const catalogue: Catalogue = {};
  for (const locale of locales) {
    catalogue[locale] = {};
    for (const f of readdirSync(path.join(dir, locale)).filter((x) => x.endsWith(".json"))) {
      try {
        catalogue[locale][path.basename(f, ".json")] = readArea(
          readFileSync(path.join(dir, locale, f), "utf8"),
          locale,
          `${locale}/${f}`,
        );
      } catch (e) {
        faults.push((e as Error).message);
      }
    }
  }
  for (const locale of locales.filter((l) => l !== source)) {
    const a = catalogue[source]!,
      b = catalogue[locale]!;
    for (const area of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!a[area] || !b[area]) {
        faults.push(`${a[area] ? locale : source}/${area}.json is missing or faulty`);
        continue;
      }
      for (const key of new Set([...Object.keys(a[area]), ...Object.keys(b[area])])) {
        const x = a[area][key],
          y = b[area][key];
        if (!x || !y) faults.push(`${x ? locale : source}/${area}.json lacks ${key}`);
        else if (!sameArgs(x.args, y.args))
          faults.push(`${area}.${key}: ${source} has ${describeArgs(x.args)}; ${locale} has ${describeArgs(y.args)}`);
      }
    }
  }
  return { catalogue, faults };
}
