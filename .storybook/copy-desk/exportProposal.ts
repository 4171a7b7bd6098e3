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

/** The lines of a file of the catalogue in its one fixed layout: each text has a line of its own. */
export const linesOf = (texts: Texts) => JSON.stringify(asTree(texts), null, 2).split("\n");

const context = 3;

/** The hunks between two versions of a file with as many lines each. */
function hunks(before: readonly string[], after: readonly string[]): string[] {
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [at]));
  const groups: number[][] = [];
  for (const at of changed) {
    const group = groups.at(-1);
    if (group && at - (group.at(-1) ?? 0) <= 2 * context) group.push(at);
    else groups.push([at]);
  }
  return groups.map((group) => {
    const start = Math.max(0, (group[0] ?? 0) - context);
    const end = Math.min(before.length, (group.at(-1) ?? 0) + context + 1);
    const lines: string[] = [];
    for (let at = start; at < end; at++) {
      if (before[at] === after[at]) {
        lines.push(` ${before[at]}`);
        continue;
      }
      let stop = at;
      while (stop < end && before[stop] !== after[stop]) stop++;
      lines.push(
        ...before.slice(at, stop).map((line) => `-${line}`),
        ...after.slice(at, stop).map((line) => `+${line}`),
      );
      at = stop - 1;
    }
    return `@@ -${start + 1},${end - start} +${start + 1},${end - start} @@\n${lines.join("\n")}\n`;
  });
}

/** A unified diff over src/copy that `git apply` takes. */
export function patchOf(changes: readonly ExportedChange[], read: ReadFile): string {
  const fileOf = ({ locale, key }: ExportedChange) => `${locale}/${key.slice(0, key.indexOf("."))}`;
  const files = new Map(
    changes.map((change) => [fileOf(change), changes.filter((other) => fileOf(other) === fileOf(change))]),
  );
  return [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, ofFile]) => {
      const [locale, area] = file.split("/") as [Locale, string];
      const texts = read(locale, area) ?? {};
      const next = {
        ...texts,
        ...Object.fromEntries(ofFile.map(({ key, text }) => [key.slice(area.length + 1), text])),
      };
      const path = `src/copy/${file}.json`;
      return `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${hunks(linesOf(texts), linesOf(next)).join("")}`;
    })
    .join("");
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
