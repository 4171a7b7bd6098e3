import { describe, expect, test } from "vitest";
import { endedIn, readReport } from "#tests/run/report.ts";
import { pageOf } from "#tests/run/page.ts";
import { sideBySide } from "#tests/run/sideBySide.ts";
import { runStep, type Result } from "#tests/run/runStep.ts";
import { failuresOf, slowestOf, summaryOf, stepText } from "#tests/run/stepText.ts";
import { withTree } from "#tests/checks/tree.ts";

const node = (name: string, code: string) => runStep({ name, command: ["node", "-e", code] });
const reporting = (report: unknown, code = 0) =>
  runStep({
    name: "tests",
    reporter: "vitest",
    command: [
      "node",
      "-e",
      `require("node:fs").writeFileSync(process.argv[1], ${JSON.stringify(JSON.stringify(report))}); process.exitCode = ${code}`,
      "{report}",
    ],
  });
const vitestReport = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe("a step", () => {
  test("that succeeds counts one, and one that fails brings its output", async () => {
    expect(await node("fine", "")).toMatchObject({ name: "fine", passed: 1, failed: 0 });
    const bad = await node("bad", 'console.log("here"); console.error("and there"); process.exit(3)');
    expect(bad).toMatchObject({ passed: 0, failed: 1 });
    expect(stepText(bad)).toMatch(/^FAILED {2}bad .*\n {8}here\n {8}and there$/);
  });

  test("whose program does not exist has failed with a message", async () => {
    const gone = await runStep({ name: "gone", command: ["no-such-program"] });
    expect(gone).toMatchObject({ passed: 0, failed: 1 });
    expect(gone.output).toContain("ENOENT");
  });

  test("that takes too long is ended and has failed", async () => {
    const slow = await runStep({ name: "slow", command: ["node", "-e", "setInterval(() => {}, 99)"], minutes: 0.005 });
    expect(slow.failed).toBe(1);
    expect(slow.output).toContain("ended by SIGTERM");
  });

  test("that times out does not wait for its children", async () => {
    const lingering = `require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 9000)"], { stdio: "inherit" }); setInterval(() => {}, 99)`;
    const { seconds } = await runStep({ name: "slow", command: ["node", "-e", lingering], minutes: 0.01 });
    expect(seconds).toBeLessThan(5);
  });

  test("with tests counts by its report", async () => {
    const { passed, failed, skipped } = await reporting({ ...vitestReport, numPassedTests: 7, numPendingTests: 2 });
    expect({ passed, failed, skipped }).toEqual({ passed: 7, failed: 0, skipped: 2 });
  });

  test("with tests has failed when it found none, when it wrote no report, and when it failed beside its tests", async () => {
    expect(await reporting(vitestReport)).toMatchObject({ passed: 0, failed: 1 });
    expect(await runStep({ name: "none", reporter: "vitest", command: ["node", "-e", ""] })).toMatchObject({
      failed: 1,
    });
    expect(await reporting({ ...vitestReport, numPassedTests: 7 }, 1)).toMatchObject({ passed: 7, failed: 1 });
  });

  test("with journeys counts and reports a retried journey", async () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 0 };
    const { counts } = await withTree({ "report.json": JSON.stringify({ stats, suites: [] }) }, (root) =>
      readReport("playwright", `${root}/report.json`, false),
    );
    expect(counts).toEqual({ passed: 6, failed: 1, skipped: 0, retried: 2 });
    expect(
      stepText({ ...counts, name: "journeys", failed: 0, seconds: 1, output: "", tests: [], failures: [] }),
    ).toMatch(/, 2 on the second try$/m);
  });
});

