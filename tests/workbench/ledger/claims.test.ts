import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { isUnassigned } from "#workbench/ledger/buildLedger.ts";
import { readClaims } from "#workbench/ledger/claims.ts";

const FILE = "stories/screens/auth/EntryScreen.stories.tsx";

const meta = (parameters = "") =>
  `const meta = preview.meta({ component: EntryScreen${parameters && `, parameters: ${parameters}`} });\n`;

const claimsOf = (text: string) =>
  withTree({ [FILE]: text }, (root) =>
    readClaims(root).map(({ title, state, rows }) => [title.split("/").at(-1), state, rows]),
  );

test("a story has the state of its meta until it names its own", async () => {
  const stories = `
    export const Empty = meta.story();
    export const Checking = meta.story({ parameters: { state: "entry.checking", spec: ["VA-020"] } });`;
  expect(await claimsOf(meta('{ state: "entry.editing" }') + stories)).toEqual([
    ["Empty", "entry.editing", []],
    ["Checking", "entry.checking", ["VA-020"]],
  ]);
});

test("a story has its name in the sidebar, not that of the story it extends", async () => {
  const stories = `
    export const Checking = meta.story({ name: "Wird geprüft" });
    export const ReportsItsCode = Checking.extend({ tags: ["behaviour"] });`;
  expect((await claimsOf(meta() + stories)).map(([title]) => title)).toEqual(["Wird geprüft", "ReportsItsCode"]);
});

test("a story that extends or spreads another one inherits its claims", async () => {
  const stories = `
    const checking = { parameters: { state: "entry.checking" } } as const;
    const atRow = (row: string) => ({ parameters: { spec: ["VA-017"], state: "entry.editing" } });
    export const Checking = meta.story(checking);
    export const Small = Checking.extend({ globals: {} });
    export const Spread = meta.story({ ...checking, args: {} });
    export const Other = meta.story({ ...Checking.input, parameters: { ...Checking.input.parameters, spec: ["VA-020"] } });
    export const Made = meta.story(atRow("x"));
    export const Last = meta.story({ ...checking, parameters: { state: "entry.known" } });`;
  expect(await claimsOf(meta() + stories)).toEqual([
    ["Checking", "entry.checking", []],
    ["Small", "entry.checking", []],
    ["Spread", "entry.checking", []],
    ["Other", "entry.checking", ["VA-020"]],
    ["Made", "entry.editing", ["VA-017"]],
    ["Last", "entry.known", []],
  ]);
});

test("a story is unassigned if neither it nor a story it extends names a row or a state; behaviour never is", async () => {
  const tree = {
    [FILE]: `${meta()}
      export const Plain = meta.story();
      export const Named = meta.story({ parameters: { spec: ["VA-020"] } });
      export const AlsoNamed = Named.extend({ args: {} });
      export const Presses = Plain.extend({ tags: ["behaviour", "!autodocs"] });
      export const PressesAgain = Presses.extend({ args: {} });`,
    "stories/primitives/Button.stories.tsx": `${meta()}
      export const Plain = meta.story();`,
  };
  const unassigned = await withTree(tree, (root) => readClaims(root).filter(isUnassigned));
  expect(unassigned.map(({ story }) => story)).toEqual(["primitives-button--plain", "screens-auth-entryscreen--plain"]);
});
