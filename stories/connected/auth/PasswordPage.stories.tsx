import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { newEmailProof } from "#app/sandbox/rules/emailProof.ts";
import type { Database } from "#app/sandbox/database.ts";
import { people } from "#src/people/people.ts";

const { email, extraId, phone } = people.khai;

const inTab = (database: Database, at: number) => ({
  signUp: JSON.stringify({ email, phone }),
  pendingAuth: JSON.stringify({ email, extraId, needsPassword: false }),
  emailVerificationToken: newEmailProof(database, extraId, at),
});

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/password", inTab },
});

export const Ready = meta.story({ play: says("Passwort festlegen") });
export const NotCreated = meta.story({
  args: { faults: { createPassword: "offline" } },
  async play(context) {
    await enter(context, "Neues Passwort", "Vorfeldbus7!", "Passwort speichern");
    await says("Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.")();
  },
});
