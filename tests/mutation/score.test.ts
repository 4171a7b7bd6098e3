import { expect, test } from "vitest";
import { scoreFaults, scoreOf, survivors, type Planted } from "#tests/mutation/score.ts";

const planted = (status: string, line = 1, replacement = "true"): Planted => ({
  fileName: "app/session/refresh.ts",
  status,
  mutatorName: "ConditionalExpression",
  replacement,
  location: { start: { line, column: 3 } },
});
const code = ["  if (isGone(id)) return;", "  return answer;", "  types: {"];

test("a score counts killed mutants and timeouts, not those that do not compile, is rounded down and may not fall", () => {
  const of = (...results: string[]) => scoreOf(results.map((status) => planted(status)));
  expect(of("Killed", "Timeout", "Killed", "Survived", "NoCoverage", "CompileError")).toBe(60);
  expect(of(...Array.from({ length: 1999 }, () => "Killed"), "Survived")).toBe(99.9);
  expect(of()).toBe(100);
  expect(scoreFaults("session", 95, { score: 95, explained: [] })).toEqual([]);
  expect(scoreFaults("session", 94.9, { score: 95, explained: [] })).toHaveLength(1);
  expect(scoreFaults("session", 99, undefined)).toHaveLength(1);
});

test("survivors are reported with their line unless a reason is written down for this line and mutant", () => {
  const results = [planted("Killed"), planted("Survived"), planted("NoCoverage", 2, "{}"), planted("Survived", 3)];
  const reason = { file: "app/session/refresh.ts", line: "if (isGone(id)) return;", replacement: "true", reason: "…" };
  const left = (other: object) => survivors(results, [{ ...reason, ...other }], (_, line) => code[line - 1] ?? "");
  expect(left({})).toEqual(['app/session/refresh.ts:2:3  return answer;  ConditionalExpression → "{}"  (NoCoverage)']);
  expect(left({ replacement: "false" })).toHaveLength(2);
});
