import { expect, test } from "vitest";
import { labelsOf } from "#workbench/journeys/run.ts";

test("the steps of a play are listed in their order, and nothing of them is done", async () => {
  const done: string[] = [];
  type Context = { step: (label: string, act: () => Promise<void>) => Promise<void> };
  const context: Context = { step: (_, act) => act() };
  const play = async ({ step }: Context) => {
    await step("Anfangen", async () => void done.push("started"));
    await step("Aufhören", async () => void done.push("ended"));
  };
  expect(await labelsOf(play, context)).toEqual(["Anfangen", "Aufhören"]);
  expect(done).toEqual([]);
});
