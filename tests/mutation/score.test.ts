import { describe, expect, test } from "vitest";
import { scoreFaults, scoreOf, survivors, type Planted } from "#tests/mutation/score.ts";

const planted = (status: string, line = 1, replacement = "true"): Planted => ({
  fileName: "app/session/refresh.ts",
  status,
  mutatorName: "ConditionalExpression",
  replacement,
  location: { start: { line, column: 3 } },
});
const code = ["  if (isGone(id)) return;", "  return answer;"];
const lineOf = (_: string, line: number) => code[line - 1] ?? "";

describe("the score", () => {
  test("counts killed mutants and timeouts, and leaves out those that do not compile", () => {
    const results = ["Killed", "Timeout", "Killed", "Survived", "NoCoverage", "CompileError"].map((status) =>
      planted(status),
    );
    expect(scoreOf(results)).toBe(60);
    expect(scoreOf([])).toBe(100);
  });

  test("is rounded down, so that almost enough is not enough", () => {
    const results = [...Array.from({ length: 1999 }, () => planted("Killed")), planted("Survived")];
    expect(scoreOf(results)).toBe(99.9);
  });

  test("may neither fall nor be lower than required", () => {
    expect(scoreFaults("session", 95, { score: 95, explained: [] }, 95)).toEqual([]);
    expect(scoreFaults("session", 94.9, { score: 96, explained: [] }, 95)).toHaveLength(2);
    expect(scoreFaults("session", 99, undefined, 95)).toHaveLength(1);
  });
});

test("survivors are reported with their line unless a reason is written down for this line and mutant", () => {
  const results = [planted("Killed"), planted("Survived"), planted("NoCoverage", 2, "{}")];
  const reason = { file: "app/session/refresh.ts", line: "if (isGone(id)) return;", replacement: "true", reason: "…" };
  expect(survivors(results, [reason], lineOf)).toEqual([
    'app/session/refresh.ts:2:3  return answer;  ConditionalExpression → "{}"  (NoCoverage)',
  ]);
  expect(survivors(results, [{ ...reason, replacement: "false" }], lineOf)).toHaveLength(2);
});
