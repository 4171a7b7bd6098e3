import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";
import { definedIds, readDecisions, readReliability } from "#workbench/spec/entries.ts";
import { idsIn } from "#workbench/spec/ids.ts";
import { readRows } from "#workbench/spec/rows.ts";

const decisions = readDecisions();
const reliability = readReliability();

const numbered = (prefix: string, count: number, digits = 1) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(digits, "0")}`);

test("79 decisions belong to the first document and 112 to the second, each with a question and an answer", () => {
  expect(decisions.filter(({ part }) => part === 1).map(({ id }) => id)).toEqual(numbered("C-", 79, 2));
  expect(decisions.filter(({ part }) => part === 2).map(({ id }) => id)).toEqual(numbered("D-", 112, 2));
  expect(decisions.filter(({ question, decision }) => !question || !decision)).toEqual([]);
});

test("the reliability list holds 68 checks and 46 traps", () => {
  const counts = { T: 12, S: 10, F: 16, N: 9, U: 5, A: 16 };
  const ids = (kind: string) => reliability.flatMap((entry) => (entry.kind === kind ? [entry.id] : []));
  expect(ids("check")).toEqual(Object.entries(counts).flatMap(([letter, count]) => numbered(letter, count)));
  expect(ids("trap")).toEqual(numbered("P", 46));
});

test("no id is defined twice", () => {
  expect(definedIds().size).toBe(readRows().length + decisions.length + reliability.length);
});

test("a replaced entry names an existing page or entry", () => {
  const replaced = [...decisions, ...reliability].flatMap(({ replacedBy }) => replacedBy ?? []);
  const defined = definedIds();
  expect(replaced.length).toBeGreaterThan(0);
  expect(replaced.filter(({ by }) => !defined.has(by) && !existsSync(path.join(top, by)))).toEqual([]);
  expect(replaced.filter(({ current }) => !current)).toEqual([]);
});

test("every row, decision or check that another one names exists", () => {
  const defined = definedIds();
  const named = [...readRows(), ...decisions, ...reliability].flatMap((entry) => idsIn(JSON.stringify(entry)));
  expect(named.map(({ id }) => id).filter((id) => id.includes("-") && !defined.has(id))).toEqual([]);
});
