import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { flatten, type Tree } from "#src/copy/build/icu.ts";
import { filesIn, top } from "#workbench/source/files.ts";
import { fileOf, patchOf, summaryOf, type ExportedChange } from "#workbench/copy-desk/exportProposal.ts";

const folder = mkdtempSync(path.join(tmpdir(), "gangway-clone-"));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8" });
const textsOf = (root: string, file: string) =>
  flatten(JSON.parse(readFileSync(path.join(root, "src/copy", file), "utf8")) as Tree);

test("the fixed layout is read back line for line from the texts of each file", () => {
  for (const file of filesIn(path.join(top, "src/copy"), ["de", "en"], /\.json$/))
    expect(fileOf(textsOf(top, file))).toBe(readFileSync(path.join(top, "src/copy", file), "utf8"));
});

test("git applies the patch on a clean clone, and the clone then says what was proposed", () => {
  const clone = path.join(folder, "clone");
  git(top, "clone", "-q", "--no-local", "--depth=1", `file://${top}`, clone);
  const read = (locale: string, area: string) => textsOf(clone, `${locale}/${area}.json`);
  const wanted: [locale: "de" | "en", key: string, text: string][] = [
    ["de", "auth.card.back", 'Größe „zurück“ \\ "süß"'],
    ["de", "auth.entry.submit", "Über\u00a0{n} nein ja"],
    ["de", "auth.resendReady", "Neu"],
    ["de", "auth.code.resendReady", "Das Ende der Datei"],
    ["de", "terms.link", "nirgends"],
    ["en", "signIn.title", "Sign – in"],
  ];
  const changes: ExportedChange[] = wanted
    .map(([locale, key, text]) => {
      const [area = "", ...inner] = key.split(".");
      return { locale, key, text, before: read(locale, area)[inner.join(".")] ?? "", story: "screens-x--y" };
    })
    .filter(({ before }) => before !== "");
  expect(changes.length).toBeGreaterThanOrEqual(4);

  execFileSync("git", ["apply", "--index"], { cwd: clone, input: patchOf(changes, read) });
  expect(git(clone, "diff", "--cached", "--numstat").trim().split("\n").length).toBe(2);
  for (const { locale, key, text } of changes) {
    const [area = "", ...inner] = key.split(".");
    expect(read(locale, area)[inner.join(".")]).toBe(text);
  }
  const stat = git(clone, "diff", "--cached", "--shortstat");
  expect(stat).toContain(`${changes.length} insertions(+), ${changes.length} deletions(-)`);
});

test("the summary is a table that no text can break", () => {
  const summary = summaryOf([
    { locale: "de", key: "a.b", text: "neu | ``mit`` Strich", before: "`alt`", story: "screens-x--y" },
  ]);
  expect(summary.split("\n").slice(2, 5)).toEqual([
    "| Ansicht | Schlüssel | Sprache | Bisher | Neu |",
    "|---|---|---|---|---|",
    "| `screens-x--y` | `a.b` | Deutsch | `` `alt` `` | ```neu \\| ``mit`` Strich``` |",
  ]);
});