test("a passed step prints its notes and nothing else", () => {
  const counts = { passed: 1, failed: 0, skipped: 0 };
  const output = "note: 2 expired\ncopy: fine\n";
  expect(stepText({ ...counts, name: "copy", seconds: 1, output, tests: [], failures: [] })).toMatch(
    /^ok {6}copy .*s\n {8}note: 2 expired$/,
  );
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

test("the last line is the sum of all steps", () => {
  const result = (passed: number, failed: number): Result => ({
    name: "x",
    passed,
    failed,
    skipped: 1,
    seconds: 1,
    output: "",
    tests: [],
    failures: [],
  });
  expect(summaryOf([result(1, 0), result(311, 2), result(0, 1)])).toBe("312 passed, 3 failed");
});

describe("the slowest tests", () => {
  const files = (seconds: number[]) => ({
    ...vitestReport,
    numPassedTests: seconds.length,
    testResults: [
      {
        name: `${process.cwd()}/tests/x.test.ts`,
        assertionResults: seconds.map((each) => ({ fullName: `takes ${each}`, duration: each * 1000 })),
      },
    ],
  });

  test("are printed at the end, the slowest first, ten of all steps", async () => {
    const [first, second] = [await reporting(files([3, 1, 20, 2, 5])), await reporting(files([4, 6, 7, 8, 9, 10, 11]))];
    const [heading, ...lines] = slowestOf([first, second]);
    expect(heading).toBe("the slowest tests:");
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe("    20.0 s  tests/x.test.ts: takes 20");
    expect(lines.at(-1)).toContain("takes 3");
  });

  test("are those of journeys, too, at any depth", async () => {
    const spec = (title: string, duration: number) => ({
      file: "a.journey.ts",
      title,
      tests: [{ results: [{ duration: 1 }, { duration }] }],
    });
    const suites = [{ specs: [spec("one", 2000)], suites: [{ specs: [spec("two", 4500)] }] }];
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
    const { tests } = await withTree({ "report.json": JSON.stringify({ stats, suites }) }, (root) =>
      readReport("playwright", `${root}/report.json`, true),
    );
    expect(tests).toEqual([
      { name: "a.journey.ts: one", seconds: 2 },
      { name: "a.journey.ts: two", seconds: 4.5 },
    ]);
  });

  test("are not printed without any", async () => expect(slowestOf([await node("fine", "")])).toEqual([]));
});

describe("failures", () => {
  const page = async (report: unknown) => pageOf([await node("fine", ""), await reporting(report, 1)]);
  const broken = (fullName: string) => ({
    fullName,
    failureMessages: [
      `\u001b[31mexpected 1\u001b[39m\n# at ${fullName}\n    at /a/node_modules/b.js:1\n    at new Promise (<anonymous>)`,
    ],
  });
  const report = (...assertionResults: unknown[]) => ({
    ...vitestReport,
    numPassedTests: 3,
    numFailedTests: assertionResults.length,
    testResults: [{ name: `${process.cwd()}/tests/x.test.ts`, assertionResults }],
  });

  test("ends in the terminal with a line for each failure: step, test and the first line of its cause", async () => {
    const [fine, bad] = [
      await node("fine", ""),
      await node("bad", 'console.log("a.ts:1: wrong\\nmore"); process.exit(3)'),
    ];
    expect(failuresOf([fine, bad, await reporting(report(broken("breaks"), broken("and this")), 1)])).toEqual([
      "FAILED  bad › a.ts:1: wrong",
      "FAILED  tests › tests/x.test.ts: breaks › expected 1",
      "FAILED  tests › tests/x.test.ts: and this › expected 1",
    ]);
    expect(failuresOf([fine])).toEqual([]);
    const playwright = (message: string) =>
      failuresOf([{ name: "journeys", failed: 1, output: "", failures: [{ name: "a.journey.ts: one", message }] }]);
    const diff = [
      "Error: expect(received).toEqual(expected) // deep equality\n",
      "- Expected  - 1\n+ Received  + 3\n",
      '@@ -1,6 +1,8 @@\n  Object {\n-   "errors": Array [],\n+   "errors": Array [\n+     "error: no such file",\n+   ],',
    ].join("\n");
    expect(playwright(diff)).toEqual([
      'FAILED  journeys › a.journey.ts: one › Error: expect(received).toEqual(expected) // deep equality › - "errors": Array [], + "errors": Array [ + "error: no such file", + ],',
    ]);
    expect(
      playwright('Error: expect(page).toHaveURL(expected) failed\n\nExpected: "/a"\nReceived: "/b"\nTimeout: 8000ms'),
    ).toEqual([
      'FAILED  journeys › a.journey.ts: one › Error: expect(page).toHaveURL(expected) failed › Expected: "/a" Received: "/b"',
    ]);
    const warned = await node("build", 'console.log("a setting is missing\\nError: no such file"); process.exit(1)');
    expect(failuresOf([warned])).toEqual(["FAILED  build › Error: no such file"]);
  });

  test("prints the totals and, of a failure, its step, its test and its cause alone", async () => {
    expect(await page(report({ fullName: "passes", failureMessages: [] }, broken("breaks")))).toBe(
      "**4 passed, 2 failed**\n\n#### tests\n\ntests/x.test.ts: breaks\n\n    expected 1\n    # at breaks\n\n",
    );
  });

  test("prints ten of many failures, and how many more there are", async () => {
    const text = await page(report(...Array.from({ length: 12 }, (_, at) => broken(`breaks ${at}`))));
    expect(text.match(/^tests\/x/gm)).toHaveLength(10);
    expect(text).toContain("and 2 more");
  });

  test("prints the end of the output of a step without tests, and nothing of passed ones", async () => {
    const bad = await node("bad", 'for (let at = 1; at < 99; at++) console.log("line", at); process.exit(3)');
    const text = pageOf([await node("fine", ""), bad]);
    expect(text).not.toContain("fine");
    expect(text).not.toContain("    line 83\n");
    expect(text).toContain("#### bad\n\n    line 84\n");
    expect(text).toMatch(/ {4}line 98\n\n$/);
  });

  test("prints a file that failed to run, and the errors of journeys and outside of them", async () => {
    const file = { name: `${process.cwd()}/tests/y.test.ts`, message: "no such module", assertionResults: [] };
    expect(await page({ ...vitestReport, testResults: [file] })).toContain("tests/y.test.ts\n\n    no such module");
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
    const tests = [{ results: [{ duration: 1, error: { message: "gone" } }] }];
    const suites = [{ specs: [{ file: "a.journey.ts", title: "one", tests }] }];
    const { failures } = await withTree(
      { "report.json": JSON.stringify({ stats, suites, errors: [{ message: "no server" }] }) },
      (root) => readReport("playwright", `${root}/report.json`, false),
    );
    expect(failures).toEqual([
      { name: "a.journey.ts: one", message: "gone" },
      { name: "beside the tests", message: "no server" },
    ]);
  });
});

test("the number of finished tests is read from the output of a run", () => {
  expect(endedIn("vitest", " ✓ light stories/a.stories.tsx (12 tests) 300ms\n ✓ node b.test.ts (1 test) 2ms\n")).toBe(
    13,
  );
  expect(endedIn("playwright", "\nRunning 402 tests using 2 workers\n··×\n[WebServer] FT\n·±")).toBe(5);
});
