import { describe, expect, test } from "vitest";
import { withTree, type Tree } from "#tests/checks/tree.ts";
import { closedFaults } from "#tests/spec/coverage.ts";
import { proofMap } from "#tests/spec/proofs.ts";
import { isIn, namedIn, readRows, type Row } from "#tests/spec/rows.ts";

const rows: Row[] = ["SIGN-01", "SIGN-02", "SIGN-03", "SIGN-04", "VZ-001", "VZ-002"].map((id) => ({
  id,
  area: id.slice(0, id.indexOf("-")),
  text: "…",
  source: "…",
}));

const mapOf = (tree: Tree) => withTree(tree, (root) => proofMap(root, rows));
const namedBy = async (tree: Tree) => [...(await mapOf(tree)).proofs.keys()].toSorted();

const meta = "const meta = preview.meta({ component: Button });\n";

describe("names of rows", () => {
  test("a run names each row in it, and a decision or a check is none", () => {
    expect(namedIn("opens (SIGN-09..11, VZ-001, C-54)")).toEqual(["SIGN-09", "SIGN-10", "SIGN-11", "VZ-001"]);
    expect(namedIn("T6, F1, UTF-8")).toEqual([]);
  });

  test("a part of the catalogue is an area, a row or a run", () => {
    expect(rows.filter((row) => isIn("SIGN", row))).toHaveLength(4);
    expect(rows.filter((row) => isIn("SIGN-02..03", row)).map(({ id }) => id)).toEqual(["SIGN-02", "SIGN-03"]);
    expect(rows.filter((row) => isIn("VZ-002", row)).map(({ id }) => id)).toEqual(["VZ-002"]);
  });

  test("the catalogues hold 1,564 different rows", () => {
    expect(new Set(readRows().map(({ id }) => id)).size).toBe(1564);
  });
});

describe("stories", () => {
  const file = "stories/screens/auth/EntryScreen.stories.tsx";

  test("a story is named by its id, and rows of the meta count for its first story", async () => {
    const { proofs, faults } = await mapOf({
      [file]: `
        const meta = preview.meta({ component: EntryScreen, parameters: { spec: ["SIGN-01"] } });
        export const Empty = meta.story();
        export const WrongCode = Empty.extend({ parameters: { state: "entry", spec: ["VZ-001"] } });`,
    });
    expect(faults).toEqual([]);
    expect(proofs.get("SIGN-01")).toEqual([
      { kind: "story", story: "screens-auth-entryscreen--empty", title: "screens/auth/EntryScreen/Empty" },
    ]);
    expect(proofs.get("VZ-001")).toEqual([
      { kind: "story", story: "screens-auth-entryscreen--wrong-code", title: "screens/auth/EntryScreen/WrongCode" },
    ]);
  });

  test("a mention in a comment, a text or an arg proves nothing", async () => {
    const text = `${meta}// SIGN-01\nexport const Empty = meta.story({ name: "SIGN-02", args: { spec: ["SIGN-03"] } });`;
    expect(await namedBy({ [file]: text })).toEqual([]);
  });

  test("rows that are not written out are reported", async () => {
    const { faults } = await mapOf({
      [file]: `${meta}export const Empty = meta.story({ parameters: { spec: rows } });`,
    });
    expect(faults).toEqual([`${file}:2 rows in spec are plain strings, so that they can be counted`]);
  });

  test("a row that does not exist is reported", async () => {
    const { faults } = await mapOf({
      [file]: `${meta}export const Empty = meta.story({ parameters: { spec: ["VZ-003"] } });`,
    });
    expect(faults).toEqual(["screens/auth/EntryScreen/Empty names VZ-003, which is no row"]);
  });
});

describe("tests", () => {
  const file = "tests/model/auth.test.ts";

  test("titles of tests and groups count, with runs and with the rows of their table", async () => {
    const text = `
      test("opens (SIGN-01)", () => {});
      describe("closing (SIGN-02)", () => {});
      test.each([["SIGN-03", 1], ["SIGN-04", 2]])("%s holds", () => {});
      const cases = [{ row: "VZ-001..002" }];
      test.each(cases)("$row is shown", () => {});`;
    expect(await namedBy({ [file]: text })).toEqual(rows.map(({ id }) => id));
  });

  test("a table that is imported counts like one in the file, and one that is not there proves nothing", async () => {
    const text = `
      import { cases, gone } from "#workbench/cases.ts";
      import { lost } from "#workbench/lost.ts";
      test.each(cases)("%s holds", () => {});
      test.each(gone)("%s holds", () => {});
      test.each(lost)("%s holds", () => {});`;
    const tables = 'export const cases = [["SIGN-03", 1]];\nexport const others = [["SIGN-04", 1]];';
    expect(await namedBy({ [file]: text, ".storybook/cases.ts": tables })).toEqual(["SIGN-03"]);
  });

  test("a skipped or planned test, a call that is no test and a table without placeholder prove nothing", async () => {
    const text = `
      test.skip("SIGN-01", () => {});
      test.todo("SIGN-02");
      expect("SIGN-03", () => {});
      test.each([["SIGN-04"]])("holds", () => {});
      // test("VZ-001", () => {});`;
    expect(await namedBy({ [file]: text })).toEqual([]);
  });
});

test("a closed part with an open row is reported, and so is one that names nothing", async () => {
  const map = await mapOf({ "tests/x.test.ts": 'test("VZ-001", () => {});' });
  expect(closedFaults(["VZ-001", "VZ", "NONE"], rows, map)).toEqual([
    "VZ-002 is open in the closed part VZ: …",
    "NONE in closed.json is no part of the catalogue",
  ]);
});
