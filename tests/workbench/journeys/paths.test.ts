import { describe, expect, test } from "vitest";
import { journeys } from "#workbench/journeys/flows/journeys.ts";

describe.each(Object.entries(journeys))("%s", (_, load) => {
  test("every step of its charts has a hand", async () => {
    const { steps } = await load();
    console.log(steps.map((s) => `${s.does ? "*" : " "} ${s.say} | ${s.event} -> ${s.states?.join(", ")}`).join("\n"));
    expect(steps.length).toBeGreaterThan(3);
  });
});
