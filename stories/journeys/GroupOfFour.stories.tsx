import { Journey, journeyStory } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";

/** A group is founded and fills up. */
const meta = preview.meta({
  ...journeyStory,
  title: "Wege/Gruppe zu viert",
  component: Journey,
  tags: ["journey", "!test", "!autodocs"],
});

export const Play = meta.story({ name: "Abspielen", args: { name: "groupOfFour", view: "player", theme: "light" } });
export const Chart = meta.story({ name: "Karte", args: { name: "groupOfFour", view: "map", theme: "light" } });
