import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { top } from "#workbench/shared/source/files.ts";

/** A test by file and title, or a file that failed to run, and the error. */
export type Failure = { name: string; message: string };

export type Report = { passed: number; failed: number; skipped: number; failures: Failure[] };

/** The used part of vitest's JSON report. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; failureMessages?: string[] }[];
  }[];
};

/** The used part of Playwright's JSON report; suites are nested. */
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { results: { error?: { message?: string } }[] }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
  /** Errors outside of tests, such as a server that did not start. */
  errors?: { message?: string }[];
};

const readVitest = (report: VitestReport): Report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap(({ name, message = "", assertionResults }) => {
    const file = path.relative(top, name);
    const failed = assertionResults.flatMap(({ fullName, failureMessages: [first] = [] }) =>
      first === undefined ? [] : [{ name: `${file}: ${fullName}`, message: first }],
    );
    return failed.length > 0 || message === "" ? failed : [{ name: file, message }];
  }),
});

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const readPlaywright = ({ stats, suites, errors = [] }: PlaywrightReport): Report => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: [
    ...suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests.flatMap(({ results }) => {
        const error = results.at(-1)?.error;
        return error ? [{ name: `${file}: ${title}`, message: error.message ?? "" }] : [];
      }),
    ),
    ...errors.map(({ message = "" }) => ({ name: "beside the tests", message })),
  ],
});

export type Reporter = "vitest" | "playwright";

/**
 * A finished run. Without a report, without a test, or with an error outside of the tests: at least one failed. Tests
 * that are left out count as there: what they need may not be installed.
 */
export function readReport(reporter: Reporter, file: string, hasSucceeded: boolean): Report {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, failures: [] };
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  const report = reporter === "vitest" ? readVitest(json as VitestReport) : readPlaywright(json as PlaywrightReport);
  const isEmpty = report.passed + report.failed + report.skipped === 0;
  return { ...report, failed: Math.max(report.failed, isEmpty || !hasSucceeded ? 1 : 0) };
}
