import { describe, expect, test } from "vitest";
import { faultKinds } from "#app/sandbox/faultKinds.ts";
import { faultWords } from "#app/sandbox/faultWords.ts";
import { readFault, writeFault } from "#workbench/journeys/faults/chosenFault.ts";
import { createRun, labelsOf } from "#workbench/journeys/run.ts";
import { unchangedBy } from "#workbench/journeys/faults/words.ts";

describe("the fault of a link", () => {
  test.each(faultKinds)("%s travels in an address of the workbench with its step", (kind) => {
    expect(writeFault({ kind, step: 12 })).toMatch(/^[\w-]+$/);
    expect(readFault(writeFault({ kind, step: 12 }))).toEqual({ kind, step: 12 });
  });

  test("that does not exist, or strikes nowhere, is none", () => {
    const links = [undefined, 7, "", "server-error", "server-error_0", "thunder_3", "server-error_3_4"];
    expect(links.map(readFault)).toEqual(links.map(() => null));
    expect(writeFault(null)).toBe("");
  });

  test("at a step that the path does not have strikes nowhere", () => {
    const fault = { kind: "offline", step: 3 } as const;
    const chosenOf = (steps: string[]) => createRun(steps, { fault, restAfter: 0 }).getState().chosen;
    expect(chosenOf(["a", "b"])).toBeNull();
    expect(chosenOf(["a", "b", "c"])).toEqual(fault);
  });
});

test("every fault has words of its own, and says why it may change nothing", () => {
  expect(new Set(faultKinds.map((kind) => faultWords[kind])).size).toBe(faultKinds.length);
  expect(faultKinds.map(unchangedBy).filter((why) => !why.endsWith("."))).toEqual([]);
});

test("the steps of a play are told in their order, and nothing of them is done", async () => {
  const done: string[] = [];
  type Context = { step: (label: string, act: () => Promise<void>) => Promise<void> };
  const context: Context = { step: (_, act) => act() };
  const play = async ({ step }: Context) => {
    await step("Anfangen", async () => void done.push("begun"));
    await step("Aufhören", async () => void done.push("ended"));
  };
  expect(await labelsOf(play, context)).toEqual(["Anfangen", "Aufhören"]);
  expect(done).toEqual([]);
});
