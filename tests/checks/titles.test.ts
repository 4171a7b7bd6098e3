import { expect, test } from "vitest";
import { orderFaults, titleFaults } from "./titles.ts";

const called = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { title: name, also: "" }]));
const titles = { folders: called("screens", "connected", "auth"), parts: called("EntryScreen") };
const stories = ["stories/screens/auth/EntryScreen", "stories/connected/auth/EntryPage", "stories/journeys/SignUp"];

test.each([
  ["each with a title, connectors with that of their screen", [], titles, []],
  ["a folder and a component without a title", ["stories/screens/seats/SeatScreen"], titles, ["seats", "SeatScreen"]],
  ["a connector without a title", ["stories/connected/auth/ForgotPage"], titles, ["ForgotPage"]],
  ["a title of no folder", [], { ...titles, folders: { ...titles.folders, ...called("seats") } }, ["seats"]],
  ["a title of no component", [], { ...titles, parts: { ...titles.parts, ...called("Seat") } }, ["Seat"]],
])("%s", (_, more, given, names) =>
  expect(
    titleFaults(
      [...stories, ...more].map((name) => `${name}.stories.tsx`),
      given,
    ),
  ).toEqual(names.map((name) => expect.stringContaining(name))),
);

test.each([
  ["by their German titles", '["primitives", ["Plate", "Button"]]', 0],
  ["by their names in the code", '["primitives", ["Button", "Plate"]]', 1],
  ["one is missing", '["primitives", ["Plate"]]', 1],
])("the order of the sidebar: %s", (_, preview, faults) => {
  const parts = { Button: { title: "Schaltfläche", also: "" }, Plate: { title: "Plakette", also: "" } };
  const two = ["stories/primitives/Button.stories.tsx", "stories/primitives/Plate.stories.tsx"];
  expect(orderFaults(preview, two, { folders: {}, parts })).toHaveLength(faults);
});
