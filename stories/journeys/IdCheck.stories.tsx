import { Journey, journeyStory } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";

/** The data of an ID, and its photo. */
const meta = preview.meta({
  ...journeyStory,
  title: "Wege/Ausweisprüfung",
  component: Journey,
  tags: ["journey", "!test", "!autodocs"],
});

export const Play = meta.story({ name: "Abspielen", args: { name: "idCheck", view: "player", theme: "light" } });
export const Chart = meta.story({ name: "Karte", args: { name: "idCheck", view: "map", theme: "light" } });
