import { appIn, ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { copy } from "#workbench/journeys/copy.ts";
import { handsOf, sees, sent } from "#workbench/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";

const { email } = people.amira;
const fresh = "Neuanfang!27";

/** From the link in the mail to the sign-in with the new password. */
const meta = preview.meta({
  title: "Wege/Passwort vergessen",
  component: ConnectedApp,
  render: connectedStory.render,
  tags: ["connected", "journey", "!autodocs"],
  args: { path: "/" },
});

export const Play = meta.story({
  ...journeyPlay,
  name: "Abspielen",
  async play(context) {
    const { step } = context;
    const { button, write } = handsOf(context);
    await step("Die App öffnet sich", () => sees("heading", copy("auth.entry.title")));
    await step("E-Mail-Adresse eingeben", () => write(copy("auth.entry.email"), email));
    await step("„Weiter“ wählen", () => button(copy("auth.entry.submit")));
    await step("Die App fragt nach dem Passwort", () => sees("heading", copy("signIn.title")));
    await step("„Passwort vergessen?“ wählen", async () => {
      await button(copy("signIn.forgot"));
      await sees("heading", copy("recovery.forgot.title"));
    });
    await step("Link anfordern", () => button(copy("recovery.forgot.submit")));
    await step("Der Link geht per E-Mail hinaus", () => sees("heading", copy("recovery.sent.title")));
    await step("Den Link in der E-Mail öffnen", async () => appIn(context).open(await sent(context, email, "link")));
    await step("Der Anbieter nimmt den Link an", () => sees("heading", copy("recovery.reset.title")));
    await step("Neues Passwort eingeben", () => write(copy("recovery.reset.password"), fresh));
    await step("Neues Passwort wiederholen", () => write(copy("recovery.reset.confirmation"), fresh));
    await step("Passwort speichern", () => button(copy("recovery.reset.submit")));
    await step("Der Anbieter speichert das neue Passwort", () => sees("heading", copy("recovery.resetDone.title")));
    await step("„Jetzt anmelden“ wählen", () => button(copy("recovery.resetDone.signIn")));
    await step("Die App fragt nach der E-Mail-Adresse, die schon dasteht", says(copy("auth.entry.alerts.resetDone")));
    await step("„Weiter“ wählen", () => button(copy("auth.entry.submit")));
    await step("Die App fragt nach dem Passwort", () => sees("heading", copy("signIn.title")));
    await step("Neues Passwort eingeben", () => write(copy("signIn.password"), fresh));
    await step("Anmelden", () => button(copy("signIn.submit")));
    await step("Die Startseite öffnet sich", () => sees("heading", copy("dashboard.tasksTitle")));
  },
});

export const Chart = meta.story({ name: "Karte", ...journeyMap("forgottenPassword"), tags: ["!connected", "!test"] });
