import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { scriptFaults, workflowFaults } from "./workflows.ts";

const folder = path.join(top, ".github/workflows");
const files = filesIn(folder, ["."], /\.ya?ml$/);
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("every workflow pins its actions by commit and has no right too many", async () => {
  expect(files).toEqual(expect.arrayContaining(["check.yml", "chromatic.yml", "storybook.yml", "visual.yml"]));
  for (const file of files) expect(await workflowFaults(file, read(file))).toEqual([]);
});

test("the same action is used in one version everywhere", () => {
  const pins = files.flatMap((file) =>
    [...read(file).matchAll(/uses: ([^@]+)@(\w+)/g)].map(([, name, pin]) => `${name} ${pin}`),
  );
  const names = new Set(pins.map((pin) => pin.split(" ")[0]));
  expect(new Set(pins).size).toBe(names.size);
});

describe("a planted fault is named in one line:", () => {
  const planted = (find: string, put: string, file = "visual.yml") => {
    const text = read(file);
    expect(text).toContain(find);
    return workflowFaults(file, text.replace(find, put));
  };

  test("an action that is pinned to a tag, or to a commit without its version", async () => {
    expect(await planted("@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0", "@v7")).toEqual([
      "visual.yml compare: actions/upload-artifact@v7 is not pinned to a commit with its version beside it",
    ]);
    expect(await planted(" # v8.0.1", "")).toHaveLength(1);
  });

  test("a right that the job does not need", async () => {
    expect(await planted("      pull-requests: write", "      pull-requests: write\n      contents: write")).toEqual([
      "visual.yml comment: contents: write is more than it needs",
    ]);
    expect(await planted("  contents: read", "  contents: write")).toEqual([
      "visual.yml: permissions are not contents: read",
    ]);
  });

  test("a checkout that keeps its credentials", async () => {
    expect(await planted("persist-credentials: false", "submodules: false", "check.yml")).toEqual([
      "check.yml check: the checkout keeps its credentials",
    ]);
  });

  test("an artifact that leaves out a hidden folder, or that no job before uploads", async () => {
    expect(await planted("          include-hidden-files: true\n", "")).toEqual([
      "visual.yml compare: leaves out .visual/report",
    ]);
    expect(
      await planted("          name: visual-report\n          path: report\n", "          name: report\n"),
    ).toEqual(["visual.yml comment: no job before it uploads report"]);
  });

  test("a value that is written into a command", async () => {
    expect(await planted("npm ci", "npm ci ${{ github.ref }}")).toEqual([
      "visual.yml compare: a value is written into a command; hand it over in env",
    ]);
  });

  test("a secret where a fork's code may run, and a trigger that hands secrets out", async () => {
    const guard =
      "github.event_name != 'pull_request' || github.event.pull_request.head.repo.full_name == github.repository";
    expect(await planted(guard, "true", "chromatic.yml")).toEqual([
      "chromatic.yml: the job of npm run --silent chromatic can be skipped",
      "chromatic.yml publish: a secret where a fork's code may run",
    ]);
    expect(await planted("  pull_request:", "  pull_request_target:")).toEqual([
      "visual.yml: pull_request_target gives secrets to strangers",
      "visual.yml: runs on push, pull_request_target, merge_group, not on push, pull_request, merge_group",
    ]);
  });

  test.each([
    ["a key", "    needs: compare\n", "    need: compare\n", 'unexpected key "need" for "job" section'],
    ["a job", "    needs: compare\n", "    needs: compared\n", 'needs job "compared" which does not exist'],
    ["a step", "steps.report.outcome", "steps.reports.outcome", 'property "reports" is not defined'],
    ["an output", "compare.outputs.report", "compare.outputs.reports", 'property "reports" is not defined'],
    ["a value of an event", "github.run_id", "github.run_ids", 'property "run_ids" is not defined'],
    ["a function", "hashFiles(", "hashFile(", 'undefined function "hashFile"'],
  ])("%s that does not exist", async (_, find, put, expected) => {
    expect((await planted(find, put)).join("\n")).toContain(expected);
  });

  test("no concurrency group, no timeout", async () => {
    expect(
      await planted("concurrency:\n  group: storybook\n  cancel-in-progress: false\n", "", "storybook.yml"),
    ).toEqual(["storybook.yml: no concurrency group"]);
    expect(await planted("    timeout-minutes: 5\n", "")).toEqual(["visual.yml comment: no timeout"]);
  });
});

