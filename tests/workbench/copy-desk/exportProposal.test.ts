import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { flatten, type Tree } from "#src/copy/build/icu.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { exported, fileOf } from "#workbench/copy-desk/exportProposal.ts";
import { printOf } from "#workbench/copy-desk/proposal.ts";
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

test("the summary is a table that no text can break, with what was decided and why, and the language that nobody changed", () => {
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
    read: () => ({ b: "old" }),
  });
  expect(summary.split("\n").slice(2)).toEqual([
    "| Ansicht | Schlüssel | Sprache | Bisher | Neu | Entscheidung | Zum Vorschlag | Zur Entscheidung | Fehler |",
    "|---|---|---|---|---|---|---|---|---|",
    "| `screens-x--y` | `a.b` | Deutsch | `` `alt` `` | ```neu \\| ``mit`` Strich``` | abgelehnt | `Kürzer` | `Zu kurz \\| leider` |  |",
    "| `screens-x--y` | `a.b` | Englisch | `old` | unverändert |  |  |  |  |",
    "",
  ]);
});

test("the summary counts the errors of each text, and how many texts of the patch have some", () => {
  const change = { ...remarks, locale: "de", before: "Alt", story: "", text: "Du musst das." } as const;
  const { summary } = exported({
    changes: [
      { ...change, key: "a.b", stage: "accepted" },
      { ...change, key: "a.c", stage: "declined" },
      { ...change, key: "a.d", text: "Das ist gut." },
      { ...change, key: "a.d", locale: "en", text: "that is good!" },
    ],
    draftStatuses: {},
    stored: {},
    read: () => ({ b: "Alt", c: "Alt", d: "Alt" }),
  });
  expect(summary).toContain("\n2\u00a0Vorschläge darin haben noch Fehler. Die Prüfung nimmt sie nicht an.\n");
  const counts = (language: string) =>
    summary.split("\n").flatMap((line) => (line.includes(`| ${language} |`) ? line.split(" | ").at(-1) : []));
  expect(counts("Deutsch")).toEqual(["2 |", "2 |", " |"]);
  expect(counts("Englisch")).toContain("2 |");
});
