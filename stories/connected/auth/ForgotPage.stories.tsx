import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";

const meta = preview.meta({ ...connectedStory, tags: ["connected", "!autodocs"], args: { path: "/forgot-password" } });
const { email } = people.amira;

export const Ready = meta.story({ name: "Passwort zurücksetzen", play: says("Passwort zurücksetzen") });
export const Sent = meta.story({
  name: "Link gesendet",
  async play(context) {
    await enter(context, "E-Mail-Adresse", email, "Link anfordern");
    await says("Link ist unterwegs")();
  },
});
export const NotSent = meta.story({
  name: "Link nicht gesendet",
  args: { faults: { forgotPassword: "offline" } },
  async play(context) {
    await enter(context, "E-Mail-Adresse", email, "Link anfordern");
    await says("Das hat nicht geklappt. Bitte versuchen Sie es erneut.")();
  },
});
