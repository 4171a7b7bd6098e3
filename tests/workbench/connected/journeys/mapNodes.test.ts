import { expect, test } from "vitest";
import { mapNodes, offThePath, type ShownState } from "#workbench/connected/journeys/map/mapNodes.ts";

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
  { label: "Beginnen", story: "screen--empty" },
  { label: "Warten", story: "screen--empty" },
  { label: "Tippen" },
  { label: "Absenden", story: ["screen--checking", "other--passed"] },
  { label: "Fertig" },
  { label: "Ankommen", story: "other--there" },
  { label: "Zurück", story: "screen--empty" },
];

test("a map has the stories of the steps, numbered in order, their states, and all that leads to them; each has one picture", () => {
  expect(mapNodes(steps, shown)).toEqual([
    { story: "screen--empty", states: ["a.editing"], via: ["Beginnen"], number: 1, backTo: null },
    {
      story: "screen--checking",
      states: ["a.checking"],
      via: ["Warten", "Tippen", "Absenden"],
      number: 2,
      backTo: null,
    },
    { story: "other--passed", states: [], via: [], number: 3, backTo: null },
    { story: "other--there", states: [], via: ["Fertig", "Ankommen"], number: 4, backTo: null },
    { story: "screen--empty", states: ["a.editing"], via: ["Zurück"], number: 5, backTo: 1 },
  ]);
});

test("what the chart knows beside the path is left over", () => {
  expect(offThePath(mapNodes(steps, shown), shown).map(({ id }) => id)).toEqual(["a.failed"]);
});
