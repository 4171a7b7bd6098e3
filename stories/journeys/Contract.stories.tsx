import { Journey, journeyStory } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";

/** From the download to the end. */
const meta = preview.meta({
  ...journeyStory,
  title: "Wege/Vertrag",
  component: Journey,
  tags: ["journey", "!test", "!autodocs"],
});

export const Play = meta.story({ name: "Abspielen", args: { name: "contract", view: "player", theme: "light" } });
export const Chart = meta.story({ name: "Karte", args: { name: "contract", view: "map", theme: "light" } });
