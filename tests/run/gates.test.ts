import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { codeScreen, dashboard, entry, everywhere, profile, toProfile } from "#tests/checks/budgets.ts";
import { gitIn, type Tree } from "#tests/checks/tree.ts";
import { NOTICES } from "#src/library/notices.ts";
import { withPlanted } from "./plantedTree.ts";
import { modes } from "./steps.ts";

const chunks = [entry, ...codeScreen, ...toProfile, ...profile, ...dashboard, ...everywhere];
const manifest = Object.fromEntries(chunks.map((name) => [name, { file: "assets/chunk.js" }]));

const story = `import preview from "#workbench/preview.tsx";

const meta = preview.meta({});

export const Empty = meta.story();
`;
const args = `import preview from "#workbench/preview.tsx";
const Sign = (props: { size: number }) => props.size;
const meta = preview.meta({ component: Sign, args: { look: 1 } });
export const Wide = meta.story({ name: "Breit" });
`;
const machine = `import { createMachine } from "xstate";

export const plantedMachine = createMachine({ id: "planted", initial: "silent", states: { silent: {} } });
`;
const failingBuild = `export default {
  root: "app",
  build: { outDir: "../test-results" },
  plugins: [
    {
      name: "planted",
      writeBundle() {
        throw new Error("nothing can be written");
      },
    },
  ],
};
`;
const onlyTested = 'import { one } from "#src/planted/unused.ts";\n\nexport const used = one;\n';
const builtEntry = {
  "app/index.html": '<script type="module" src="./planted.ts"></script>\n',
  "app/planted.ts": 'import { encode } from "uqr";\n\nencode("a");\n',
};

type Fault = readonly [message: string, files?: Tree];

const unknownRow: Fault = [
  "cites AUTH-999, which is defined nowhere",
  { "src/planted/cited.ts": "// AUTH-999\nexport {};\n" },
];

/**
 * By the name of the step: a message, and the fault that it has to tell of; all of them are in one tree. A run of tests
 * tells what it is called with, and one of its tests fails.
 */
