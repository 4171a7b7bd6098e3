import { readFileSync } from "node:fs";
import path from "node:path";
import { validateWorkflow, type ValidationError } from "@action-validator/core";
import { parseDocument, visit } from "yaml";
import { filesIn, top } from "#workbench/source/files.ts";
import { report } from "./report.ts";

type Map = Record<string, unknown>;
type Step = { uses?: string; run?: string; with?: Map };
type Job = Map & { permissions?: Record<string, string>; steps?: Step[] };
type Workflow = { on?: string | string[] | Map; permissions?: Map; concurrency?: Map; jobs: Record<string, Job> };

/** What a job may do besides reading the sources, and nothing more. */
const rights: Record<string, readonly string[]> = {
  "visual.yml comment": ["pull-requests: write"],
  "storybook.yml publish": ["pages: write", "id-token: write"],
};

const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const NOT_A_FORK = "github.event.pull_request.head.repo.full_name == github.repository";

/** A comment behind a text stays part of it: it says which version a pinned commit is. Throws on what is not YAML. */
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

/** What the schema of workflows does not know; of several readings of a part, those that come nearest. */
function wrongIn(error: ValidationError): string[] {
  const states = "states" in error ? (error.states ?? []) : [];
  if (states.length === 0) return [["path" in error ? error.path : "", error.detail ?? error.title].join(" ")];
  const readings = states.map(({ errors }) => errors.flatMap(wrongIn));
  return readings.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** What keeps a workflow from running, or makes it more powerful, or less certain, than it has to be. */
export function workflowFaults(name: string, text: string): string[] {
  const { on = [], permissions, concurrency, jobs } = readWorkflow(text);
  const triggers = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on);
  return [
    ...validateWorkflow(text)
      .errors.flatMap(wrongIn)
      .map((wrong) => `${name}: ${wrong}`),
    ...(triggers.includes("pull_request_target") ? [`${name}: pull_request_target gives secrets to strangers`] : []),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : [`${name}: permissions are not contents: read`]),
    ...(concurrency?.group ? [] : [`${name}: no concurrency group`]),
    ...Object.entries(jobs).flatMap(([job, said]) => jobFaults(`${name} ${job}`, said, triggers)),
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
    ...(secret && forForks ? [`${name}: a secret where a fork's code may run`] : []),
    ...(job.steps ?? []).flatMap((step) => stepFaults(name, step)),
  ];
}

function stepFaults(name: string, { uses, run, with: given }: Step): string[] {
  const checksOut = uses?.startsWith("actions/checkout@");
  return [
    ...(uses && !PINNED.test(uses) ? [`${name}: ${uses} is not pinned to a commit with its version beside it`] : []),
    ...(checksOut && given?.["persist-credentials"] !== false ? [`${name}: the checkout keeps its credentials`] : []),
    ...(run?.includes("${{") ? [`${name}: a value is written into a command; hand it over in env`] : []),
  ];
}

if (import.meta.main) {
  const folder = path.join(top, ".github/workflows");
  const files = filesIn(folder, ["."], /\.ya?ml$/);
  report(
    "workflows",
    files.flatMap((file) => workflowFaults(file, readFileSync(path.join(folder, file), "utf8"))),
    `${files.length} workflows, every action pinned, no right too many`,
  );
}
