import { Journey, journeyStory } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";

/** Apply for days, take one back, cancel one. */
const meta = preview.meta({
  ...journeyStory,
  title: "Wege/Bewerben und absagen",
  component: Journey,
  tags: ["journey", "!test", "!autodocs"],
});

export const Play = meta.story({ name: "Abspielen", args: { name: "applying", view: "player", theme: "light" } });
export const Chart = meta.story({ name: "Karte", args: { name: "applying", view: "map", theme: "light" } });
