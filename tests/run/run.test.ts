import { describe, expect, test } from "vitest";
import { readReport } from "#tests/run/report.ts";
import { commandLine, only } from "#tests/run/named.ts";
import { sideBySide } from "#tests/run/sideBySide.ts";
import { runStep, type Result, type Step } from "#tests/run/runStep.ts";
import { failuresOf, summaryOf, stepText } from "#tests/run/stepText.ts";
import { withTree } from "#tests/checks/tree.ts";

const node = (name: string, code: string) => runStep({ name, command: ["node", "-e", code] });
const writing = `require("node:fs").writeFileSync(process.argv[1], process.argv[2]); process.exitCode = process.argv[3]`;
const reporting = (report: unknown, code = 0) =>
  runStep({
    name: "tests",
    reporter: "vitest",
    command: ["node", "-e", writing, "{report}", JSON.stringify(report), String(code)],
  });
const vitestReport = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe("a step", () => {
  test("that succeeds counts one, and one that fails brings its output", async () => {
    expect(await node("fine", "")).toMatchObject({ name: "fine", passed: 1, failed: 0 });
    const bad = await node("bad", 'console.log("here"); console.error("and there"); process.exit(3)');
    expect(bad).toMatchObject({ passed: 0, failed: 1 });
    expect(stepText(bad)).toMatch(/^FAILED {2}bad .*\n {8}here\n {8}and there$/);
    expect(summaryOf([bad, await node("fine", "")])).toBe("1 passed, 1 failed");
  });

  test("whose program does not exist has failed with a message", async () => {
    const gone = await runStep({ name: "gone", command: ["no-such-program"] });
    expect(gone).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining("ENOENT") });
  });

  test("that takes too long is ended, without its children, and has failed", async () => {
    const lingering = `require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 9000)"], { stdio: "inherit" }); setInterval(() => {}, 99)`;
    const slow = await runStep({ name: "slow", command: ["node", "-e", lingering], minutes: 0.01 });
    expect(slow).toMatchObject({ failed: 1, output: expect.stringContaining("ended by SIGTERM") });
    expect(slow.seconds).toBeLessThan(5);
  });

  test("with tests counts by its report, and has failed without a test, without a report, and when it failed beside its tests", async () => {
    const seven = { ...vitestReport, numPassedTests: 7, numPendingTests: 2 };
    expect(await reporting(seven)).toMatchObject({ passed: 7, failed: 0, skipped: 2 });
    expect(await reporting(seven, 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(await reporting(vitestReport)).toMatchObject({ passed: 0, failed: 1 });
    expect(await reporting({ ...vitestReport, numPendingTests: 2 })).toMatchObject({
      passed: 0,
      failed: 0,
      skipped: 2,
    });
    const silent = await runStep({ name: "none", reporter: "vitest", command: ["node", "-e", ""] });
    expect(silent).toMatchObject({ failed: 1 });
  });

  test("that passed prints its notes and nothing else", () => {
    const output = "note: 2 expired\ncopy: fine\n";
    expect(stepText({ name: "copy", passed: 1, failed: 0, skipped: 0, seconds: 1, output, failures: [] })).toMatch(
      /^ok {6}copy .*s\n {8}note: 2 expired$/,
    );
  });
});

test("at most three steps run at a time, and results keep their order", async () => {
  let running = 0;
  let most = 0;
  const results = await sideBySide([5, 1, 3, 2, 1], async (turns) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    running--;
    return turns;
  });
  expect({ results, most }).toEqual({ results: [5, 1, 3, 2, 1], most: 3 });
});

describe("a run ends with a line for each failure: step, test, the first line of the cause and what differed", () => {
  const journey = (message: string): Pick<Result, "name" | "failed" | "output" | "failures"> => ({
    name: "journeys",
    failed: 1,
    output: "",
    failures: [{ name: "a.journey.ts: one", message }],
  });

  test("of Vitest's tests and files", async () => {
    const assertionResults = ["breaks", "and this"].map((fullName) => ({
      fullName,
      failureMessages: [`\u001b[31mexpected 1\u001b[39m\n    at ${fullName}`],
    }));
    const testResults = [
      { name: `${process.cwd()}/tests/x.test.ts`, assertionResults },
      { name: `${process.cwd()}/tests/y.test.ts`, message: "no such module", assertionResults: [] },
    ];
    expect(failuresOf([await reporting({ ...vitestReport, numFailedTests: 2, testResults }, 1)])).toEqual([
      "FAILED  tests › tests/x.test.ts: breaks › expected 1",
      "FAILED  tests › tests/x.test.ts: and this › expected 1",
      "FAILED  tests › tests/y.test.ts › no such module",
    ]);
  });

  test("of journeys, and beside them", async () => {
    const stats = { expected: 4, unexpected: 1, skipped: 0 };
    const suites = [
      {
        specs: [],
        suites: [{ specs: [{ file: "a", title: "one", tests: [{ results: [{ error: { message: "gone" } }] }] }] }],
      },
    ];
    const report = JSON.stringify({ stats, suites, errors: [{ message: "no server" }] });
    expect(
      await withTree({ "report.json": report }, (root) => readReport("playwright", `${root}/report.json`, false)),
    ).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
      failures: [
        { name: "a: one", message: "gone" },
        { name: "beside the tests", message: "no server" },
      ],
    });
  });

  test.each([
    [
      'Error: expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 3\n\n@@ -1,6 +1,8 @@\n  Object {\n-   "errors": Array [],\n+   "errors": Array [',
      'Error: expect(received).toEqual(expected) // deep equality › - "errors": Array [], + "errors": Array [',
    ],
    [
      'Error: expect(page).toHaveURL(expected) failed\n\nExpected: "/a"\nReceived: "/b"\nTimeout: 8000ms',
      'Error: expect(page).toHaveURL(expected) failed › Expected: "/a" Received: "/b"',
    ],
  ])("of an assertion of Playwright: %#", (message, shown) =>
    expect(failuresOf([journey(message)])).toEqual([`FAILED  journeys › a.journey.ts: one › ${shown}`]),
  );

  test("of a step without tests, but of no step that passed", async () => {
    const bad = await node("bad", 'console.log("a.ts:1: wrong\\nmore"); process.exit(3)');
    const warned = await node("build", 'console.log("a setting is missing\\nError: no such file"); process.exit(1)');
    expect(failuresOf([await node("fine", ""), bad, warned])).toEqual([
      "FAILED  bad › a.ts:1: wrong",
      "FAILED  build › Error: no such file",
    ]);
  });
});

describe("steps by name", () => {
  const step = (name: string): Step => ({ name, command: ["node", "x.ts"] });
  const phases = [{ steps: [step("texts"), step("copy")] }, { steps: [step("size")], needsBrowser: true }];

  test("are those that begin like a name, in phases that have any; without a name all", () => {
    expect(only(phases, ["te", "si"])).toEqual([
      { steps: [step("texts")] },
      { steps: [step("size")], needsBrowser: true },
    ]);
    expect(only(phases, ["copy"])).toEqual([{ steps: [step("copy")] }]);
    expect(only(phases, ["none"])).toEqual([]);
    expect(only(phases, [])).toEqual(phases);
  });

  test("can be repeated in a shell, without the report", () => {
    const command = ["vitest", "run", "--reporter=json", "--outputFile.json={report}", "--project", "it's"];
    expect(commandLine({ name: "rules", command, env: { TZ: "Asia/Tokyo" } })).toBe(
      String.raw`TZ=Asia/Tokyo npx vitest run --project 'it'\''s'`,
    );
    expect(commandLine(step("size"))).toBe("npx node x.ts");
  });
});
