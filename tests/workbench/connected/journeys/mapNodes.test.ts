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

test("a map has the stories of the steps with the numbers of those, their states, and all that leads to them; each has one picture", () => {
  expect(mapNodes(steps, shown)).toEqual([
    { story: "screen--empty", states: ["a.editing"], via: ["Beginnen"], steps: "1", step: 1, backTo: null },
    {
      story: "screen--checking",
      states: ["a.checking"],
      via: ["Warten", "Tippen", "Absenden"],
      steps: "2–4",
      step: 4,
      backTo: null,
    },
    { story: "other--passed", states: [], via: [], steps: "4", step: 4, backTo: null },
    { story: "other--there", states: [], via: ["Fertig", "Ankommen"], steps: "5–6", step: 6, backTo: null },
    { story: "screen--empty", states: ["a.editing"], via: ["Zurück"], steps: "7", step: 7, backTo: "1" },
  ]);
});

test("what the chart knows beside the path is left over", () => {
  expect(offThePath(mapNodes(steps, shown), shown).map(({ id }) => id)).toEqual(["a.failed"]);
});
