import { appIn, ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { authPage } from "#stories/support/authPage.ts";
import { copy } from "#stories/support/copy.ts";
import { called, handsOf, sees, sent } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
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
    const { step, button, write } = handsOf(context);
    const auth = authPage({ fill: write, press: button });
    await step("Die App öffnet sich", () => sees("heading", copy("auth.entry.title")), {
      story: "screens-auth-entryscreen--empty",
    });
    await step("E-Mail-Adresse eingeben", () => auth.email.fill(email));
    await step("„Weiter“ wählen", auth.email.submit, {
      story: "screens-auth-entryscreen--checking",
    });
    await step("Der Anbieter kennt die Adresse", () => called(context, "checkEmail"));
    await step("Die App fragt nach dem Passwort", () => sees("heading", copy("signIn.title")), {
      story: "screens-auth-signinscreen--empty",
    });
    await step(
      "„Passwort vergessen?“ wählen",
      async () => {
        await button(copy("signIn.forgot"));
        await sees("heading", copy("recovery.forgot.title"));
      },
      { story: "screens-auth-forgotpasswordscreen--prefilled" },
    );
    await step("Link anfordern", auth.forgotten.submit, {
      story: "screens-auth-forgotpasswordscreen--sending",
    });
    await step("Der Link geht per E-Mail hinaus", () => sees("heading", copy("recovery.sent.title")), {
      story: "screens-auth-forgotsentscreen--sent",
    });
    await step("Den Link in der E-Mail öffnen", async () => appIn(context).open(await sent(context, email, "link")), {
      story: "screens-auth-bootscreen--checking-reset-link",
    });
    await step("Der Anbieter nimmt den Link an", () => sees("heading", copy("recovery.reset.title")), {
      story: "screens-auth-resetpasswordscreen--empty",
    });
    await step("Neues Passwort eingeben", () => auth.replacement.fill(fresh));
    await step("Neues Passwort wiederholen", () => auth.confirmation.fill(fresh));
    await step("Passwort speichern", auth.confirmation.submit, {
      story: "screens-auth-resetpasswordscreen--saving",
    });
    await step("Der Anbieter speichert das neue Passwort", () => sees("heading", copy("recovery.resetDone.title")), {
      story: "screens-auth-resetdonescreen--done",
    });
    await step("„Jetzt anmelden“ wählen", () => button(copy("recovery.resetDone.signIn")));
    await step("Die App fragt nach der E-Mail-Adresse, die schon dasteht", says(copy("auth.entry.alerts.resetDone")), {
      story: "screens-auth-entryscreen--after-reset",
    });
    await step("„Weiter“ wählen", auth.email.submit, {
      story: "screens-auth-entryscreen--checking",
    });
    await step("Der Anbieter kennt die Adresse", () => called(context, "checkEmail", 2));
    await step("Die App fragt nach dem Passwort", () => sees("heading", copy("signIn.title")), {
      story: "screens-auth-signinscreen--empty",
    });
    await step("Neues Passwort eingeben", () => auth.password.fill(fresh));
    await step("Anmelden", auth.password.submit, { story: "screens-auth-signinscreen--signing-in" });
    await step("Der Anbieter nimmt das neue Passwort an", () => called(context, "login"));
    await step("Die Startseite öffnet sich", () => sees("heading", copy("dashboard.tasksTitle")), {
      story: "screens-dashboard-dashboardscreen--ordinary",
    });
  },
});

export const Chart = meta.story({
  name: "Karte",
  ...journeyMap(Play, {
    lead: `${people.amira.firstName} weiß das Passwort nicht mehr: vom Link in der E-Mail bis zur Anmeldung mit dem neuen.`,
    machines: ["auth", "entry", "forgot", "reset", "signIn"],
  }),
  tags: ["!connected", "!test"],
});
