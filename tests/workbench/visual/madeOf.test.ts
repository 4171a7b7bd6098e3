import { expect, test } from "vitest";
import { gitIn, withTree, writeTree } from "#tests/checks/tree.ts";
import { changedSince } from "#tests/visual/madeOf.ts";
import type { Review } from "#tests/visual/report/review.ts";

const sheet = (action: string, ink = "black", rule = "") =>
  `:root { --action: ${action}; --ink: ${ink}; }\n@theme { --color-action: var(--action); }\n${rule}`;

/** A repository with two stories that share one file, one of them with the colour of actions. */
const committed = {
  "stories/A.stories.tsx": 'import "#src/A.tsx";',
  "stories/B.stories.tsx": 'import "#src/B.tsx";',
  "src/A.tsx": 'import "./both.ts"; export const a = "bg-action";',
  "src/B.tsx": 'import "./both.ts"; export const b = "bg-paper";',
  "src/both.ts": "export {};",
  "src/styles/theme.css": sheet("light-dark(black, white)"),
  "vite.config.ts": "export default {};",
};

/** What the pictures of A, of B and of a story that has gone are made of once these files have changed. */
const causes = (changes: Record<string, string>) =>
  withTree(committed, (root) => {
    gitIn(root, "init", "-q", "-b", "main");
    gitIn(root, "add", "-A");
    gitIn(root, "commit", "-q", "-m", "First");
    writeTree(root, changes);
    const madeOf = changedSince("HEAD", root);
    return ["A: Empty", "B: Empty", "C: Empty"].map((story) => madeOf({ story } as Review));
  });

test("a file that changed is the cause of the pictures that reach it, committed or not, known to git or not", async () => {
  expect(await causes({ "src/A.tsx": 'import "./new.ts";', "src/new.ts": "export {};" })).toEqual([
    ["src/A.tsx", "src/new.ts"],
    [],
    [],
  ]);
});

test("a file that both reach is the cause of both", async () => {
  expect(await causes({ "src/both.ts": "export const x = 1;" })).toEqual([["src/both.ts"], ["src/both.ts"], []]);
});

test("what every picture depends on is a cause of each, and of one that has gone", async () => {
  expect(await causes({ "vite.config.ts": "export default { base: '/' };" })).toEqual([
    ["vite.config.ts"],
    ["vite.config.ts"],
    ["vite.config.ts"],
  ]);
});

test("a token is a cause where it is used, even by its dark value alone, a rule everywhere", async () => {
  expect(await causes({ "src/styles/theme.css": sheet("purple") })).toEqual([
    ["src/styles/theme.css --action"],
    [],
    [],
  ]);
  expect(await causes({ "src/styles/theme.css": sheet("light-dark(black, navy)") })).toEqual([
    ["src/styles/theme.css --action"],
    [],
    [],
  ]);
  expect(await causes({ "src/styles/theme.css": sheet("black", "black", "p { margin: 0; }") })).toEqual([
    ["src/styles/theme.css"],
    ["src/styles/theme.css"],
    [],
  ]);
});

test("nothing is a cause where nothing changed", async () => expect(await causes({})).toEqual([[], [], []]));
