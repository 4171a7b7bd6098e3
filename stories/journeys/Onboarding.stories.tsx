import { Journey, journeyStory } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";

/** The first steps of a new person. */
const meta = preview.meta({
  ...journeyStory,
  title: "Wege/Erste Schritte",
  component: Journey,
  tags: ["journey", "!test", "!autodocs"],
});

export const Play = meta.story({ name: "Abspielen", args: { name: "onboarding", view: "player", theme: "light" } });
export const Chart = meta.story({ name: "Karte", args: { name: "onboarding", view: "map", theme: "light" } });
