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
const usedIn = (text: string) =>
  withTree({ ...code, "src/screen.ts": `import { useCopy, type Problem } from "./copy";\n${text}` }, (root) =>
    [...usedKeys(root)].toSorted(),
  );

describe("use of texts", () => {
  test("plain, rich and template keys count, and a variable counts with each of its values", async () => {
    expect(await usedIn('useCopy("auth")("title"); useCopy("auth").rich("lead");')).toEqual([
      "auth.lead",
      "auth.title",
    ]);
    const wide = "declare const problem: Problem;\n";
    const both = ["auth.problems.late", "auth.problems.wrong"];
    expect(await usedIn(`${wide}const t = useCopy("auth"); t(\`problems.\${problem}\`);`)).toEqual(both);
    expect(await usedIn(`${wide}const t = useCopy("auth.problems"); t(problem);`)).toEqual(both);
  });

  test("a template counts only with the values its type allows", async () => {
    expect(await usedIn('declare const one: "late";\nuseCopy("auth")(`problems.${one}`);')).toEqual([
      "auth.problems.late",
    ]);
  });

  test("a call in a test is no use", async () => {
    const used = await withTree(
      { ...code, "tests/x.ts": 'import { useCopy } from "../src/copy"; useCopy("auth")("title");' },
      usedKeys,
    );
    expect([...used]).toEqual([]);
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
    const keys = ["auth.title", "auth.problems.late", "auth.problems.wrong"];
    expect(statedFaults(keys, { auth: { title: "title", problems: "error" } })).toEqual([]);
    expect(statedFaults(keys, { auth: { problems: { late: "error" } } })).toEqual([
      expect.stringMatching(/^auth\.title has no kind/),
      expect.stringMatching(/^auth\.problems\.wrong has no kind/),
    ]);
    const idle = { auth: { title: "titel", problems: "error", lead: "hint" } } as unknown as Kinds;
    expect(statedFaults(keys, idle)).toEqual([
      expect.stringMatching(/^src\/copy\/kinds\.json: auth\.title is "titel", which is none of button/),
      "src/copy/kinds.json: there is no text auth.lead",
    ]);
  });

  test("an unused text is reported", () => {
    const used = new Set(["auth.title", "auth.problems.wrong", "auth.problems.late"]);
    expect(unusedFaults(catalogue, used)).toEqual(["auth.lead is used nowhere in src or app"]);
  });
});

test("key types that lag behind the texts are reported", () => {
  expect(staleFaults(catalogue, typesOf(catalogue))).toEqual([]);
  expect(staleFaults(catalogue, typesOf(catalogue).replace("title", "titel"))).toHaveLength(1);
});

describe("German in the code", () => {
  const planted = [
    'export const x = "Zurück";',
    'export const x = "Bitte warten";',
    "export const x = <p>Daten werden geladen</p>;",
    "export const x = `${name} ist da`;",
    'export const x = <img alt="Vom Gate zum Bus" />;',
  ];
  test.each(planted)("is reported: %s", async (text) => {
    const faults = await withTree({ "src/screens/Planted.tsx": text }, germanFaults);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^src\/screens\/Planted\.tsx:1 German/);
  });

  test("is allowed in the catalogues, in people, in the mock server and in the provider's own lists", async () => {
    const text = 'export const x = "Zurück";';
    const faults = await withTree(
      {
        "src/copy/x.ts": text,
        "src/people/x.ts": text,
        "app/sandbox/x.ts": text,
        "src/model/profile/countries.ts": text,
        "src/model/profile/countryWords.ts": text,
        "src/model/wire.ts":
          'export const keys = ["flughafenausweisnummer", "ist-zustand", "sozialversicherung"]; // für',
      },
      germanFaults,
    );
    expect(faults).toEqual([]);
  });
});

describe("the status of texts", () => {
  const both = { de: { auth: readArea(area, "de", "auth") }, en: { auth: readArea(area, "en", "auth") } };
  const of = (text: string) => ({ status: "approved" as const, de: printOf(text), en: printOf(text) });

  test("of a missing key is a fault", () => {
    expect(
      statusFaults(both, { "auth.title": of("Titel"), "auth.nothing": of("Titel"), "auth.problems": of("") }),
    ).toEqual([
      "src/copy/status.json: there is no text auth.nothing",
      "src/copy/status.json: there is no text auth.problems",
    ]);
  });

  test("that was given to another wording or picture has expired", () => {
    const seen = { ...of("Titel"), picture: { story: "screens-one--first", print: "0123456789abcdef0123" } };
    const pictures = { "screens-one": "0123456789abcdef0123" };
    expect(expiredIn(both, { "auth.title": of("Titel"), "auth.lead": of("Anders") }, {})).toEqual(["auth.lead"]);
    expect(expiredIn(both, { "auth.title": seen }, pictures)).toEqual([]);
    expect(expiredIn(both, { "auth.title": seen }, { "screens-one": "3210" })).toEqual(["auth.title"]);
  });
});
