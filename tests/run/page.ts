import { stripVTControlCharacters } from "node:util";
import type { Failure } from "./report.ts";
import type { Result } from "./runStep.ts";
import { summaryOf } from "./stepText.ts";

/** More would hide the first, which is mostly the cause of the others. */
const MOST_FAILURES = 10;
const MOST_LINES = 15;

type StepResult = Pick<Result, "name" | "passed" | "failed" | "output" | "failures">;

/** The summary on the page of a run: the totals, and the causes of failures without the log around them. */
export const pageOf = (results: readonly StepResult[]): string =>
  [`**${summaryOf(results)}**`, ...results.filter(({ failed }) => failed > 0).map(partOf), ""].join("\n\n");

function partOf({ name, output, failures }: StepResult): string {
  const left = failures.length - MOST_FAILURES;
  return [
    `#### ${name}`,
    ...(failures.length > 0
      ? failures
          .slice(0, MOST_FAILURES)
          .map(({ name: test, message }: Failure) => `${test}\n\n${quoted(linesOf(message).slice(0, MOST_LINES))}`)
      : [quoted(linesOf(output).slice(-MOST_LINES))]),
    ...(left > 0 ? [`and ${left} more`] : []),
  ].join("\n\n");
}

/** Stack frames of packages and the engine. */
const FOREIGN = /^\s+at .*(\/node_modules\/|<anonymous>)/;

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .trim()
    .split("\n")
    .filter((line) => !FOREIGN.test(line));

/** Indented, so that it is not parsed as Markdown. */
const quoted = (lines: readonly string[]) => lines.map((line) => `    ${line}`.trimEnd()).join("\n");
