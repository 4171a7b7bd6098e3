import { appIn, ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { authPage } from "#stories/support/authPage.ts";
import { copy, de } from "#stories/support/copy.ts";
import { handsOf, sees, sent } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import { words } from "#workbench/connected/journeys/words.ts";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";

const { email } = people.amira;
const fresh = "Neuanfang!27";

/** From the link in the mail to the sign-in with the new password. */
const meta = preview.meta({
  id: "wege-passwort-vergessen",
  title: "Wege/Ins Konto kommen/Passwort zurücksetzen",
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
    await step(`${de("auth.entry.email")} eingeben`, () => auth.email.fill(email), {
      from: "screens-auth-entryscreen--empty",
    });
    await step(
      `„${de("auth.entry.submit")}“ wählen`,
      async () => {
        await auth.email.submit();
        await sees("heading", copy("signIn.title"));
      },
      {
        story: [
          "screens-auth-entryscreen--checking",
          { by: "Die App fragt nach dem Passwort", story: "screens-auth-signinscreen--empty" },
        ],
      },
    );
    await step(
      `„${de("signIn.forgot")}“ wählen`,
      async () => {
        await button(copy("signIn.forgot"));
        await sees("heading", copy("recovery.forgot.title"));
      },
      { story: "screens-auth-forgotpasswordscreen--prefilled" },
    );
    await step(
      `„${de("recovery.forgot.submit")}“ wählen`,
      async () => {
        await auth.forgotten.submit();
        await sees("heading", copy("recovery.sent.title"));
      },
      {
        story: [
          "screens-auth-forgotpasswordscreen--sending",
          { by: "Der Link ist unterwegs", story: "screens-auth-forgotsentscreen--sent" },
        ],
      },
    );
    await step(
      `„${words.link}“ in der E-Mail wählen`,
      async () => {
        appIn(context).open(await sent(context, email, "link"));
        await sees("heading", copy("recovery.reset.title"));
      },
      {
        story: [
          "screens-auth-bootscreen--checking-reset-link",
          { by: "Der Link ist gültig", story: "screens-auth-resetpasswordscreen--empty" },
        ],
      },
    );
    await step(`${de("recovery.reset.password")} eingeben`, () => auth.replacement.fill(fresh));
    await step(de("recovery.reset.confirmation"), () => auth.confirmation.fill(fresh));
    await step(
      `„${de("recovery.reset.submit")}“ wählen`,
      async () => {
        await auth.confirmation.submit();
        await sees("heading", copy("recovery.resetDone.title"));
      },
      {
        story: [
          "screens-auth-resetpasswordscreen--saving",
          { by: "Das Passwort ist gespeichert", story: "screens-auth-resetdonescreen--done" },
        ],
      },
    );
    await step(
      `„${de("recovery.resetDone.signIn")}“ wählen: Die E-Mail-Adresse steht schon da`,
      async () => {
        await button(copy("recovery.resetDone.signIn"));
        await says(copy("auth.entry.alerts.resetDone"))();
      },
      { story: "screens-auth-entryscreen--after-reset" },
    );
    await step(
      `„${de("auth.entry.submit")}“ wählen`,
      async () => {
        await auth.email.submit();
        await sees("heading", copy("signIn.title"));
      },
      {
        story: [
          "screens-auth-entryscreen--checking",
          { by: "Die App fragt nach dem Passwort", story: "screens-auth-signinscreen--empty" },
        ],
      },
    );
    await step(`Das neue ${de("signIn.password")} eingeben`, () => auth.password.fill(fresh));
    await step(
      `„${de("signIn.submit")}“ wählen`,
      async () => {
        await auth.password.submit();
        await sees("heading", copy("dashboard.tasksTitle"));
      },
      {
        story: [
          "screens-auth-signinscreen--signing-in",
          { by: "Die Startseite öffnet sich", story: "screens-dashboard-dashboardscreen--ordinary" },
        ],
      },
    );
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
