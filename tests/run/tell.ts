import { stripVTControlCharacters } from "node:util";
import type { Result } from "./runStep.ts";

const indented = (text: string) => text.trimEnd().replace(/^/gm, "        ");

/** One line a step, with its notes, and everything that a step printed which failed or needed a second try. */
export function toldOf({ name, passed, failed, skipped, retried = 0, seconds, output }: Result): string {
  const counts = passed + failed > 1 || skipped > 0 ? ` ${passed} passed, ${failed} failed` : "";
  const left = skipped > 0 ? `, ${skipped} left out` : "";
  const again = retried > 0 ? `, ${retried} on the second try` : "";
  const line = `${failed > 0 ? "FAILED" : "ok    "}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s ${counts}${left}${again}`;
  const notes = output.split("\n").filter((said) => said.startsWith("note: "));
  const below = failed > 0 || retried > 0 ? output : notes.join("\n");
  return below ? `${line.trimEnd()}\n${indented(below)}` : line.trimEnd();
}

const MOST_SLOW = 10;

/** The tests that took longest, below a heading; nothing where no tests ran. */
export function slowestOf(results: readonly Result[]): string[] {
  const slowest = results
    .flatMap(({ tests }) => tests)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_SLOW);
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
  return lines.length > 0 ? ["the slowest tests:", ...lines] : [];
}

/**
 * Each test that failed with the first line of its cause, and each step that failed without one, below a heading; nothing
 * where all passed. Belongs near the end, because the whole output is long, and hosts of checks show its end.
 */
export function failuresOf(results: readonly Pick<Result, "name" | "failed" | "failures">[]): string[] {
  const lines = results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failures }) => [
      `    ${name}`,
      ...failures.flatMap(({ name: test, message }) => [
        `        ${test}`,
        `            ${stripVTControlCharacters(message).trim().split("\n")[0]}`,
      ]),
    ]);
  return lines.length > 0 ? ["what failed:", ...lines] : [];
}

/** The last line of every run. */
export function summaryOf(results: readonly Pick<Result, "passed" | "failed">[]): string {
  const sum = (count: (result: Pick<Result, "passed" | "failed">) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}
