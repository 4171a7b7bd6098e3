import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { flatten, type Tree } from "#src/copy/build/icu.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { exported, fileOf, type ExportedText } from "#workbench/copy-desk/exportProposal.ts";
import { printOf, type Stage } from "#workbench/copy-desk/proposal.ts";
import { readApprovals } from "#workbench/copy-desk/readApprovals.ts";
import type { Approval } from "#workbench/copy-desk/status.ts";

const folder = mkdtempSync(path.join(tmpdir(), "gangway-clone-"));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8" });
const textsOf = (root: string, file: string) =>
  flatten(JSON.parse(readFileSync(path.join(root, "src/copy", file), "utf8")) as Tree);

test("the fixed layout is read back line for line from the texts of each file", () => {
  for (const file of filesIn(path.join(top, "src/copy"), ["de", "en"], /\.json$/))
    expect(fileOf(textsOf(top, file))).toBe(readFileSync(path.join(top, "src/copy", file), "utf8"));
});

const remarks = { stage: "draft", was: "", note: "", answer: "" } as const;
const read = (root: string) => (locale: string, area: string) => textsOf(root, `${locale}/${area}.json`);
const textIn = (root: string, locale: string, key: string) =>
  read(root)(locale, key.slice(0, key.indexOf(".")))[key.slice(key.indexOf(".") + 1)] ?? "";

/** The last commit of this repository. */
function cloned(name: string): string {
  const clone = path.join(folder, name);
  git(top, "clone", "-q", "--no-local", "--depth=1", `file://${top}`, clone);
  return clone;
}

test("git applies the patch on a clean clone, and the clone then says what was proposed", () => {
  const clone = cloned("texts");
  const wanted: [locale: "de" | "en", key: string, text: string][] = [
    ["de", "auth.card.back", 'Größe „zurück“ \\ "süß"'],
    ["de", "auth.entry.submit", "Über\u00a0{n} nein ja"],
    ["de", "auth.resendReady", "Neu"],
    ["de", "auth.code.resendReady", "Das Ende der Datei"],
    ["de", "terms.link", "nirgends"],
    ["en", "signIn.title", "Sign – in"],
  ];
  const changes: ExportedText[] = wanted
    .map(([locale, key, text]) => {
      return { ...remarks, locale, key, text, before: textIn(clone, locale, key), story: "screens-x--y" };
    })
    .filter(({ before }) => before !== "");
  expect(changes.length).toBeGreaterThanOrEqual(4);

  const { patch } = exported({ changes, draftStatuses: {}, stored: {}, read: read(clone) });
  execFileSync("git", ["apply", "--index"], { cwd: clone, input: patch });
  expect(git(clone, "diff", "--cached", "--numstat").trim().split("\n").length).toBe(2);
  for (const { locale, key, text } of changes) expect(textIn(clone, locale, key)).toBe(text);
  const stat = git(clone, "diff", "--cached", "--shortstat");
  expect(stat).toContain(`${changes.length} insertions(+), ${changes.length} deletions(-)`);
});

test("the patch carries accepted texts and the statuses said of them, and not what is open or declined", () => {
  const clone = cloned("status");
  const keys = { accepted: "auth.entry.submit", declined: "signIn.title", open: "signIn.forgot" } as const;
  const changes = Object.entries(keys).map(([stage, key]): ExportedText => {
    const before = textIn(clone, "de", key);
    return {
      ...remarks,
      stage: stage as Stage,
      locale: "de",
      key,
      text: `${before} neu`,
      before,
      story: "screens-x--y",
    };
  });
  const approvalOf = (key: string, de: string): Approval => ({
    status: "approved",
    de: printOf(de),
    en: printOf(textIn(clone, "en", key)),
  });
  const picture = { story: "screens-auth-entryscreen--empty", print: "0123456789abcdef0123" };
  const approved = { ...approvalOf(keys.accepted, `${textIn(clone, "de", keys.accepted)} neu`), picture };
  const said = {
    [keys.accepted]: approved,
    [keys.declined]: approvalOf(keys.declined, `${textIn(clone, "de", keys.declined)} neu`),
  };
  const stored = readApprovals(clone).approvals;
  const { patch, summary } = exported({ changes, draftStatuses: said, stored, read: read(clone) });
  execFileSync("git", ["apply"], { cwd: clone, input: patch });

  const texts = Object.values(keys).map((key) => textIn(clone, "de", key));
  expect(texts).toEqual(changes.map(({ stage, text, before }) => (stage === "accepted" ? text : before)));
  expect(readApprovals(clone)).toEqual({ approvals: { ...stored, [keys.accepted]: approved }, faults: [] });
  expect(summary).toContain(
    `| \`${keys.accepted}\` | freigegeben mit diesem Bild | \`screens-auth-entryscreen--empty\` | ja |`,
  );
  expect(summary).toContain(`| \`${keys.declined}\` | freigegeben |  | nein, der Wortlaut ist ein anderer |`);
});

test("a status alone makes a patch, also one that takes a status away", () => {
  const clone = cloned("alone");
  const key = "auth.entry.submit";
  const approval: Approval = {
    status: "review",
    de: printOf(textIn(clone, "de", key)),
    en: printOf(textIn(clone, "en", key)),
  };
  const stored = readApprovals(clone).approvals;
  const apply = (patch: string) => execFileSync("git", ["apply"], { cwd: clone, input: patch });
  const { patch } = exported({ changes: [], draftStatuses: { [key]: approval }, stored, read: read(clone) });
  apply(patch);
  const now = readApprovals(clone).approvals;
  expect(now[key]).toEqual(approval);
  apply(exported({ changes: [], draftStatuses: { [key]: null }, stored: now, read: read(clone) }).patch);
  expect(readApprovals(clone).approvals[key]).toBeUndefined();
});

test("the summary is a table that no text can break, with what was decided and why", () => {
  const { summary } = exported({
    changes: [
      {
        ...remarks,
        locale: "de",
        key: "a.b",
        text: "neu | ``mit`` Strich",
        before: "`alt`",
        story: "screens-x--y",
        stage: "declined",
        note: "Kürzer",
        answer: "Zu\nkurz | leider",
      },
    ],
    draftStatuses: {},
    stored: {},
    read: () => ({}),
  });
  expect(summary.split("\n").slice(2)).toEqual([
    "| Ansicht | Schlüssel | Sprache | Bisher | Neu | Entscheidung | Zum Vorschlag | Zur Entscheidung |",
    "|---|---|---|---|---|---|---|---|",
    "| `screens-x--y` | `a.b` | Deutsch | `` `alt` `` | ```neu \\| ``mit`` Strich``` | abgelehnt | `Kürzer` | `Zu kurz \\| leider` |",
    "",
  ]);
});
