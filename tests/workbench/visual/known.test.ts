import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { holding, readCache, remember, versionOf } from "#tests/visual/pictureCache.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { missingFrom } from "#tests/visual/runCamera.ts";
import { isInShard, shardOf } from "#tests/visual/shard.ts";
import { textsOf } from "#tests/visual/texts.ts";

const story = "stories/A.stories.tsx";
const tree = {
  [story]:
    'import { A } from "#src/A.tsx";\nimport type { Never } from "#src/Types.ts";\nimport p from "#workbench/p.ts";',
  "src/A.tsx":
    'import { lib } from "./lib.ts";\nexport * from "./B.ts";\nimport("./Late.tsx");\nimport.meta.glob("./copy/*/*.json");',
  "src/lib.ts": 'import a from "./look.css?raw";\nimport "react";',
  "src/B.ts": "",
  "src/Late.tsx": 'new URL("./sign.svg", import.meta.url);',
  "src/look.css": '@import "tailwindcss/theme.css";\n@import "./tokens.css";',
  "src/tokens.css": "",
  "src/sign.svg": "",
  "src/Types.ts": "",
  "src/Apart.ts": "",
  "src/copy/de/auth.json": '{ "entry": { "title": "Anmelden", "lead": "Bitte" } }',
  ".storybook/p.ts": "",
};

test("a story reaches what it imports in any way, but no types and no texts that are watched one by one", async () => {
  const reached = await withTree(tree, (root) => moduleReader(root).reached(story));
  expect(reached).toEqual([
    ".storybook/p.ts",
    "src/A.tsx",
    "src/B.ts",
    "src/Late.tsx",
    "src/lib.ts",
    "src/look.css",
    "src/sign.svg",
    "src/tokens.css",
    story,
  ]);
});

test("what a story reaches decides whether its pictures are known; what it does not reach does not", async () => {
  const hash = (changed: object) => withTree({ ...tree, ...changed }, (root) => moduleReader(root).hash(story));
  const before = await hash({});
  expect(await hash({ "src/Apart.ts": "1", "src/Types.ts": "1", "src/copy/de/auth.json": "{}" })).toBe(before);
  expect(await hash({ "src/sign.svg": "<svg/>" })).not.toBe(before);
  expect(await hash({ "src/B.ts": "1" })).not.toBe(before);
});

test("a changed text asks for a new picture only where it was looked up", async () => {
  const texts = (changed: object) => withTree({ ...tree, ...changed }, textsOf);
  const now = await texts({});
  const title = versionOf(["de/auth.entry.title", "de/auth.entry.missing"], now, {});
  const all = versionOf(["de/auth.*"], now, {});
  const lead = await texts({ "src/copy/de/auth.json": '{ "entry": { "title": "Anmelden", "lead": "Los" } }' });
  expect(holding([title], lead)).toBe(title);
  expect(holding([all], lead)).toBeUndefined();
  const renamed = await texts({ "src/copy/de/auth.json": '{ "entry": { "title": "Los" } }' });
  expect(holding([title], renamed)).toBeUndefined();
  const added = await texts({ "src/copy/de/auth.json": '{ "entry": { "title": "Anmelden", "missing": "Da" } }' });
  expect(holding([title], added)).toBeUndefined();
});

test("a text that goes back to what it was needs no new picture", async () => {
  await withTree({}, (folder) => {
    const saying = (text: string) => versionOf(["de/a.b"], () => text, { "a--b": { png: text, text } });
    remember(folder, "modules", { B: saying("eins") });
    remember(folder, "modules", { B: saying("zwei") });
    expect(holding(readCache(folder, "modules").B ?? [], () => "eins")?.pictures["a--b"]?.png).toBe("eins");
  });
});

test("a story without a picture and a file that did not run are missed", () => {
  const passed = { file: "a", story: "One", status: "passed", reason: "" };
  expect(missingFrom([passed, { ...passed, story: "Two", status: "skipped" }], ["a", "b"], new Set())).toEqual([
    "b",
    "a One",
  ]);
  expect(missingFrom([passed], ["a"], new Set(["a One"]))).toEqual([]);
});

test.each([
  ["--base", "0".repeat(40), "Before the first push of a branch there is none"],
  ["--shard", "5/4", "expected i/n"],
  ["--colour", "red", "Unknown option '--colour'"],
])("a wrong %s is a sentence, not a stack", (option, value, said) => {
  const { status, stderr } = spawnSync(process.execPath, ["tests/visual/visual.ts", option, value], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect(stderr).not.toMatch(/^ +at /m);
});

test("every file belongs to exactly one shard, whatever else there is", () => {
  const files = Array.from({ length: 200 }, (_, place) => `stories/${place}.stories.tsx`);
  const owners = files.map((file) => [1, 2, 3].filter((index) => isInShard(file, { index, count: 3 })));
  expect(owners.every(({ length }) => length === 1)).toBe(true);
  expect(new Set(owners.flat()).size).toBe(3);
  expect(shardOf("2/4")).toEqual({ index: 2, count: 4 });
  for (const text of ["0/4", "5/4", "x", "1/0"]) expect(() => shardOf(text)).toThrow("--shard");
});
