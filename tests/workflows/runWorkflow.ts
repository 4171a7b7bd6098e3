import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expressionsOf, type Contexts, type Status } from "./expressions.ts";
import { runJob, type JobResult } from "./runJob.ts";
import { cellsOf, needsOf, type Workflow } from "./workflow.ts";

export type JobsDone = Record<
  string,
  { result: Status | "skipped"; outputs: Record<string, string>; runs: JobResult[] }
>;

type RunOptions = {
  /** Everything of this run, fresh. */
  home: string;
  caches: string;
  github: Contexts;
  planted?: string;
  /** Of a matrix only the combinations with this value; all where none has it. */
  only?: string;
  say: (line: string) => void;
};

/** What stands in for the host's own program: it keeps what it was asked and knows nothing. */
const GH = '#!/bin/sh\nprintf "%s\\n" "$*" >> "$GH_LOG"\n';

/** Runs the jobs of a workflow one after the other, in the order they are written, with all combinations of a matrix. */
export function runWorkflow({ jobs }: Workflow, { home, caches, github, planted, only, say }: RunOptions): JobsDone {
  const done: JobsDone = {};
  const programs = path.join(home, "programs");
  mkdirSync(programs, { recursive: true });
  writeFileSync(path.join(programs, "gh"), GH.replace("$GH_LOG", path.join(home, "gh.log")), { mode: 0o755 });

  for (const [name, job] of Object.entries(jobs)) {
    const needs = Object.fromEntries(needsOf(job).map((needed) => [needed, done[needed]]));
    const status = Object.values(needs).every((needed) => needed?.result === "success") ? "success" : "failure";
    const contexts = { github, needs, secrets: {} };
    if (!expressionsOf(contexts, status, home).holds(job.if)) {
      say(`  ${name}: skipped`);
      done[name] = { result: "skipped", outputs: {}, runs: [] };
      continue;
    }
    const cells = cellsOf(job);
    const wanted = cells.filter((matrix) => only !== undefined && Object.values(matrix).includes(only));
    const runs = (wanted.length > 0 ? wanted : cells).map((matrix) => {
      const label = [name, ...Object.values(matrix)].join(" ");
      say(`  ${label}`);
      const run = runJob(job, {
        home: path.join(home, label),
        artifacts: path.join(home, "artifacts"),
        caches,
        contexts: { ...contexts, matrix },
        programs,
        ...(planted !== undefined && { planted }),
        say,
      });
      for (const line of run.summary.split("\n")) if (line) say(`    | ${line}`);
      return run;
    });
    const result = runs.every((run) => run.status === "success") ? "success" : "failure";
    done[name] = { result, outputs: Object.assign({}, ...runs.map((run) => run.outputs)), runs };
  }
  return done;
}
