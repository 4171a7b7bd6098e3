import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn, top } from "#workbench/source/files.ts";
import { report } from "./report.ts";
import { readYaml, type Yaml } from "./yaml.ts";

type Map = { [key: string]: Yaml };
type Step = { uses?: string; run?: string; with?: Map; env?: Map };

/** What a job may do besides reading the sources, and nothing more. */
const rights: Record<string, readonly string[]> = {
  "visual.yml comment": ["pull-requests: write"],
  "storybook.yml publish": ["pages: write", "id-token: write"],
};

const PINNED = /^[\w-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const NOT_A_FORK = "github.event.pull_request.head.repo.full_name == github.repository";

/** What makes a workflow more powerful, or less certain, than it has to be. */
export function workflowFaults(name: string, text: string): string[] {
  const { on, permissions, concurrency, jobs } = readYaml(text) as Map;
  const triggers = typeof on === "string" ? [on] : Object.keys(on ?? {});
  return [
    ...(triggers.includes("pull_request_target") ? [`${name}: pull_request_target gives secrets to strangers`] : []),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : [`${name}: permissions are not contents: read`]),
    ...((concurrency as Map | undefined)?.group ? [] : [`${name}: no concurrency group`]),
    ...Object.entries(jobs as Record<string, Map>).flatMap(([job, said]) =>
      jobFaults(`${name} ${job}`, said, triggers),
    ),
  ];
}

function jobFaults(name: string, job: Map, triggers: readonly string[]): string[] {
  const granted = Object.entries((job.permissions ?? {}) as Record<string, string>).map((right) => right.join(": "));
  const tooMuch = granted.filter((right) => !(rights[name] ?? []).includes(right));
  const secret = JSON.stringify(job).includes("secrets.");
  const forForks = triggers.includes("pull_request") && !JSON.stringify(job.if ?? "").includes(NOT_A_FORK);
  return [
    ...tooMuch.map((right) => `${name}: ${right} is more than it needs`),
    ...(job["timeout-minutes"] ? [] : [`${name}: no timeout`]),
    ...(/^"ubuntu-\d/.test(JSON.stringify(job["runs-on"] ?? "")) ? [] : [`${name}: no fixed system`]),
    ...(secret && forForks ? [`${name}: a secret where a fork's code may run`] : []),
    ...((job.steps ?? []) as Step[]).flatMap((step) => stepFaults(name, step)),
  ];
}

function stepFaults(name: string, { uses, run, with: given }: Step): string[] {
  const checksOut = uses?.startsWith("actions/checkout@");
  return [
    ...(uses && !PINNED.test(uses) ? [`${name}: ${uses} is not pinned to a commit with its version beside it`] : []),
    ...(checksOut && given?.["persist-credentials"] !== "false" ? [`${name}: the checkout keeps its credentials`] : []),
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
