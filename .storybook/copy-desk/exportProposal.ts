import { formatPatch, structuredPatch } from "diff";
import type { Locale } from "#src/copy/store.ts";

type Texts = Readonly<Record<string, string>>;
/** A change with the text that stands in the catalogue now. */
export type ExportedChange = { locale: Locale; key: string; text: string; before: string; story: string };
/** All texts of a file of the catalogue, in its order. */
export type ReadFile = (locale: Locale, area: string) => Texts | undefined;

type Tree = { [key: string]: string | Tree };

function asTree(texts: Texts): Tree {
  const root: Tree = {};
  for (const [key, text] of Object.entries(texts)) {
    const path = key.split(".");
    const last = path.pop() ?? "";
    let node = root;
    for (const part of path) node = (node[part] ??= {}) as Tree;
    node[last] = text;
  }
  return root;
}

/** A file of the catalogue in its one fixed layout: each text has a line of its own. */
export const fileOf = (texts: Texts) => `${JSON.stringify(asTree(texts), null, 2)}\n`;

/** A unified diff over src/copy that `git apply` takes. */
export function patchOf(changes: readonly ExportedChange[], read: ReadFile): string {
  const placeOf = ({ locale, key }: ExportedChange) => `${locale}/${key.slice(0, key.indexOf("."))}`;
  const patches = [...new Set(changes.map(placeOf))].toSorted().map((place) => {
    const [locale, area] = place.split("/") as [Locale, string];
    const texts = read(locale, area) ?? {};
    const ofFile = changes.filter((change) => placeOf(change) === place);
    const next = { ...texts, ...Object.fromEntries(ofFile.map(({ key, text }) => [key.slice(area.length + 1), text])) };
    const path = `src/copy/${place}.json`;
    const patch = structuredPatch(`a/${path}`, `b/${path}`, fileOf(texts), fileOf(next), "", "", { context: 3 });
    return { ...patch, isGit: true };
  });
  return formatPatch(patches);
}

const asCode = (text: string) => {
  const fence = "`".repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)));
  const pad = /^`|`$/.test(text) ? " " : "";
  return `${fence}${pad}${text.replaceAll("\n", " ").replaceAll("|", "\\|")}${pad}${fence}`;
};

const languages = { de: "Deutsch", en: "Englisch" } as const;

/** The same changes for people: where, which key, before, after. */
export function summaryOf(changes: readonly ExportedChange[]): string {
  const rows = changes.map(({ locale, key, text, before, story }) =>
    [asCode(story), asCode(key), languages[locale], asCode(before), asCode(text)].join(" | "),
  );
  return [
    "# Vorschlag für Texte",
    "",
    "| Ansicht | Schlüssel | Sprache | Bisher | Neu |",
    "|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
    "",
  ].join("\n");
}
