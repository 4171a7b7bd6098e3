import { expect, test } from "vitest";
import { titleFaults } from "./titles.ts";

const called = (title: string) => ({ title, also: "" });
const stories = [
  "stories/screens/auth/EntryScreen.stories.tsx",
  "stories/connected/auth/EntryPage.stories.tsx",
  "stories/journeys/SignUp.stories.tsx",
];
const titles = {
  folders: { screens: called("Bildschirme"), connected: called("Mit Anbieter"), auth: called("Anmeldung") },
  parts: { EntryScreen: called("E-Mail-Eingabe") },
};

test("each folder and component with a title is in order; a connector has that of its screen", () => {
  expect(titleFaults(stories, titles)).toEqual([]);
});

test("a folder and a component without a title are faults", () => {
  const more = ["stories/screens/seats/SeatScreen.stories.tsx", "stories/connected/auth/ForgotPage.stories.tsx"];
  expect(titleFaults([...stories, ...more], titles)).toEqual([
    "the folder seats has no title",
    "SeatScreen has no title",
    "ForgotPage has no title",
  ]);
});

test("a title that nothing bears is a fault", () => {
  const { folders, parts } = titles;
  const more = { folders: { ...folders, seats: called("Sitze") }, parts: { ...parts, SeatScreen: called("Sitz") } };
  expect(titleFaults(stories, more)).toEqual(["no folder is called seats", "no component is called SeatScreen"]);
});
