import { expect, test } from "vitest";
import { stepsOf, type Shown } from "#workbench/connected/journeys/run.ts";

test("the steps of a play are listed in their order with their stories, and nothing of them is done", async () => {
  const done: string[] = [];
  type Step = (label: string, act: () => Promise<void>, shown?: Shown) => Promise<void>;
  const play = async ({ step }: { step: Step }) => {
    await step("Anfangen", async () => void done.push("started"));
    await step("Aufhören", async () => void done.push("ended"), { story: "screen--done" });
  };
  expect(await stepsOf(play, {})).toEqual([{ label: "Anfangen" }, { label: "Aufhören", story: "screen--done" }]);
  expect(done).toEqual([]);
});
