import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { top } from "#workbench/shared/source/files.ts";

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of the passed tests needed a retry. */
  retried?: number;
};

/** A test by file and title, and its duration. */
export type TimedTest = { name: string; seconds: number };

/** A test by file and title, or a file that failed to run, and the error. */
export type Failure = { name: string; message: string };

export type Report = { counts: Counts; tests: TimedTest[]; failures: Failure[] };

/** The used part of vitest's JSON report. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; duration?: number | null; failureMessages?: string[] }[];
  }[];
};

/** The used part of Playwright's JSON report; suites are nested. */
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { results: { duration: number; error?: { message?: string } }[] }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  /** Errors outside of tests, such as a server that did not start. */
  errors?: { message?: string }[];
};

const timed = (file: string, title: string, milliseconds: number): TimedTest => ({
  name: `${file}: ${title}`,
  seconds: milliseconds / 1000,
});

const readVitest = (report: VitestReport): Report => ({
  counts: {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  },
  tests: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => timed(path.relative(top, name), fullName, duration ?? 0)),
  ),
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

/** A test that passed on retry counts as passed. */
const readPlaywright = ({ stats, suites, errors = [] }: PlaywrightReport): Report => ({
  counts: {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: stats.flaky,
  },
  tests: suites
    .flatMap(specsOf)
    .map(({ file, title, tests }) =>
      timed(file, title, Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration)))),
    ),
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

/** A finished run. Without a report, without a test, or with an error outside of the tests: at least one failed. */
export function readReport(reporter: Reporter, file: string, hasSucceeded: boolean): Report {
  if (!existsSync(file)) return { counts: { passed: 0, failed: 1, skipped: 0 }, tests: [], failures: [] };
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  const { counts, ...rest } =
    reporter === "vitest" ? readVitest(json as VitestReport) : readPlaywright(json as PlaywrightReport);
  const isEmpty = counts.passed + counts.failed === 0;
  return { counts: { ...counts, failed: Math.max(counts.failed, isEmpty || !hasSucceeded ? 1 : 0) }, ...rest };
}

/** How many tests have ended, by the output so far: a line per file of Vitest, a character per test of Playwright. */
export const endedIn = (reporter: Reporter, output: string): number =>
  reporter === "vitest"
    ? [...output.matchAll(/\((\d+) tests?\b/g)].reduce((sum, [, count]) => sum + Number(count), 0)
    : [...output.matchAll(/^[·±×°FT]+$/gm)].join("").length;
