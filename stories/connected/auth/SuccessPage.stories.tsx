import { screen } from "storybook/test";
import type { Database } from "#app/sandbox/database.ts";
import { newEmailProof } from "#app/sandbox/rules/emailProof.ts";
import { people } from "#src/people/people.ts";
import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const { email, extraId, phone } = people.khai;

/** Everything of the profile is known already, but for the password. */
function inTab(database: Database, at: number) {
  const emailVerificationToken = newEmailProof(database, extraId, at);
  database.emailProofs[emailVerificationToken]!.confirmedPhone = phone;
  const { extra } = database.accounts[people.paula.extraId]!;
  const own = { extra_id: extraId, email, mobile_number: phone };
  database.accounts[extraId]!.extra = { ...extra, ...own };
  return {
    signUp: JSON.stringify({ email, phone }),
    pendingAuth: JSON.stringify({ email, extraId, needsPassword: false }),
    emailVerificationToken,
  };
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
