import { screen } from "storybook/test";
import type { Database } from "#app/sandbox/database.ts";
import { people } from "#src/people/people.ts";
import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { addressConfirmed } from "./signUpUnderWay.ts";

const { email, extraId, phone } = people.khai;

/** Everything of the profile is known already, but for the password. */
function inTab(database: Database, at: number) {
  const { extra } = database.accounts[people.paula.extraId]!;
  const own = { extra_id: extraId, email, mobile_number: phone };
  database.accounts[extraId]!.extra = { ...extra, ...own };
  return addressConfirmed(database, at, phone);
}

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/password", inTab },
});

export const Ready = meta.story({
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await context.userEvent.click(await screen.findByRole("button", { name: "Angaben speichern" }));
    await says(/^Willkommen/)();
  },
});
