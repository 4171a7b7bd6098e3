import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { scriptFaults, workflowFaults } from "./workflows.ts";

const read = (file: string) => readFileSync(path.join(top, ".github/workflows", file), "utf8");

const page = readFileSync(path.join(top, "stories/docs/Repository.mdx"), "utf8");

const run = "- run: .ci/run\n";

/** Each lets a fault pass, or gives too much. */
const planted: readonly (readonly [file: string, find: string, put: string, expected: string])[] = [
  ["visual.yml", "@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0", "@v7", "is not pinned"],
  ["visual.yml", " # v8.0.1", "", "is not pinned"],
  ["visual.yml", "      pull-requests: write", "      pull-requests: write\n      contents: write", "is more than"],
  ["visual.yml", "  contents: read", "  contents: write", "does not contain permissions:"],
  ["visual.yml", "          include-hidden-files: true\n", "", "has include-hidden-files"],
  ["visual.yml", "npm ci", "npm ci ${{ github.ref }}", "has a value written into it"],
  ["visual.yml", "  pull_request:", "  pull_request_target:", "gives secrets to other people's code"],
  ["visual.yml", "    timeout-minutes: 5\n", "", "has ^ +timeout-minutes:"],
  ["visual.yml", "  merge_group:\n", "", "runs on push, pull_request"],
  ["visual.yml", "    needs: compare\n", "    needs: compared\n", 'needs job "compared" which does not exist'],
  ["visual.yml", "steps.report.outcome", "steps.reports.outcome", 'property "reports" is not defined'],
  ["chromatic.yml", "head.repo.full_name == github.repository", "head.repo.fork", "can skip the job"],
  ["check.yml", "persist-credentials: false", "submodules: false", "has persist-credentials"],
  ["check.yml", run, "- run: .ci/run || true\n", "goes on after a failure"],
  ["check.yml", run, `- run: npm ci || true\n      ${run}`, "goes on after a failure"],
  ["check.yml", run, "- if: ${{ always() && false }}\n        run: .ci/run\n", "does not contain - run: .ci/run"],
  ["check.yml", run, `${run}        if: \${{ github.actor == 'me' }}\n`, "can be skipped"],
  ["check.yml", "    timeout-minutes: 30", "    timeout-minutes: 30\n    if: ${{ github.actor == 'me' }}", "can skip"],
  ["check.yml", "  pull_request:\n", "  pull_request:\n    paths-ignore: [app/**]\n", "leaves changes out"],
  ["check.yml", "  pull_request:\n", "  pull_request:\n    branches-ignore: [a]\n", "leaves changes out"],
  ["check.yml", "jobs:", "env:\n  TOKEN: ${{ secrets.TOKEN }}\njobs:", "gives a secret"],
  ["check.yml", "    steps:", "    services:\n      db:\n        image: postgres\n    steps:", "brings in"],
  ["library.yml", "test:library", "test:library\n        continue-on-error: true", "changes how a command fails"],
  ["library.yml", "test:library", "test:library\n        shell: bash {0}", "changes how a command fails"],
  ["generator.yml", "      - run: npm run --silent new:prove\n", "", "does not contain - run: npm run"],
  ["nightly.yml", ", monkey", "", "does not contain : [stress"],
  ["mutation.yml", ", model]", "]", "does not contain : [session"],
  ["workbench.yml", "[workbench, built workbench]", "[workbench]", "does not contain : [workbench"],
  ["storybook.yml", "concurrency:\n  group: storybook", "concurrency:\n  group: a", "does not contain permissions:"],
  ["publish.yml", "      statuses: write", "      contents: write", "is more than it needs"],
  ["publish.yml", "  workflow_run:", "  pull_request_target:", "runs on pull_request_target"],
  ["engines.yml", "debian:12", "debian:latest", "brings in"],
];

test.each(planted)("%s is refused with %j as %j: %s", async (file, find, put, expected) => {
  const text = read(file);
  expect(await workflowFaults(file, text)).toEqual([]);
  expect(text).toContain(find);
  const faults = await workflowFaults(
    file,
    text.replace(find, () => put),
  );
  expect(faults.join("\n")).toContain(expected);
});

test("the page for the repository names the checks that also run in the merge queue, and only those", () => {
  type Workflow = {
    on: object;
    jobs: Record<string, { if?: string; strategy?: { matrix: Record<string, string[]> } }>;
  };
  const checks = filesIn(path.join(top, ".github/workflows"), ["."], /\.yml$/).flatMap((file) => {
    const { on, jobs } = parse(read(file)) as Workflow;
    const always = "merge_group" in on ? Object.entries(jobs).filter(([, job]) => !job.if) : [];
    return always.flatMap(([name, { strategy }]) =>
      strategy ? Object.values(strategy.matrix).flatMap((values) => values.map((value) => `${name} (${value})`)) : name,
    );
  });
  const [, list = ""] = /mit diesen Checks:\n\n((?:- .*\n)+)/.exec(page) ?? [];
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(checks));
});

test("a workflow without a deciding command, and a script that goes on after a failure, are refused", async () => {
  expect(await workflowFaults("a.yml", "jobs: {}")).toHaveLength(1);
  const ends = ["|| true", "; true", "| cat", "& true"];
  expect(ends.flatMap((end) => scriptFaults({ fine: "a && b", bad: `a ${end}` }))).toHaveLength(ends.length);
});
