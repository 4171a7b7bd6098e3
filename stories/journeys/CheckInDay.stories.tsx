import { Journey, journeyStory } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";

/** A day on site, in and out. */
const meta = preview.meta({
  ...journeyStory,
  title: "Wege/Check-in-Tag",
  component: Journey,
  tags: ["journey", "!test", "!autodocs"],
});

export const Play = meta.story({ name: "Abspielen", args: { name: "checkInDay", view: "player", theme: "light" } });
export const Chart = meta.story({ name: "Karte", args: { name: "checkInDay", view: "map", theme: "light" } });