const faults: Record<string, Fault> = {
  "lint and types": [
    "src/planted/types.ts:1:14: Type 'string' is not assignable to type 'number'",
    { "src/planted/types.ts": 'export const size: number = "two";\n' },
  ],
  format: ["src/planted/format.ts", { "src/planted/format.ts": "export  const one = 1;\n" }],
  build: ["nothing can be written", { ...builtEntry, "vite.config.ts": failingBuild }],
  copy: ["en/planted.json lacks lead", { "src/copy/en/planted.json": "{}\n" }],
  texts: [
    'planted.lead (de) at "Telefonummer"',
    { "src/copy/de/planted.json": '{\n  "lead": "Ihre Telefonummer"\n}\n' },
  ],
  "unused code": ["tests/planted/unused.ts", { "tests/planted/unused.ts": "export const one = 1;\n" }],
  "unused in what ships": [
    "src/planted/unused.ts",
    { "src/planted/unused.ts": "export const one = 1;\n", "tests/planted.test.ts": onlyTested },
  ],
  boundaries: [
    "src/planted/upwards.ts → app/planted.ts",
    { "src/planted/upwards.ts": 'export * from "#app/planted.ts";\n' },
  ],
  mirror: [
    "src/screens/planted/PlantedScreen.tsx has no stories/screens/planted/PlantedScreen.stories.tsx",
    { "src/screens/planted/PlantedScreen.tsx": "export const PlantedScreen = () => null;\n" },
  ],
  "state names": [
    "stories/screens/staff/Planted.stories.tsx: Empty has no German name",
    { "stories/screens/staff/Planted.stories.tsx": story },
  ],
  "story args": [
    "stories/screens/planted/Args.stories.tsx:3: look is no prop of the component",
    { "stories/screens/planted/Args.stories.tsx": args },
  ],
  titles: ["the folder planted has no title", { "stories/screens/planted/Sign.stories.tsx": story }],
  words: ["src/planted/words.ts:1 askProvider", { "src/planted/words.ts": "export const askProvider = 1;\n" }],
  timers: [
    "src/planted/timer.ts setTimeout: not in the register of timers",
    { "src/planted/timer.ts": "setTimeout(close, 20);\n" },
  ],
  "provider document": ["openapi.json is not current", { "stories/docs/provider/openapi.json": "{}\n" }],
  spec: unknownRow,
  ledger: ["planted.silent: no story", { "app/features/planted/plantedMachine.ts": machine }],
  lockfile: [
    "node_modules/a has no integrity",
    { "package-lock.json": '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }\n' },
  ],
  workflows: [
    "planted.yml: tests/checks/workflows.ts names no command that decides",
    { ".github/workflows/planted.yml": "on: push\njobs: {}\n" },
  ],
  size: [
    "assets/chunk.js contains the stand-in provider (/outbox)",
    {
      "dist/assets/chunk.js": 'open("/outbox");\n',
      "dist/index.html": "\n",
      "node_modules/.vite-build/manifest.json": JSON.stringify(manifest),
    },
  ],
  notices: [`uqr is in the build and not in ${NOTICES}`, { [`dist/${NOTICES}`]: "\n" }],
  floor: ["assets/newer.js:1", { "dist/assets/newer.js": "export const [one] = Object.groupBy([], String);\n" }],
  "stories, light and dark": ["asked for run --config=tests/vitest.config.ts --project=stories"],
  journeys: ["asked for test --config=tests/playwright.config.ts --reporter=dot,json\n"],
  "the app with faults": ["asked for run --config=tests/vitest.config.ts --project=app"],
  "rules, machines, calls": ["asked for run --config=tests/vitest.config.ts --project=unit"],
  "screens under stress": ["asked for run --config=tests/vitest.config.ts --project=stress"],
  "the first hour by the README": ["--project=first hour"],
  deploying: ["--project=hosting"],
};

/** Replaces Vitest and Playwright: one of the selected tests fails. */
const runner = `#!/usr/bin/env node
const { writeFileSync } = require("node:fs");
const words = process.argv.slice(2);
const file = words.find((word) => word.startsWith("--outputFile.json="))?.slice(18);
console.log("asked for", ...words);
writeFileSync(
  file ?? process.env.PLAYWRIGHT_JSON_OUTPUT_FILE,
  JSON.stringify(
    file
      ? { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] }
      : { stats: { expected: 0, unexpected: 1, skipped: 0 }, suites: [] },
  ),
);
`;

/** Replaces `npm ci`, which takes minutes and can fail; everything else is real npm. */
const npm = `#!/bin/sh
if [ "$1" = ci ]; then exit "\${NO_PACKAGES:-0}"; fi
PATH="\${PATH#*:}" exec npm "$@"
`;

const files: Tree = Object.assign({}, ...Object.values(faults).map(([, planted]) => planted));

const steps = modes.test.flatMap((phase) => phase.steps);
const scripts = steps.flatMap(({ command: [program, file = ""] }) => (program === "node" ? file : []));
const settings = [
  "package.json",
  "tsconfig.json",
  "tailwind.config.ts",
  "tests/node24.js",
  "tests/run.ts",
  ".gitignore",
  ".oxlintrc.json",
  ".oxfmtrc.json",
  ".knip.json",
  ".knip.shipped.json",
  ".dependency-cruiser.mjs",
];
const data = [".storybook/preview.tsx", ".storybook/spec", "src/copy", "src/people", "src/styles"];

const run = (root: string, program: string, words: readonly string[] = [], env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const PATH = `${path.join(root, "node_modules/.bin")}${path.delimiter}${process.env.PATH}`;
    const child = spawn(program, words, { cwd: root, env: { ...process.env, PATH, ...env } });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("close", (code) => resolve({ code, output }));
  });

