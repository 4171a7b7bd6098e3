import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { actions, StepFailed } from "./actions.ts";
import { expressionsOf, type Contexts, type Status } from "./expressions.ts";
import { nameOf, type Job, type Step } from "./workflow.ts";

export type StepResult = { step: string; outcome: "success" | "failure" | "skipped"; seconds: number; why?: string };
export type JobResult = { status: Status; steps: StepResult[]; outputs: Record<string, string>; summary: string };

export type Surroundings = {
  /** Folder of this job alone. */
  home: string;
  artifacts: string;
  caches: string;
  /** `github`, `matrix`, `secrets` and `needs`. */
  contexts: Contexts;
  /** In front of the path: what stands in for a program of the host. */
  programs: string;
  /** Steps whose name holds this fail without being run. */
  planted?: string;
  say: (line: string) => void;
};

/** As the host's shell runs a step: stops at the first command that fails. */
const SHELL = ["bash", "--noprofile", "--norc", "-eo", "pipefail"] as const;

const outputsIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) =>
        line.includes("=") ? [[line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]] : [],
      ),
  );

/** Runs the steps of a job in a folder of their own, one after the other, as a host would. */
export function runJob(
  job: Job,
  { home, artifacts, caches, contexts, programs, planted, say }: Surroundings,
): JobResult {
  const folder = path.join(home, "work");
  const fileOf = (name: string) => path.join(home, name);
  mkdirSync(folder, { recursive: true });
  const written = {
    GITHUB_STEP_SUMMARY: "summary.md",
    GITHUB_OUTPUT: "output",
    GITHUB_ENV: "env",
    GITHUB_PATH: "path",
  };
  for (const name of Object.values(written)) writeFileSync(fileOf(name), "");
  writeFileSync(fileOf("event.json"), JSON.stringify((contexts["github"] as { event?: unknown }).event ?? {}));

  let status: Status = "success";
  const steps: StepResult[] = [];
  const known: Record<string, { outcome: string; outputs: Record<string, string> }> = {};
  const atEnd: (() => void)[] = [];

  const carryOut = (step: Step): Record<string, string> => {
    const { text } = expressionsOf({ ...contexts, steps: known }, status, folder);
    const filled = (values: Step["env"] = {}) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(String(value))]));
    if (planted !== undefined && nameOf(step).includes(planted)) throw new StepFailed("planted");
    if (step.uses !== undefined) {
      const name = step.uses.replace(/@.*/, "");
      const action = actions[name];
      if (!action) throw new StepFailed(`nothing here does what ${name} does`);
      const input = { given: filled(step.with), folder, artifacts, caches };
      if (name === "actions/cache") atEnd.push(() => actions["actions/cache/save"]?.(input));
      return action(input) ?? {};
    }
    const files = Object.fromEntries(Object.entries(written).map(([name, file]) => [name, fileOf(file)]));
    const { repository, sha, ref, event_name: event } = contexts["github"] as Record<string, string>;
    const { status: code } = spawnSync(SHELL[0], [...SHELL.slice(1), "-c", step.run ?? ""], {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        ...files,
        ...filled(step.env),
        PATH: `${programs}${path.delimiter}${process.env.PATH}`,
        CI: "true",
        GITHUB_ACTIONS: "true",
        GITHUB_EVENT_PATH: fileOf("event.json"),
        GITHUB_EVENT_NAME: event,
        GITHUB_REPOSITORY: repository,
        GITHUB_SHA: sha,
        GITHUB_REF: ref,
        GITHUB_WORKSPACE: folder,
      },
    });
    if (code !== 0) throw new StepFailed(`ended with ${code}`);
    return outputsIn(fileOf(written.GITHUB_OUTPUT));
  };

  for (const step of job.steps) {
    const started = performance.now();
    const done = (outcome: StepResult["outcome"], why?: string) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      steps.push({ step: nameOf(step), outcome, seconds, ...(why && { why }) });
      say(`    ${outcome.padEnd(8)} ${String(seconds).padStart(4)} s  ${nameOf(step)}${why ? `: ${why}` : ""}`);
      return outcome;
    };
    let outputs: Record<string, string> = {};
    let outcome: StepResult["outcome"];
    if (!expressionsOf({ ...contexts, steps: known }, status, folder).holds(step.if)) outcome = done("skipped");
    else
      try {
        outputs = carryOut(step);
        outcome = done("success");
      } catch (error) {
        outcome = done("failure", (error as Error).message);
        status = "failure";
      }
    if (step.id !== undefined) known[step.id] = { outcome, outputs };
  }
  if (status === "success") for (const finish of atEnd) finish();

  const { text } = expressionsOf({ ...contexts, steps: known }, status, folder);
  const outputs = Object.fromEntries(Object.entries(job.outputs ?? {}).map(([name, value]) => [name, text(value)]));
  return { status, steps, outputs, summary: readFileSync(fileOf(written.GITHUB_STEP_SUMMARY), "utf8") };
}
