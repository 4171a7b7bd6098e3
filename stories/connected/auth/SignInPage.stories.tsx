import { expect } from "storybook/test";
import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";

const meta = preview.meta({ ...connectedStory, tags: ["connected", "!autodocs"], args: { path: "/auth/signin" } });
const { email, password } = people.amira;

export const Ready = meta.story({
  name: "Passwort eingeben",
  async play(context) {
    await enter(context, "E-Mail-Adresse", email, "Weiter");
    await says("Passwort eingeben")();
  },
});
export const SignsIn = meta.story({
  name: "Angemeldet, auf der Startseite",
  async play(context) {
    await enter(context, "E-Mail-Adresse", email, "Weiter");
    await enter(context, "Passwort", password, "Anmelden");
    await says("Ihre Übersicht")();
  },
});
export const Refused = meta.story({
  name: "Passwort falsch",
  parameters: { spec: ["AUTH-91", "VA-099"] },
  async play(context) {
    await enter(context, "E-Mail-Adresse", email, "Weiter");
    await enter(context, "Passwort", `${password}?`, "Anmelden");
    await says("Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort.")();
    const field = context.canvas.getByLabelText("Passwort");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(`${password}?`);
    await expect(field).toHaveAccessibleDescription(/^Die Anmeldung hat nicht geklappt/);
  },
});
export const NotAnswered = meta.story({
  name: "Anmeldung ohne Verbindung",
  args: { faults: { login: "offline" } },
  async play(context) {
    await enter(context, "E-Mail-Adresse", email, "Weiter");
    await enter(context, "Passwort", password, "Anmelden");
    await says("Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut.")();
  },
});
