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
  { label: "Warten", from: ["screen--loading", "screen--empty"], story: "screen--empty" },
  { label: "Tippen", where: "staff" as const },
  { label: "Absenden", story: ["screen--checking", "other--passed"] },
  { label: "Fertig" },
  { label: "Ankommen", story: "other--there" },
  { label: "Zurück", story: "screen--empty" },
];

test("a map has the stories of the steps with the numbers of those, their states, and all that leads to them; each has one picture", () => {
  expect(mapNodes(steps, shown)).toEqual([
    { story: "screen--loading", states: [], via: [], steps: "", step: 0, backTo: null },
    { story: "screen--empty", states: ["a.editing"], via: [], steps: "", step: 0, backTo: null },
    {
      story: "screen--checking",
      states: ["a.checking"],
      via: [{ label: "Warten" }, { label: "Tippen", where: "staff" }, { label: "Absenden" }],
      steps: "1–3a",
      step: 3,
      backTo: null,
    },
    { story: "other--passed", states: [], via: [], steps: "3b", step: 3, backTo: null },
    {
      story: "other--there",
      states: [],
      via: [{ label: "Fertig" }, { label: "Ankommen" }],
      steps: "4–5",
      step: 5,
      backTo: null,
    },
    { story: "screen--empty", states: ["a.editing"], via: [{ label: "Zurück" }], steps: "6", step: 6, backTo: "" },
  ]);
});

test("what the chart knows beside the path is left over", () => {
  expect(offThePath(mapNodes(steps, shown), shown).map(({ id }) => id)).toEqual(["a.failed"]);
});
