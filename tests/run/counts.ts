import { existsSync, readFileSync } from "node:fs";

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed: how many needed a second try. */
  retried?: number;
};

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** What the JSON reporter of vitest says. */
export const vitestCounts = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** What the JSON reporter of Playwright says; a journey that passed on its second try has passed, and is counted. */
export const playwrightCounts = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  retried: stats.flaky,
});

export type Reporter = "vitest" | "playwright";

/** Counts of a finished run. Without a report, without a test, or with a failure outside the tests: at least one failed. */
export function countsOf(reporter: Reporter, file: string, hasSucceeded: boolean): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  const counts =
    reporter === "vitest" ? vitestCounts(report as VitestReport) : playwrightCounts(report as PlaywrightReport);
  const isEmpty = counts.passed + counts.failed === 0;
  return { ...counts, failed: Math.max(counts.failed, isEmpty || !hasSucceeded ? 1 : 0) };
}