/** Each opens a gate, so that a fault would pass. */
const opened: [what: string, file: string, find: string, put: string, expected: string][] = [
  [
    "the only command dropped",
    "generator.yml",
    "      - run: npm run --silent new:prove\n",
    "",
    "no step is, on every run, just",
  ],
  ["a failure forgotten", "check.yml", ".ci/run", ".ci/run || true", "no step is, on every run, just: .ci/run"],
  [
    "a failure of what comes before forgotten",
    "check.yml",
    "- run: .ci/run",
    "- run: npm ci || true\n      - run: .ci/run",
    "goes on after a failure",
  ],
  [
    "a step that may fail",
    "library.yml",
    "test:library",
    "test:library\n        continue-on-error: true",
    "continue-on-error changes",
  ],
  [
    "a job that may fail",
    "library.yml",
    "    timeout-minutes: 15",
    "    timeout-minutes: 15\n    continue-on-error: true",
    "continue-on-error changes",
  ],
  ["a shell that goes on", "library.yml", "test:library", "test:library\n        shell: bash {0}", "shell changes"],
  [
    "a shell for all that goes on",
    "library.yml",
    "jobs:",
    "defaults:\n  run:\n    shell: bash {0}\njobs:",
    "defaults change",
  ],
  [
    "a step that is mostly skipped",
    "check.yml",
    "- run: .ci/run",
    "- if: ${{ always() && false }}\n        run: .ci/run",
    "no step is, on every run, just",
  ],
  [
    "a job that is mostly skipped",
    "check.yml",
    "    timeout-minutes: 30",
    "    timeout-minutes: 30\n    if: ${{ github.actor == 'me' }}",
    "can be skipped",
  ],
  ["a mode that the night leaves out", "nightly.yml", ", monkey", "", "nothing runs with monkey"],
  ["an area that the night leaves out", "mutation.yml", ", model]", "]", "nothing runs with model"],
  [
    "a project left out",
    "workbench.yml",
    "[workbench, built workbench]",
    "[workbench]",
    "nothing runs with built workbench",
  ],
  ["a merge that does not wait", "visual.yml", "  merge_group:\n", "", "not on push, pull_request, merge_group"],
  [
    "a change that does not count",
    "check.yml",
    "  pull_request:\n",
    "  pull_request:\n    paths-ignore: [app/**]\n",
    "not every pull_request runs it",
  ],
  [
    "a branch that does not count",
    "check.yml",
    "  pull_request:\n",
    "  pull_request:\n    branches-ignore: [a]\n",
    "not every pull_request runs it",
  ],
  ["another image", "engines.yml", "debian:12", "debian:latest", "an unreviewed image"],
  [
    "a service",
    "check.yml",
    "    timeout-minutes: 30",
    "    timeout-minutes: 30\n    services:\n      db:\n        image: postgres",
    "services brings in",
  ],
  [
    "a secret for every job",
    "check.yml",
    "jobs:",
    "env:\n  TOKEN: ${{ secrets.TOKEN }}\njobs:",
    "a secret for every job",
  ],
];

test.each(opened)("%s in %s is named", async (_, file, find, put, expected) => {
  const text = read(file);
  expect(text).toContain(find);
  const faults = await workflowFaults(
    file,
    text.replace(find, () => put),
  );
  expect(faults.join("\n")).toContain(expected);
});

test("a workflow of its own, and one that calls another's, are named", async () => {
  const calling = `jobs:\n  a:\n    uses: a/b/.github/workflows/c.yml@main\n`;
  expect(await workflowFaults("a.yml", calling)).toContain(
    "a.yml: tests/checks/workflows.ts names no command that decides",
  );
  expect(await workflowFaults("a.yml", calling)).toContain("a.yml a: uses brings in what is not looked at here");
});

test.each(["|| true", "; true", "| cat", "& true"])("a script that ends in %s is named", (end) => {
  expect(scriptFaults({ fine: "a && b", bad: `a ${end}` })).toEqual([
    `package.json bad: goes on after a failure: a ${end}`,
  ]);
});

test("triggers written as a list are read, and invalid YAML is refused", async () => {
  const trigger = (on: string) =>
    `on: ${on}\npermissions:\n  contents: read\nconcurrency:\n  group: a\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 1\n    steps:\n      - run: npm run --silent test:deploy:workbench\n`;
  expect(await workflowFaults("storybook.yml", trigger("[push, workflow_run]"))).toEqual([
    'storybook.yml:1: no workflow is configured for "workflow_run" event',
    "storybook.yml: workflow_run gives secrets to strangers",
    "storybook.yml: runs on push, workflow_run, not on push",
  ]);
  expect(await workflowFaults("storybook.yml", trigger("push"))).toEqual([]);
  await expect(workflowFaults("storybook.yml", `${trigger("push")}jobs: {}\n`)).rejects.toThrow(
    "Map keys must be unique",
  );
});
