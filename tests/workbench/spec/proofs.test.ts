import { describe, expect, test } from "vitest";
import { withTree, type Tree } from "#tests/checks/tree.ts";
import { closedFaults } from "#tests/checks/coverage.ts";
import { givenFaults } from "#workbench/spec/given.ts";
import type { EnglishQuotation } from "#workbench/spec/englishQuotations.ts";
import type { Proof } from "#workbench/spec/proof.ts";
import { proofMap } from "#workbench/spec/proofs.ts";
import { isIn, kinds, namedIn, readRows, type Row } from "#workbench/spec/rows.ts";
import { weaknessOf } from "#workbench/spec/weakness.ts";

const rows: Row[] = ["SIGN-01", "SIGN-02", "SIGN-03", "SIGN-04", "VZ-001", "VZ-002"].map((id) => ({
  id,
  area: id.slice(0, id.indexOf("-")),
  kind: "look",
  text: "…",
  source: "…",
}));

const mapOf = (tree: Tree) => withTree(tree, (root) => proofMap(root, rows));
const namedBy = async (tree: Tree) => [...(await mapOf(tree)).proofs.keys()].toSorted();

const meta = "const meta = preview.meta({ component: Button });\n";

describe("names of rows", () => {
  test("a range names each row in it, and decisions and checks are no rows", () => {
    expect(namedIn("opens (SIGN-09..11, VZ-001, C-54)")).toEqual(["SIGN-09", "SIGN-10", "SIGN-11", "VZ-001"]);
    expect(namedIn("SIGN-09 to SIGN-11")).toEqual(["SIGN-09", "SIGN-10", "SIGN-11"]);
    expect(namedIn("T6, F1, UTF-8")).toEqual([]);
  });

  test("a part of the catalogue is an area, a row or a range", () => {
    expect(rows.filter((row) => isIn("SIGN", row))).toHaveLength(4);
    expect(rows.filter((row) => isIn("SIGN-02..03", row)).map(({ id }) => id)).toEqual(["SIGN-02", "SIGN-03"]);
    expect(rows.filter((row) => isIn("VZ-002", row)).map(({ id }) => id)).toEqual(["VZ-002"]);
  });

  test("the catalogues hold 1,564 different rows", () => {
    expect(new Set(readRows().map(({ id }) => id)).size).toBe(1564);
  });

  test("a rewritten row is reported with its area, and its kind may change", () => {
    const given = { SIGN: "7a", VZ: "7a" };
    const [sign = "", vz = ""] = givenFaults(rows, given).map((fault) => /\((\w+)\)/.exec(fault)?.[1] ?? "");
    const rewritten = rows.map((row) => ({
      ...row,
      kind: "rule" as const,
      ...(row.id === "VZ-001" && { text: "2 s" }),
    }));
    expect(givenFaults(rows, { SIGN: sign, VZ: vz })).toEqual([]);
    expect(givenFaults(rewritten, { SIGN: sign, VZ: vz })).toEqual([expect.stringContaining("the rows of VZ")]);
  });

  test("each row is of one of the five kinds", () => {
    expect(new Set(readRows().map(({ kind }) => kind))).toEqual(new Set(kinds));
  });
});

