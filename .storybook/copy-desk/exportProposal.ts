import { formatPatch, structuredPatch, type StructuredPatch } from "diff";
import { splitKey } from "#src/copy/build/icu.ts";
import type { Locale } from "#src/copy/store.ts";
import { errorsIn } from "./errorsIn.ts";
import { isIncluded, proposed, wordingOf, type ProposedText } from "./proposal.ts";
import {
  fileOfApprovals,
  statusFile,
  statusOf,
  withDraftStatuses,
  type Approvals,
  type DraftStatuses,
} from "./status.ts";
import { words } from "./words.ts";

type Texts = Readonly<Record<string, string>>;
/** A proposed text with the one that stands in the catalogue now. */
export type ExportedText = ProposedText & { before: string };
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

const patchOfFile = (path: string, before: string, after: string): StructuredPatch => ({
  ...structuredPatch(`a/${path}`, `b/${path}`, before, after, "", "", { context: 3 }),
  isGit: true,
});

/** The included texts as changes of the files of the catalogue. */
function patchesOf(changes: readonly ExportedText[], read: ReadFile): StructuredPatch[] {
  const included = changes.filter(isIncluded);
  const placeOf = ({ locale, key }: ExportedText) => `${locale}/${splitKey(key)[0]}`;
  return [...new Set(included.map(placeOf))].toSorted().map((place) => {
    const [locale, area] = place.split("/") as [Locale, string];
    const texts = read(locale, area) ?? {};
    const ofFile = included.filter((change) => placeOf(change) === place);
    const next = { ...texts, ...Object.fromEntries(ofFile.map(({ key, text }) => [key.slice(area.length + 1), text])) };
    return patchOfFile(`src/copy/${place}.json`, fileOf(texts), fileOf(next));
  });
}

type Exporting = {
  changes: readonly ExportedText[];
  draftStatuses: DraftStatuses;
  /** Approvals in the repository. */
  stored: Approvals;
  read: ReadFile;
};

/** A unified diff over src/copy that `git apply` takes, and the same for people. */
export function exported({ changes, draftStatuses, stored, read }: Exporting): { patch: string; summary: string } {
  const textNow = (locale: Locale, key: string) => {
    const [area, inner] = splitKey(key);
    return read(locale, area)?.[inner] ?? "";
  };
  const textAfter = (locale: Locale, key: string) =>
    proposed(changes.filter(isIncluded), locale, key)?.text ?? textNow(locale, key);
  const { approvals, taken, left } = withDraftStatuses(stored, draftStatuses, (key) => ({
    de: textAfter("de", key),
    en: textAfter("en", key),
  }));
  const [before, after] = [fileOfApprovals(stored), fileOfApprovals(approvals)];
  const patches = [...patchesOf(changes, read), ...(before === after ? [] : [patchOfFile(statusFile, before, after)])];
  return { patch: formatPatch(patches), summary: summaryOf(changes, textNow, taken, left) };
}

const asCode = (text: string) => {
  if (text === "") return "";
  const fence = "`".repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)));
  const pad = /^`|`$/.test(text) ? " " : "";
  return `${fence}${pad}${text.replaceAll("\n", " ").replaceAll("|", "\\|")}${pad}${fence}`;
};

const asTable = (heads: readonly string[], rows: readonly (readonly string[])[]) => [
  `| ${heads.join(" | ")} |`,
  `|${"---|".repeat(heads.length)}`,
  ...rows.map((row) => `| ${row.join(" | ")} |`),
];

type StatusEntries = readonly (readonly [key: string, approval: DraftStatuses[string]])[];

function summaryOf(
  changes: readonly ExportedText[],
  textNow: (locale: Locale, key: string) => string,
  taken: StatusEntries,
  left: StatusEntries,
): string {
  const { report, stages, languages, statusNames } = words;
  const errorsOf = (change: ExportedText) =>
    errorsIn(change, wordingOf(changes, "de", change.key, textNow("de", change.key)));
  const texts = changes.flatMap((change) => {
    const { locale, key, text, before, story, stage, note, answer } = change;
    const other = locale === "de" ? "en" : "de";
    const place = [asCode(story), asCode(key)];
    const line = [
      ...place,
      languages[locale],
      asCode(before),
      asCode(text),
      stages[stage],
      asCode(note),
      asCode(answer),
      String(errorsOf(change) || ""),
    ];
    return proposed(changes, other, key)
      ? [line]
      : [line, [...place, languages[other], asCode(textNow(other, key)), report.unchanged, "", "", "", ""]];
  });
  const statuses = [...taken.map((one) => ({ one, isTaken: true })), ...left.map((one) => ({ one, isTaken: false }))];
  const rows = statuses.map(({ one: [key, approval], isTaken }) => [
    asCode(key),
    statusNames[statusOf(approval ?? undefined)],
    asCode(approval?.picture?.story ?? ""),
    isTaken ? report.taken : report.left,
  ]);
  const faulty = changes.filter((change) => isIncluded(change) && errorsOf(change) > 0).length;
  return [
    `# ${report.title}`,
    ...(faulty > 0 ? ["", report.faulty(faulty)] : []),
    ...(texts.length > 0 ? ["", ...asTable(report.texts, texts)] : []),
    ...(rows.length > 0 ? ["", `## ${report.statusTitle}`, "", ...asTable(report.statuses, rows)] : []),
    "",
  ].join("\n");
}
