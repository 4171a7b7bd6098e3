import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, top } from "#workbench/source/files.ts";
import { workflowFaults } from "./workflows.ts";

const folder = path.join(top, ".github/workflows");
const files = filesIn(folder, ["."], /\.ya?ml$/);
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("every workflow pins its actions by commit and has no right too many", () => {
  expect(files).toEqual(expect.arrayContaining(["check.yml", "chromatic.yml", "storybook.yml", "visual.yml"]));
  expect(files.flatMap((file) => workflowFaults(file, read(file)))).toEqual([]);
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

  test("an action that is pinned to a tag, or to a commit without its version", () => {
    expect(planted("@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0", "@v7")).toEqual([
      "visual.yml compare: actions/upload-artifact@v7 is not pinned to a commit with its version beside it",
    ]);
    expect(planted(" # v8.0.1", "")).toHaveLength(1);
  });

  test("a right that the job does not need", () => {
    expect(planted("      pull-requests: write", "      pull-requests: write\n      contents: write")).toEqual([
      "visual.yml comment: contents: write is more than it needs",
    ]);
    expect(planted("  contents: read", "  contents: write")).toEqual([
      "visual.yml: permissions are not contents: read",
    ]);
  });

  test("a checkout that keeps its credentials", () => {
    expect(planted("persist-credentials: false", "submodules: false", "check.yml")).toEqual([
      "check.yml check: the checkout keeps its credentials",
    ]);
  });

  test("a value that is written into a command", () => {
    expect(planted('"$BASE"', "${{ github.event.pull_request.title }}")).toEqual([
      "visual.yml compare: a value is written into a command; hand it over in env",
    ]);
  });

  test("a secret where a fork's code may run, and a trigger that hands secrets out", () => {
    const guard =
      "github.event_name != 'pull_request' || github.event.pull_request.head.repo.full_name == github.repository";
    expect(planted(guard, "true", "chromatic.yml")).toEqual([
      "chromatic.yml publish: a secret where a fork's code may run",
    ]);
    expect(planted("  pull_request:", "  pull_request_target:")).toEqual([
      "visual.yml: pull_request_target gives secrets to strangers",
    ]);
  });

  test("a word that workflows do not know, and a job that needs none of them", () => {
    expect(planted("    needs: compare\n", "    need: compare\n")).toEqual([
      "visual.yml: /jobs/comment Additional property 'need' is not allowed",
    ]);
    expect(planted("    needs: compare\n", "    needs: compared\n")).toEqual([
      "visual.yml: /jobs/comment/needs unresolved job compared",
    ]);
  });

  test("no concurrency group, no timeout", () => {
    expect(planted("concurrency:\n  group: storybook\n  cancel-in-progress: false\n", "", "storybook.yml")).toEqual([
      "storybook.yml: no concurrency group",
    ]);
    expect(planted("    timeout-minutes: 5\n", "")).toEqual(["visual.yml comment: no timeout"]);
  });
});

test("triggers written as a list are seen, and what is not YAML is refused", () => {
  const trigger = (on: string) =>
    `on: ${on}\npermissions:\n  contents: read\nconcurrency:\n  group: a\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 1\n    steps:\n      - run: echo\n`;
  expect(workflowFaults("a.yml", trigger("[push, pull_request_target]"))).toEqual([
    "a.yml: pull_request_target gives secrets to strangers",
  ]);
  expect(workflowFaults("a.yml", trigger("push"))).toEqual([]);
  expect(() => workflowFaults("a.yml", `${trigger("push")}jobs: {}\n`)).toThrow("Map keys must be unique");
});
