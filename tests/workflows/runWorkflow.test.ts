import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { runWorkflow } from "#tests/workflows/runWorkflow.ts";
import { readWorkflow } from "#tests/workflows/workflow.ts";

const github = {
  event_name: "pull_request",
  repository: "a/b",
  sha: "0",
  ref: "refs/pull/1/merge",
  run_id: "2",
  event: { pull_request: { number: 7 } },
};

const run = (jobs: string, chosen: { planted?: string; only?: string } = {}) =>
  withTree({}, (home) => {
    const lines: string[] = [];
    const done = runWorkflow(readWorkflow(`on: pull_request\njobs:\n${jobs}`), {
      home,
      caches: path.join(home, "caches"),
      github,
      ...chosen,
      say: (line) => lines.push(line.trim().replace(/ +\d+ s/, "")),
    });
    const log = path.join(home, "gh.log");
    return { done, lines, asked: existsSync(log) ? readFileSync(log, "utf8") : "" };
  });

test("a failed step stops what follows, but not what asks for failures, and a job that needs it is skipped", async () => {
  const { done, lines } = await run(`
  build:
    steps:
      - run: "false; echo never"
      - run: echo after
      - if: \${{ failure() }}
        run: echo report
  publish:
    needs: build
    steps: [{ run: echo publish }]`);
  expect(lines).toEqual([
    "build",
    "failure  false; echo never: ended with 1",
    "skipped  echo after",
    "success  echo report",
    "publish: skipped",
  ]);
  expect(done["build"]?.result).toBe("failure");
});

test("a planted failure is one cause", async () => {
  const { lines } = await run("  build:\n    steps: [{ run: echo one }, { run: echo two }]", { planted: "echo one" });
  expect(lines).toEqual(["build", "failure  echo one: planted", "skipped  echo two"]);
});

test("values come from the event, a matrix, outputs and files; the summary is kept", async () => {
  const { done } = await run(`
  each:
    strategy: { matrix: { area: [x, y] } }
    outputs: { report: "\${{ steps.written.outcome }} \${{ steps.written.outputs.said }}" }
    steps:
      - id: written
        run: |
          echo "said=$WHO" >> "$GITHUB_OUTPUT"
          echo "$WHO" >> "$GITHUB_STEP_SUMMARY"
          touch there
        env: { WHO: "\${{ matrix.area }} of \${{ github.event.pull_request.number }}" }
      - if: \${{ hashFiles('there') != '' }}
        run: echo found
      - if: \${{ hashFiles('nowhere') != '' }}
        run: echo lost`);
  expect(done["each"]?.runs.map(({ summary }) => summary)).toEqual(["x of 7\n", "y of 7\n"]);
  expect(done["each"]?.outputs).toEqual({ report: "success y of 7" });
  expect(done["each"]?.runs[0]?.steps.map(({ outcome }) => outcome)).toEqual(["success", "success", "skipped"]);
});

test("of a matrix one value can be chosen; jobs without it run as they are", async () => {
  const jobs = `
  each:
    strategy: { matrix: { area: [x, y] } }
    steps: [{ run: echo "$AREA", env: { AREA: "\${{ matrix.area }}" } }]
  alone:
    steps: [{ run: echo one }]`;
  const { lines } = await run(jobs, { only: "y" });
  expect(lines).toEqual(["each y", 'success  echo "$AREA"', "alone", "success  echo one"]);
});

const report = (upload: string) => `
  compare:
    steps:
      - run: mkdir -p .visual/report && echo text > .visual/report/summary.md
      - uses: actions/upload-artifact@x
        with: { name: visual-report, path: .visual/report, ${upload} }
  comment:
    needs: compare
    steps:
      - uses: actions/download-artifact@x
        with: { name: visual-report, path: report }
      - run: gh api "$(cat report/summary.md)"`;

test("what lies in a folder with a dot is uploaded only when that is asked for, and read by the next job", async () => {
  const without = await run(report("if-no-files-found: error"));
  expect(without.done["compare"]?.result).toBe("failure");
  expect(without.done["comment"]?.result).toBe("skipped");
  const { done, asked } = await run(report("include-hidden-files: true"));
  expect(done["comment"]?.result).toBe("success");
  expect(asked).toBe("api text\n");
});
