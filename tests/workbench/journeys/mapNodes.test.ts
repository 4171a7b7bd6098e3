import { expect, test } from "vitest";
import { mapNodes, offThePath, type ShownState } from "#workbench/journeys/map/mapNodes.ts";

const state = (id: string, ...stories: string[]): ShownState => ({
  id,
  passing: null,
  stories: stories.map((story) => ({ story, title: story })),
});

const shown: ShownState[] = [
  state("a.editing", "screen--empty", "screen--typing"),
  state("a.checking", "screen--checking"),
  state("a.failed", "screen--failed"),
  { ...state("a.done"), passing: { kind: "final" } },
];

const steps = [
  { say: "Beginnen", states: ["a.editing"] },
  { say: "Tippen", states: [] },
  { say: "Absenden", states: ["a.checking"] },
  { say: "Fertig", states: ["a.done"] },
  { say: "Ankommen", states: [], story: "other--there" },
];

test("a map has the first story of each state that is seen, with all that leads to it", () => {
  expect(mapNodes(steps, shown)).toEqual([
    { story: "screen--empty", states: ["a.editing"], via: ["Beginnen"] },
    { story: "screen--checking", states: ["a.checking"], via: ["Tippen", "Absenden"] },
    { story: "other--there", states: [], via: ["Fertig", "Ankommen"] },
  ]);
});

test("what the chart knows beside the path is left over", () => {
  expect(offThePath(mapNodes(steps, shown), steps, shown).map(({ id }) => id)).toEqual(["a.failed"]);
});