/** The output of each step, by its name. */
const outputsByStep = (output: string) =>
  Object.fromEntries(
    output
      .split(/^(?=(?:ok {4}|FAILED) {2}\S)/m)
      .map((part) => [/^(?:ok {4}|FAILED) {2}(.+?) +[\d.]+ s/.exec(part)?.[1] ?? "", part]),
  );

const lastOf = (output: string) => output.trimEnd().split("\n").at(-1);

/** On a busy machine; in milliseconds. */
const LONG = 300_000;

test(
  "every step finds the fault that is planted for it, and the run of all of them fails",
  async () => {
    const copies = [".ci/run", ...settings, ...data, ...scripts];
    const programs = { npm, vitest: runner, playwright: runner };
    const { first, complete } = await withPlanted({ copies, files, programs }, async (root) => ({
      first: await run(root, ".ci/run", [], { NO_PACKAGES: "3" }),
      complete: await run(root, ".ci/run"),
    }));
    const outputs = outputsByStep(complete.output);
    const missed = Object.entries(faults).filter(
      ([name, [message]]) => !outputs[name]?.startsWith("FAILED") || !outputs[name].includes(message),
    );
    expect(Object.keys(faults).toSorted()).toEqual(steps.map(({ name }) => name).toSorted());
    expect(missed).toEqual([]);
    expect([complete.code, lastOf(complete.output)]).toEqual([1, `0 passed, ${steps.length} failed`]);
    expect(first).toEqual({ code: 3, output: "" });
  },
  LONG,
);

test(
  "a run in which all steps pass succeeds; one without any step proves nothing and fails",
  async () => {
    const twoModes = `export const modes = {
    test: [{ steps: [{ name: "fine", command: ["node", "-e", ""] }] }],
    check: [],
  };
  export const changedPhases = () => [];`;
    const copies = [".ci/run", "package.json", "tests/node24.js", "tests/run.ts"];
    const [all, none] = await withPlanted(
      { copies, files: { "tests/run/steps.ts": twoModes }, programs: { npm } },
      (root) => Promise.all([run(root, ".ci/run"), run(root, "npm", ["run", "--silent", "check"])]),
    );
    expect([all?.code, lastOf(all?.output ?? "")]).toEqual([0, "1 passed, 0 failed"]);
    expect([none?.code, lastOf(none?.output ?? "")]).toEqual([1, "0 passed, 0 failed"]);
  },
  LONG,
);

/** Replaces the browser: one state that the base does not have. */
const photograph = `
import { mkdirSync, writeFileSync } from "node:fs";
import { folders, top } from "./folders.ts";

export const takeAgain = () => ({});

export function photograph(root: string) {
  mkdirSync(folders.pictures, { recursive: true });
  writeFileSync(\`\${folders.pictures}/one.png\`, "");
  const shown = { png: "one.png", text: "one.txt", story: "a: Empty", made: "1" };
  return { pictures: root === top ? { "a--empty": shown } : {}, broken: {}, taken: 1, kept: 0, seconds: 1 };
}
`;

test(
  "an unreviewed picture fails the comparison until it is accepted",
  async () => {
    const visual = ["tests/visual", "tests/visual/visual.ts", ".storybook/shared/visual"];
    const copies = [...settings, "package-lock.json", "src/styles", ...visual];
    const answers = await withPlanted({ copies, files: { "tests/visual/photograph.ts": photograph } }, async (root) => {
      gitIn(root, "init", "--initial-branch=main");
      gitIn(root, "add", ".");
      gitIn(root, "commit", "--message=one");
      const compare = (...words: string[]) => run(root, "node", ["tests/visual/visual.ts", "--base", "HEAD", ...words]);
      return [await compare(), await compare("--accept", "all")];
    });
    expect(answers.map(({ code }) => code)).toEqual([1, 0]);
    expect(answers.map(({ output }) => /UNREVIEWED|reviewed /.exec(output)?.[0])).toEqual(["UNREVIEWED", "reviewed "]);
  },
  LONG,
);