describe("stories", () => {
  const file = "stories/screens/auth/EntryScreen.stories.tsx";

  test("a proof has the name of its story; the id is made of the export name", async () => {
    const { proofs } = await mapOf({
      [file]: `${meta}export const WrongCode = meta.story({ name: "Code falsch", parameters: { spec: ["SIGN-01"] } });`,
    });
    expect(proofs.get("SIGN-01")).toEqual([
      { kind: "story", story: "screens-auth-entryscreen--wrong-code", title: "screens/auth/EntryScreen/Code falsch" },
    ]);
  });

  test("rows of the meta count for the first story", async () => {
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

  test("a story whose play has an assertion is another kind of proof", async () => {
    const { proofs } = await mapOf({
      [file]: `
        const meta = preview.meta({ component: EntryScreen });
        export const Pastes = meta.story({
          parameters: { spec: ["SIGN-01"] },
          play: async ({ canvas, userEvent }) => {
            await userEvent.paste("482913");
            await expect(canvas.getByRole("textbox")).toHaveValue("482913");
          },
        });
        export const Pasted = Pastes.extend({ parameters: { spec: ["SIGN-02"] } });
        export const Clicks = meta.story({
          parameters: { spec: ["SIGN-03"] },
          play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button")),
        });
        export const Named = meta.story({ parameters: { spec: ["SIGN-04"] }, args: { play: () => expect(1) } });`,
    });
    expect([...proofs].map(([row, [proof]]) => [row, proof?.kind])).toEqual([
      ["SIGN-01", "play"],
      ["SIGN-02", "story"],
      ["SIGN-03", "story"],
      ["SIGN-04", "story"],
    ]);
  });

  test("a state is checked for the words of its row, and behaviour is not", async () => {
    const shown = { ...rows[0]!, text: 'Shows a spinner and "Gebucht" (de).' };
    const tree = {
      [file]: `${meta}
        export const Saving = meta.story({ parameters: { spec: ["SIGN-01"] } });
        export const Saves = meta.story({ tags: ["behaviour"], parameters: { spec: ["SIGN-01"] } });`,
      "src/copy/de/events.json": JSON.stringify({ booked: "Gebucht" }),
    };
    const { proofs } = await withTree(tree, (root) => proofMap(root, [shown]));
    expect(proofs.get("SIGN-01")?.filter(({ kind }) => kind === "expectation")).toEqual([
      {
        kind: "expectation",
        story: "screens-auth-entryscreen--saving",
        title: "screens/auth/EntryScreen/Saving",
        words: ["spinner"],
        texts: ["Gebucht"],
      },
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
});

describe("tests", () => {
  const file = "tests/model/auth/auth.test.ts";

  test("titles of tests and groups count, with ranges and with the rows of their table", async () => {
    const text = `
      test("opens (SIGN-01)", () => {});
      describe("closing (SIGN-02)", () => {});
      test.each([["SIGN-03", 1], ["SIGN-04", 2]])("%s holds", () => {});
      const cases = [{ row: "VZ-001..002" }];
      test.each(cases)("$row is shown", () => {});`;
    expect(await namedBy({ [file]: text })).toEqual(rows.map(({ id }) => id));
  });

  test("an imported table counts like one in the file, and a missing one proves nothing", async () => {
    const text = `
      import { cases, gone } from "#workbench/cases.ts";
      import { lost } from "#workbench/lost.ts";
      test.each(cases)("%s holds", () => {});
      test.each(gone)("%s holds", () => {});
      test.each(lost)("%s holds", () => {});`;
    const tables = 'export const cases = [["SIGN-03", 1]];\nexport const others = [["SIGN-04", 1]];';
    expect(await namedBy({ [file]: text, ".storybook/cases.ts": tables })).toEqual(["SIGN-03"]);
  });

  test("tests of the checks and of this folder name rows as examples only", async () => {
    const text = 'test("SIGN-01", () => {});';
    const named = await namedBy({ "tests/checks/copy.test.ts": text, "tests/workbench/spec/proofs.test.ts": text });
    expect(named).toEqual([]);
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

test("tests and journeys are different kinds of proof", async () => {
  const { proofs } = await mapOf({
    "tests/model/auth/auth.test.ts": 'test("opens (SIGN-01)", () => {});',
    "tests/journeys/auth.journey.ts": 'test("opens (SIGN-02)", () => {});',
  });
  expect(proofs.get("SIGN-01")?.map(({ kind }) => kind)).toEqual(["test"]);
  expect(proofs.get("SIGN-02")?.map(({ kind }) => kind)).toEqual(["journey"]);
});

describe("wordings", () => {
  const found = (text: string, tree: Tree) =>
    withTree(tree, (root) => {
      const row: Row = { id: "SIGN-01", area: "SIGN", kind: "text", text, source: "…" };
      const english: EnglishQuotation[] = [
        ["SIGN-01", "auth.entry.step", "Step {n} of 8"],
        ["SIGN-01", "auth.entry.gone", "{resource} is gone"],
        ["SIGN-01", "auth.entry.lost", "No text has this key"],
      ];
      const proofs = proofMap(root, [row], english).proofs.get(row.id) ?? [];
      return proofs.map((proof) => "key" in proof && `${proof.kind} ${proof.key}`);
    });
  const texts = {
    "src/copy/de/auth.json": JSON.stringify({
      entry: {
        problems: { required: "E-Mail-Adresse ist erforderlich" },
        wait: "Noch {count, plural, one {# Tag} other {# Tage}}",
        step: "Schritt {current, number} von {total, number}",
        gone: "<b>{resource}</b> ist weg",
      },
    }),
    "src/copy/en/auth.json": JSON.stringify({ entry: { step: "Part {current, number}" } }),
  };

  test("a quotation is searched in the language it names, or in both", async () => {
    expect(await found('Shows "E-Mail-Adresse ist erforderlich" (de).', texts)).toEqual([
      "wording auth.entry.problems.required",
    ]);
    expect(await found('Shows "E-Mail-Adresse ist erforderlich".', texts)).toEqual([
      "wording auth.entry.problems.required",
    ]);
    expect(await found('Shows "E-Mail-Adresse ist erforderlich" (en).', texts)).toEqual([]);
  });

  test("case and punctuation count, and a part of a text is no match", async () => {
    for (const words of [
      "E-Mail-Adresse ist Erforderlich",
      "E-Mail-Adresse ist erforderlich.",
      "E-Mail-Adresse",
      "Ihre E-Mail-Adresse ist erforderlich",
    ])
      expect(await found(`Shows "${words}" (de).`, texts)).toEqual([]);
  });

  test("an argument matches a number or a placeholder, and each branch counts", async () => {
    expect(await found('Shows "Schritt 5 von 8" and "Schritt {n} von 8".', texts)).toHaveLength(2);
    expect(await found('Shows "Noch 1 Tag" and "Noch N Tage", "{resource} ist weg".', texts)).toHaveLength(3);
    expect(await found('Shows "Schritt fünf von 8", "Noch 5 Tag".', texts)).toEqual(["wording auth.entry.wait"]);
  });

  test("an English quotation is searched in the list, not in the English texts, and its key needs a German text", async () => {
    expect(await found('Shows "Step N of 8" (en) and "{resource} is gone".', texts)).toEqual([
      "quoted auth.entry.step",
      "quoted auth.entry.gone",
    ]);
    expect(await found('Shows "Part 5" (en), "No text has this key" (en).', texts)).toEqual([]);
  });
});

describe("what proves a row", () => {
  const story: Proof = {
    kind: "story",
    story: "screens-auth-entryscreen--empty",
    title: "screens/auth/EntryScreen/Empty",
  };
  const wording: Proof = { kind: "wording", key: "events.booked", text: "Gebucht" };
  const asserted: Proof[] = [
    { ...story, kind: "play" },
    { kind: "test", file: "tests/x.test.ts", title: "x" },
    { kind: "journey", file: "tests/x.journey.ts", title: "x" },
  ];
  const weak = (kind: Row["kind"], text: string, ...proofs: Proof[]) =>
    weaknessOf({ id: "SIGN-01", area: "SIGN", kind, text, source: "…" }, proofs);
  const reworded = (proof: Proof) =>
    weaknessOf({ id: "VA-104", area: "VA", kind: "look", text: 'Shows "Belegt".', source: "…" }, [proof]);

  test.each(["rule", "behaviour", "call"] as const)("a %s needs a test, a journey or a play", (kind) => {
    for (const proof of asserted) expect(weak(kind, "…", proof)).toBeUndefined();
    expect(weak(kind, 'Shows "Gebucht".', story, wording)).toEqual({ kind: "notAsserted" });
    expect(weak(kind, "…")).toEqual({ kind: "open" });
  });

  test("a look needs an expectation of its story; a story or a wording alone is weak", () => {
    const expectation: Proof = { ...story, kind: "expectation", words: ["spinner"], texts: [] };
    expect(weak("look", 'Shows "Gebucht".', story, expectation, wording)).toBeUndefined();
    expect(weak("look", 'Shows "Gebucht".', story, wording)).toEqual({ kind: "notAsserted" });
  });

  test("a text needs the catalogue; a story alone is weak", () => {
    expect(weak("text", 'Shows "Gebucht" (de).', wording)).toBeUndefined();
    expect(weak("text", "Says that it is booked.", story)).toEqual({ kind: "notAsserted" });
    expect(weak("text", 'Shows "booked" (en, named); "Gebucht" (de, proposed).', wording)).toBeUndefined();
    expect(weak("text", 'Shows "Belegt" (de, proposed).', story)).toEqual({ kind: "notAsserted" });
  });

  test("an English quotation alone is weak, in the list or not", () => {
    const quoted: Proof = { kind: "quoted", key: "events.booked", text: "booked" };
    expect(weak("text", 'Shows "booked" (en).', quoted)).toEqual({ kind: "notAsserted" });
    for (const proof of asserted) {
      expect(weak("text", 'Shows "booked" (en).', quoted, proof)).toBeUndefined();
      expect(weak("text", 'Shows "booked" (en).', proof)).toEqual({ kind: "notInCatalogue", wordings: ["booked"] });
    }
  });

  test("a wording that no text has is missing, unless it is reworded and asserted", () => {
    const missing = { kind: "notInCatalogue", wordings: ["Belegt"] };
    expect(weak("look", 'Shows "Belegt".', story)).toEqual(missing);
    expect(weak("text", 'Shows "Gebucht" or "Belegt".', story, wording)).toEqual(missing);
    expect(reworded(story)).toEqual(missing);
    for (const proof of asserted) {
      expect(weak("look", 'Shows "Belegt".', proof)).toEqual(missing);
      expect(reworded(proof)).toBeUndefined();
    }
  });

  test("a wording that is given in a language must be in its catalogue, even if it is asserted", () => {
    for (const proof of asserted)
      expect(weak("behaviour", 'Shows "Belegt" (de).', proof)).toEqual({
        kind: "notInCatalogue",
        wordings: ["Belegt"],
      });
  });
});

test("a closed part with an open row is reported, and so is one that names nothing", async () => {
  const map = await mapOf({ "tests/x.test.ts": 'test("VZ-001", () => {});' });
  expect(closedFaults(["VZ-001", "VZ", "NONE"], rows, map)).toEqual([
    "VZ-002 (look) is open in the closed part VZ: …",
    "NONE in closed.json is no part of the catalogue",
  ]);
});
