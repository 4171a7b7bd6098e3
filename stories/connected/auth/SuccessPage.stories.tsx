import { screen } from "storybook/test";
import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { everythingKnown } from "./signUpUnderWay.ts";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/password", inTab: everythingKnown },
});

export const Ready = meta.story({
  name: "Willkommen, Konto fertig",
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await context.userEvent.click(await screen.findByRole("button", { name: "Angaben speichern" }));
    await says(/^Willkommen/)();
  },
});
