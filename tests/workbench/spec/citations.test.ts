import { describe, expect, test } from "vitest";
import { withTree, type Tree } from "#tests/checks/tree.ts";
import { citationFaults, citationsAt } from "#workbench/spec/citations.ts";
import { idsIn } from "#workbench/spec/ids.ts";

const defined = new Set(["SIGN-01", "SIGN-02", "SIGN-03", "C-05", "D-28", "T2", "P31", "F6"]);

const faultsOf = (tree: Tree) => withTree(tree, (root) => citationFaults(citationsAt(root, defined), defined));
const citedBy = (tree: Tree) =>
  withTree(tree, (root) => citationsAt(root, defined).map(({ id, file, line }) => `${file}:${line} ${id}`));

describe("ids in a text", () => {
  test.each([
    ["Asks once (C-05), as D-28 says.", ["C-05", "D-28"]],
    ["one request at a time (F6, P31)", ["F6", "P31"]],
    ["D-58..60 and D-9..10", ["D-58", "D-59", "D-60"]],
    ["SIGN-09 to SIGN-11", ["SIGN-09", "SIGN-10", "SIGN-11"]],
    ["SIGN-09 bis SIGN-10", ["SIGN-09", "SIGN-10"]],
    ["D-98–D-100", ["D-98", "D-99", "D-100"]],
    ["MSG-01/02", ["MSG-01", "MSG-02"]],
    ["T1–T3, U4..5", ["T1", "T2", "T3", "U4", "U5"]],
  ])("%s", (text, ids) => expect(idsIn(text).map(({ id }) => id)).toEqual(ids));

  test.each([
    "DE02 1203 0000 0000 2020 51 and 65 170806 J008",
    "FA-0158, L81-0O5S, UTF-8, PDF-1",
    "2026-03-29T08:30, T08:30",
    "#A1B2C3, #C84, M40.5e, E2E, P42x, xP42, $T2, %C3%BC, A320neo",
    "C-051a, D-28-x, X-C-05",
  ])("%s names none", (text) => expect(idsIn(text)).toEqual([]));
});

describe("an undefined id is reported", () => {
  test.each([
    ["app/a.ts", "/** Asks once (C-99). */\nexport const a = 1;", "1 cites C-99"],
    ["src/a.tsx", "export const a = (\n  <p>\n    {/* P47: nothing */}\n    text\n  </p>\n);", "3 cites P47"],
    ["src/a.ts", "export function a() {\n  // nothing below (T13)\n}", "2 cites T13"],
    ["src/a.ts", "export const a = 1; // see H3", "1 cites H3"],
    [".storybook/a.ts", "// REQ-12\n", "1 cites REQ-12"],
    ["src/a.css", ".a {\n  /* VZ-01 */\n  color: red;\n}", "2 cites VZ-01"],
    ["stories/docs/a.mdx", "# Titel\n\nDas sagt D-108.\n", "3 cites D-108"],
    ["README.md", "Holds C-80.\n", "1 cites C-80"],
    ["tests/a.test.ts", 'test("opens (D-108)", () => {});', "1 cites D-108"],
    ["tests/a.test.ts", 'describe("group (F6, F17)", () => {});', "1 cites F17"],
    ["tests/a.journey.ts", "test(`opens ${name} (M4)`, async () => {});", "1 cites M4"],
    ["tests/a.test.ts", 'test.each([["SIGN-04", 1]])("%s holds", () => {});', "1 cites SIGN-04"],
    ["tests/a.test.ts", 'const cases = [{ row: "SIGN-01..04" }];', "1 cites SIGN-04"],
    [
      "stories/a.stories.tsx",
      'export const A = meta.story({ parameters: { spec: ["SIGN-01", "P47"] } });',
      "1 cites P47",
    ],
  ])("%s: %j", async (file, text, fault) =>
    expect(await faultsOf({ [file]: text })).toEqual([`${file}:${fault}, which is defined nowhere`]),
  );
});

test("a defined id is a citation, with its file and line", async () => {
  expect(
    await citedBy({
      "app/a.ts": "/**\n * One at a time (F6),\n * as SIGN-01..02 ask.\n */\nexport const a = 1;",
      "tests/a.test.ts": 'test("opens (C-05)", () => {});',
    }),
  ).toEqual(["app/a.ts:3 SIGN-01", "app/a.ts:3 SIGN-02", "app/a.ts:2 F6", "tests/a.test.ts:1 C-05"]);
});

test("data, language levels, standards and texts of the copy catalogue are no citations", async () => {
  expect(
    await citedBy({
      "src/data.ts":
        'export const gates = ["B46", "P99", "T99", "VZ-99", "pass H3", "Gate D-99"]; // ISO-639, SHA-256, B2, C1',
      "src/copy/keys.gen.ts": "/** Gate B46 */\nexport type Key = string;",
      "tests/a.test.ts": 'const tree = "// C-99";\nconst pass = "XYZ-12";',
      "src/a.css": ".a { background: #c84; } .P99 { color: red; }",
    }),
  ).toEqual([]);
});
