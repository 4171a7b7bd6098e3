import { appendFileSync } from "node:fs";
import path from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { top } from "#workbench/shared/source/files.ts";
import { pageOf } from "./page.ts";
import type { Failure } from "./report.ts";

/** Writes the summary of Playwright's own commands to the page of a run; `tests/run.ts` does it for its steps. */
export default class PageReporter implements Reporter {
  #tests: readonly TestCase[] = [];
  readonly #beside: Failure[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError({ message = "" }: TestError): void {
    this.#beside.push({ name: "beside the tests", message });
  }

  onEnd(): void {
    const page = process.env.GITHUB_STEP_SUMMARY;
    if (!page) return;
    const failures = this.#tests
      .filter((test) => test.outcome() === "unexpected")
      .map(({ location, title, results }) => ({
        name: `${path.relative(top, location.file)}: ${title}`,
        message: results.at(-1)?.error?.message ?? "",
      }));
    const passed = this.#tests.filter((test) => test.outcome() === "expected").length;
    const all = [...failures, ...this.#beside];
    appendFileSync(page, pageOf([{ name: "What failed", passed, failed: all.length, output: "", failures: all }]));
  }
}
