import { describe, expect, test } from "vitest";
import { readArea, type Catalogue } from "#src/copy/build/catalogue.ts";
import { typesOf } from "#src/copy/build/types.ts";
import { expiredIn, staleFaults, statusFaults, unusedFaults } from "#tests/checks/copy.ts";
import { kindFaults, statedFaults } from "#tests/checks/copyKind.ts";
import { textUses, usedKeys } from "#tests/checks/copyUse.ts";
import { germanFaults } from "#tests/checks/german.ts";
import { printOf } from "#workbench/copy-desk/proposal.ts";
import type { Kinds } from "#workbench/findings/kind.ts";
import { withTree } from "#tests/checks/tree.ts";

const area = `${JSON.stringify({ title: "Titel", lead: "Text", problems: { wrong: "Falsch", late: "Zu spät" } }, null, 2)}\n`;
const catalogue: Catalogue = { de: { auth: readArea(area, "de", "auth") } };

const code = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, module: "ESNext", moduleResolution: "bundler", types: [] },
    include: ["src", "tests"],
  }),
  "src/copy.ts": `
    type Keys = { auth: "title" | "lead" | "problems.wrong" | "problems.late"; "auth.problems": "wrong" | "late" };
    export interface Translate<N extends keyof Keys> { <K extends Keys[N]>(key: K): string; rich<K extends Keys[N]>(key: K): string }
    export declare function useCopy<N extends keyof Keys>(namespace: N): Translate<N>;
    export type Problem = "wrong" | "late";`,
};
const both = ["auth.problems.late", "auth.problems.wrong"];

test.each([
  ['useCopy("auth")("title"); useCopy("auth").rich("lead");', ["auth.lead", "auth.title"]],
  ['declare const problem: Problem; useCopy("auth")(`problems.${problem}`);', both],
  ['declare const problem: Problem; useCopy("auth.problems")(problem);', both],
  ['declare const one: "late"; useCopy("auth")(`problems.${one}`);', ["auth.problems.late"]],
])("a variable counts as a use with each value of its type: %s", async (text, keys) => {
  const use = `import { useCopy, type Problem } from "./copy";\n${text}`;
  const inTest = 'import { useCopy } from "../src/copy"; useCopy("auth")("title");';
  const used = await withTree({ ...code, "src/screen.ts": use, "tests/x.ts": inTest }, usedKeys);
  expect([...used].toSorted()).toEqual(keys);
});

test("a text whose stated kind is no button, but which is used on one, is reported", async () => {
  const screen = `import { useCopy } from "./copy";
    declare const Button: (props: { children: string }) => null;
    const t = useCopy("auth");
    export const shown = <Button>{t("lead")}</Button>;
    export const fine = <h1>{t("title")}</h1>;`;
  const faults = await withTree({ ...code, "src/screen.tsx": screen }, (root) =>
    kindFaults(textUses(root), { auth: { lead: "hint", title: "title" } }),
  );
  expect(faults).toEqual(['auth.lead is "hint" in src/copy/kinds.json, but stands in Button (src/screen.tsx)']);
});

test("a text without a kind is reported, and so are a kind of a missing text and an unknown kind", () => {
  const keys = ["auth.title", ...both];
  expect(statedFaults(keys, { auth: { title: "title", problems: "error" } })).toEqual([]);
  const idle = { auth: { title: "titel", lead: "hint", problems: { late: "error" } } } as unknown as Kinds;
  expect(statedFaults(keys, idle)).toEqual([
    expect.stringMatching(/^auth\.problems\.wrong has no kind/),
    expect.stringMatching(/^src\/copy\/kinds\.json: auth\.title is "titel", which is none of button/),
    "src/copy/kinds.json: there is no text auth.lead",
  ]);
});

test("an unused text and stale types of keys are reported", () => {
  expect(unusedFaults(catalogue, new Set(["auth.title", ...both]))).toEqual([
    "auth.lead is used nowhere in src or app",
  ]);
  expect(staleFaults(catalogue, typesOf(catalogue))).toEqual([]);
  expect(staleFaults(catalogue, typesOf(catalogue).replace("title", "titel"))).toHaveLength(1);
});

test("German is reported in a string, a template, a tag and an attribute, but not in catalogues, people, mock server and lists", async () => {
  const german = 'export const x = "Zurück";';
  const planted = [
    german,
    'export const x = "Bitte warten";',
    "export const x = <p>Daten werden geladen</p>;",
    "export const x = `${name} ist da`;",
    'export const x = <img alt="Vom Gate zum Bus" />;',
    'export const keys = ["flughafenausweisnummer", "ist-zustand", "sozialversicherung"]; // für',
  ];
  const allowed = ["src/copy", "src/people", "app/sandbox"].map((folder) => `${folder}/x.ts`);
  const lists = ["countries", "countryWords"].map((name) => `src/model/profile/${name}.ts`);
  const tree = Object.fromEntries([...allowed, ...lists].map((file) => [file, german]));
  const faults = await withTree({ ...tree, "src/screens/Planted.tsx": planted.join("\n") }, germanFaults);
  expect(faults.map((fault) => fault.split(" German")[0])).toEqual(
    [1, 2, 3, 4, 5].map((line) => `src/screens/Planted.tsx:${line}`),
  );
});

describe("the status of texts", () => {
  const catalogues = { de: { auth: readArea(area, "de", "auth") }, en: { auth: readArea(area, "en", "auth") } };
  const of = (text: string) => ({ status: "approved" as const, de: printOf(text), en: printOf(text) });

  test("of a missing key is a fault", () => {
    expect(
      statusFaults(catalogues, { "auth.title": of("Titel"), "auth.nothing": of("Titel"), "auth.problems": of("") }),
    ).toEqual([
      "src/copy/status.json: there is no text auth.nothing",
      "src/copy/status.json: there is no text auth.problems",
    ]);
  });

  test("that was given to another wording or picture has expired", () => {
    const seen = { ...of("Titel"), picture: { story: "screens-one--first", print: "0123456789abcdef0123" } };
    const pictures = { "screens-one": "0123456789abcdef0123" };
    expect(expiredIn(catalogues, { "auth.title": of("Titel"), "auth.lead": of("Anders") }, {})).toEqual(["auth.lead"]);
    expect(expiredIn(catalogues, { "auth.title": seen }, pictures)).toEqual([]);
    expect(expiredIn(catalogues, { "auth.title": seen }, { "screens-one": "3210" })).toEqual(["auth.title"]);
  });
});
