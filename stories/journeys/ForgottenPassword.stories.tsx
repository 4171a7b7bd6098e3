import { Journey, journeyStory } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";

/** From the link in the mail to the sign-in with the new password. */
const meta = preview.meta({
  ...journeyStory,
  title: "Wege/Passwort vergessen",
  component: Journey,
  tags: ["journey", "!test", "!autodocs"],
});

export const Play = meta.story({
  name: "Abspielen",
  args: { name: "forgottenPassword", view: "player", theme: "light" },
});
export const Chart = meta.story({ name: "Karte", args: { name: "forgottenPassword", view: "map", theme: "light" } });
