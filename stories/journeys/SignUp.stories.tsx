import { ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { anyWords, copy, copyBeginning, de } from "#stories/support/copy.ts";
import { called, handsOf, sees, seesField, sent } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";
import { authPage } from "#stories/support/authPage.ts";
import { fillProfile } from "#stories/support/fillProfile.ts";

const { email, phone, password } = people.konstantin;

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
      `„${de("auth.entry.submit")}“ wählen: Der Code ist unterwegs`,
      async () => {
        await auth.email.submit();
        await seesField(copy("auth.code.label.email"));
        await sent(context, email, "code");
      },
      {
        story: [
          "screens-auth-entryscreen--checking",
          "screens-auth-codeverificationscreen--sending",
          "screens-auth-codeverificationscreen--sent",
        ],
      },
    );
    await step(
      `${de("auth.code.label.email")} eingeben: Er wird von selbst geprüft`,
      async () => {
        await auth.emailCode.fill(await sent(context, email, "code"));
        await sees("heading", copy("signUp.phone.title"));
      },
      { story: ["screens-auth-codeverificationscreen--checking", "screens-auth-phonescreen--empty"] },
    );
    await step(`${de("signUp.phone.label")} eingeben`, () => auth.phone.fill(phone));
    await step(
      `„${de("signUp.phone.submit")}“ wählen: Der Code ist unterwegs`,
      async () => {
        await auth.phone.submit();
        await sent(context, phone, "code");
        await seesField(copy("auth.code.label.sms"));
      },
      { story: ["screens-auth-phonescreen--sending", "screens-auth-codeverificationscreen--by-sms"] },
    );
    await step(
      `${de("auth.code.label.sms")} eingeben: Er wird von selbst geprüft`,
      async () => {
        await auth.smsCode.fill(await sent(context, phone, "code"));
        await sees("heading", copy("signUp.password.title"));
      },
      { story: ["screens-auth-codeverificationscreen--by-sms-checking", "screens-auth-passwordscreen--empty"] },
    );
    await step(`${de("signUp.password.label")} eingeben`, () => auth.newPassword.fill(password));
    await step(
      `„${de("signUp.password.submit")}“ wählen: Bekannte Angaben sind schon da`,
      async () => {
        await auth.newPassword.submit();
        await seesField(copy("profile.form.labels.firstName"));
        await called(context, "getCountries");
      },
      {
        story: [
          "screens-auth-passwordscreen--saving",
          "screens-auth-profileinformationscreen--loading",
          "screens-auth-profileinformationscreen--countries-loading",
          "screens-auth-profileinformationscreen--prefilled",
        ],
      },
    );
    await step(
      `Angaben ergänzen und „${de("profile.information.submit")}“ wählen`,
      async () => {
        await fillProfile(hands);
        await button(copy("profile.information.submit"));
        await says(copyBeginning("signUp.success.done"))();
      },
      {
        story: [
          "screens-auth-profileinformationscreen--complete",
          "screens-auth-profileinformationscreen--saving",
          "screens-auth-successscreen--welcome",
        ],
      },
    );
    await step(
      `„${de("signUp.success.open")}“ wählen: Die ersten Schritte öffnen sich`,
      async () => {
        await button(copy("signUp.success.open"));
        await sees("heading", copyBeginning("onboarding.welcome.title", { name: anyWords }));
      },
      { story: ["screens-auth-successscreen--opening", "screens-onboarding-welcomescreen--nothing-done"] },
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
