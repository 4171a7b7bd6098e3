import type { Database } from "#app/sandbox/database.ts";
import { newEmailProof } from "#app/sandbox/rules/emailProof.ts";
import { people } from "#src/people/people.ts";
import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const { email, extraId, phone } = people.khai;

/** Address and number are confirmed; the password is next. */
function inTab(database: Database, at: number) {
  const emailVerificationToken = newEmailProof(database, extraId, at);
  database.emailProofs[emailVerificationToken]!.confirmedPhone = phone;
  return {
    signUp: JSON.stringify({ email, phone }),
    pendingAuth: JSON.stringify({ email, extraId, needsPassword: false }),
    emailVerificationToken,
  };
}

/** The profile follows the new password. */
const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/password", inTab },
});

export const Ready = meta.story({
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await says("Angaben speichern")();
  },
});
export const Failed = meta.story({
  args: { faults: { getExtra: "server-error" } },
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await says("Ihre Angaben fehlen noch")();
  },
});
