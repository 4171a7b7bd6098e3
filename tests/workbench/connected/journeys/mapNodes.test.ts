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
  {
    label: "Warten",
    from: ["screen--loading", { by: "Geladen", story: "screen--empty" }] as const,
    story: "screen--empty",
  },
  { label: "Tippen", where: "staff" as const },
  { label: "Absenden", story: ["screen--checking", { by: "Geprüft", story: "other--passed" }] as const },
  { label: "Fertig" },
  { label: "Ankommen", story: "other--there" },
  { label: "Zurück", story: "screen--empty" },
];

test("a map has the stories of the steps, their states, and what leads to each with its numbers; each has one picture", () => {
  expect(mapNodes(steps, shown)).toEqual([
    { story: "screen--loading", states: [], via: [{ label: "Die App öffnet sich" }], step: 0, isBack: false },
    { story: "screen--empty", states: ["a.editing"], via: [{ label: "Geladen" }], step: 0, isBack: false },
    {
      story: "screen--checking",
      states: ["a.checking"],
      via: [
        { number: 1, label: "Warten" },
        { number: 2, label: "Tippen", where: "staff" },
        { number: 3, label: "Absenden" },
      ],
      step: 3,
      isBack: false,
    },
    { story: "other--passed", states: [], via: [{ label: "Geprüft" }], step: 3, isBack: false },
    {
      story: "other--there",
      states: [],
      via: [
        { number: 4, label: "Fertig" },
        { number: 5, label: "Ankommen" },
      ],
      step: 5,
      isBack: false,
    },
    { story: "screen--empty", states: ["a.editing"], via: [{ number: 6, label: "Zurück" }], step: 6, isBack: true },
  ]);
});

test("what the chart knows beside the path is left over", () => {
  expect(offThePath(mapNodes(steps, shown), shown).map(({ id }) => id)).toEqual(["a.failed"]);
});
