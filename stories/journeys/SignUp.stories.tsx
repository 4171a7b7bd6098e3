import { Journey, journeyStory } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";

/** From the e-mail address to the first steps, with both codes. */
const meta = preview.meta({
  ...journeyStory,
  title: "Wege/Registrieren mit Code",
  component: Journey,
  tags: ["journey", "!test", "!autodocs"],
});

export const Play = meta.story({ name: "Abspielen", args: { name: "signUp", view: "player", theme: "light" } });
export const Chart = meta.story({ name: "Karte", args: { name: "signUp", view: "map", theme: "light" } });
