import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { newEmailProof } from "#app/sandbox/rules/emailProof.ts";
import type { Database } from "#app/sandbox/database.ts";
import { people } from "#src/people/people.ts";

const { email, extraId, phone } = people.khai;

const inTab = (database: Database, at: number) => ({
  signUp: JSON.stringify({ email }),
  pendingAuth: JSON.stringify({ email, extraId, needsPassword: false }),
  emailVerificationToken: newEmailProof(database, extraId, at),
});

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/phone", inTab },
});

export const Ready = meta.story({ play: says("Telefonnummer angeben") });
export const Sends = meta.story({
  async play(context) {
    await enter(context, "Telefonnummer", phone, "SMS-Code anfordern");
    await says("Code eingeben")();
  },
});
export const NotSent = meta.story({
  args: { faults: { sendSmsCode: "offline" } },
  async play(context) {
    await enter(context, "Telefonnummer", phone, "SMS-Code anfordern");
    await says("Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut.")();
  },
});
