import { stripVTControlCharacters } from "node:util";
import type { Result } from "./runStep.ts";

const indented = (text: string) => text.trimEnd().replace(/^/gm, "        ");

/** One line per step, with its notes, and the output of a failed step. */
export function stepText({ name, passed, failed, skipped, seconds, output }: Result): string {
  const counts = passed + failed > 1 || skipped > 0 ? ` ${passed} passed, ${failed} failed` : "";
  const left = skipped > 0 ? `, ${skipped} left out` : "";
  const line = `${failed > 0 ? "FAILED" : "ok    "}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s ${counts}${left}`;
  const notes = output.split("\n").filter((printed) => printed.startsWith("note: "));
  const below = failed > 0 ? output : notes.join("\n");
  return below ? `${line.trimEnd()}\n${indented(below)}` : line.trimEnd();
}

/**
 * A line for each failure: its step, its test, the first line of its cause and what differed; for a step without tests
 * the first error in its output, else its first line. Printed last, because CI shows only the end.
 */
export const failuresOf = (results: readonly Pick<Result, "name" | "failed" | "output" | "failures">[]): string[] =>
  results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, output, failures }) =>
      failures.length > 0
        ? failures.map(({ name: test, message }) => [name, test, firstLine(message), differenceIn(message)])
        : [[name, causeOf(output)]],
    )
    .map((parts) => `FAILED  ${parts.filter(Boolean).join(" › ")}`);

const linesOf = (text: string) => stripVTControlCharacters(text).trim().split("\n");
const firstLine = (text: string) => linesOf(text)[0];

/** Of Playwright's assertions, whose first line names only the matcher: a locator, a value, or a line of a diff. */
const DIFFERENCE = /^(?:Locator|Expected[^:]*|Received[^:]*): |^[-+] {2,}\S/;
/** In characters. */
const LONGEST_DIFFERENCE = 400;

const differenceIn = (message: string) =>
  linesOf(message)
    .slice(1)
    .filter((line) => DIFFERENCE.test(line))
    .map((line) => line.replaceAll(/\s+/g, " "))
    .join(" ")
    .slice(0, LONGEST_DIFFERENCE);

/** A tool may warn before it fails. */
const causeOf = (output: string) => linesOf(output).find((line) => /\berror\b/i.test(line)) ?? firstLine(output);

/** The last line of every run. */
export function summaryOf(results: readonly Pick<Result, "passed" | "failed">[]): string {
  const sum = (count: "passed" | "failed") => results.reduce((total, result) => total + result[count], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
