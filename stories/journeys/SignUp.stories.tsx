import { ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { anyWords, copy, copyBeginning, de } from "#stories/support/copy.ts";
import { called, handsOf, sees, seesField, sent } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";
import { authPage } from "#stories/support/authPage.ts";
import { fillProfile } from "#stories/support/fillProfile.ts";

const { email, phone, password } = people.konstantin;
const CODE_FITS = "Der Code wird von selbst geprüft und stimmt";

/** From the e-mail address to the first steps, with both codes. */
const meta = preview.meta({
  id: "wege-registrieren-mit-code",
  title: "Wege/Ins Konto kommen/Mit Code registrieren",
  component: ConnectedApp,
  render: connectedStory.render,
  tags: ["connected", "journey", "!autodocs"],
  args: { path: "/" },
});

export const Play = meta.story({
  ...journeyPlay,
  name: "Abspielen",
  async play(context) {
    const hands = handsOf(context);
    const { step, button, write } = hands;
    const auth = authPage({ fill: write, press: button });
    await step(`${de("auth.entry.email")} eingeben`, () => auth.email.fill(email), {
      from: "screens-auth-entryscreen--empty",
    });
    await step(
      `„${de("auth.entry.submit")}“ wählen`,
      async () => {
        await auth.email.submit();
        await seesField(copy("auth.code.label.email"));
        await sent(context, email, "code");
      },
      {
        story: [
          "screens-auth-entryscreen--checking",
          { by: "Zur Adresse gibt es noch kein Passwort", story: "screens-auth-codeverificationscreen--sending" },
          { by: "Der Code ist unterwegs", story: "screens-auth-codeverificationscreen--sent" },
        ],
      },
    );
    await step(
      `${de("auth.code.label.email")} eingeben`,
      async () => {
        await auth.emailCode.fill(await sent(context, email, "code"));
        await sees("heading", copy("signUp.phone.title"));
      },
      {
        story: [
          "screens-auth-codeverificationscreen--checking",
          { by: CODE_FITS, story: "screens-auth-phonescreen--empty" },
        ],
      },
    );
    await step(`${de("signUp.phone.label")} eingeben`, () => auth.phone.fill(phone));
    await step(
      `„${de("signUp.phone.submit")}“ wählen`,
      async () => {
        await auth.phone.submit();
        await sent(context, phone, "code");
        await seesField(copy("auth.code.label.sms"));
      },
      {
        story: [
          "screens-auth-phonescreen--sending",
          { by: "Der Code ist unterwegs", story: "screens-auth-codeverificationscreen--by-sms" },
        ],
      },
    );
    await step(
      `${de("auth.code.label.sms")} eingeben`,
      async () => {
        await auth.smsCode.fill(await sent(context, phone, "code"));
        await sees("heading", copy("signUp.password.title"));
      },
      {
        story: [
          "screens-auth-codeverificationscreen--by-sms-checking",
          { by: CODE_FITS, story: "screens-auth-passwordscreen--empty" },
        ],
      },
    );
    await step(`${de("signUp.password.label")} eingeben`, () => auth.newPassword.fill(password));
    await step(
      `„${de("signUp.password.submit")}“ wählen`,
      async () => {
        await auth.newPassword.submit();
        await seesField(copy("profile.form.labels.firstName"));
        await called(context, "getCountries");
      },
      {
        story: [
          "screens-auth-passwordscreen--saving",
          { by: "Das Passwort ist gespeichert", story: "screens-auth-profileinformationscreen--loading" },
          { by: "Die Länder fehlen noch", story: "screens-auth-profileinformationscreen--countries-loading" },
          { by: "Alle bekannten Angaben sind da", story: "screens-auth-profileinformationscreen--prefilled" },
        ],
      },
    );
    await step("Angaben ergänzen", () => fillProfile(hands), {
      story: "screens-auth-profileinformationscreen--complete",
    });
    await step(
      `„${de("profile.information.submit")}“ wählen`,
      async () => {
        await button(copy("profile.information.submit"));
        await says(copyBeginning("signUp.success.done"))();
      },
      {
        story: [
          "screens-auth-profileinformationscreen--saving",
          { by: "Das Konto ist fertig", story: "screens-auth-successscreen--welcome" },
        ],
      },
    );
    await step(
      `„${de("signUp.success.open")}“ wählen`,
      async () => {
        await button(copy("signUp.success.open"));
        await sees("heading", copyBeginning("onboarding.welcome.title", { name: anyWords }));
      },
      {
        story: [
          "screens-auth-successscreen--opening",
          { by: "Die ersten Schritte öffnen sich", story: "screens-onboarding-welcomescreen--nothing-done" },
        ],
      },
    );
  },
});

export const Chart = meta.story({
  name: "Karte",
  ...journeyMap(Play, {
    lead: `${people.konstantin.firstName} ist eingeladen und hat noch kein Passwort: von der E-Mail-Adresse bis zu den ersten Schritten.`,
    machines: ["auth", "entry", "code", "phone", "password", "profile"],
  }),
  tags: ["!connected", "!test"],
});
