import { expect, test } from "vitest";
import { lastOnly } from "#workbench/shared/lastOnly.ts";

test("a change of the canvas is undone before the next one, and each only once", () => {
  const told: string[] = [];
  const only = lastOnly();
  const change = (name: string) =>
    only(() => {
      told.push(name);
      return () => told.push(`no ${name}`);
    });
  const undoFirst = change("first");
  const undoSecond = change("second");
  undoSecond();
  undoFirst();
  undoSecond();
  expect(told).toEqual(["first", "no first", "second", "no second"]);
});
