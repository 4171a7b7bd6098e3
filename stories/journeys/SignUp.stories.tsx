import { ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { copy, copyBeginning } from "#stories/support/copy.ts";
import { called, handsOf, sees, seesField, sent } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";
import { authPage } from "#stories/support/authPage.ts";
import { fillProfile } from "#stories/support/fillProfile.ts";

const { email, phone, password } = people.konstantin;

/** From the e-mail address to the first steps, with both codes. */
const meta = preview.meta({
  title: "Wege/Registrieren mit Code",
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
    await step("Die App öffnet sich", () => sees("heading", copy("auth.entry.title")), {
      story: "screens-auth-entryscreen--empty",
    });
    await step("E-Mail-Adresse eingeben", () => auth.email.fill(email));
    await step(
      "„Weiter“ wählen: Der Code geht per E-Mail hinaus",
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
      "Code aus der E-Mail eingeben: Er wird von selbst geprüft",
      async () => {
        await auth.emailCode.fill(await sent(context, email, "code"));
        await sees("heading", copy("signUp.phone.title"));
      },
      { story: ["screens-auth-codeverificationscreen--checking", "screens-auth-phonescreen--empty"] },
    );
    await step("Telefonnummer eingeben", () => auth.phone.fill(phone));
    await step(
      "SMS-Code anfordern: Die SMS geht hinaus",
      async () => {
        await auth.phone.submit();
        await sent(context, phone, "code");
        await seesField(copy("auth.code.label.sms"));
      },
      { story: ["screens-auth-phonescreen--sending", "screens-auth-codeverificationscreen--by-sms"] },
    );
    await step(
      "Code aus der SMS eingeben: Auch er wird von selbst geprüft",
      async () => {
        await auth.smsCode.fill(await sent(context, phone, "code"));
        await sees("heading", copy("signUp.password.title"));
      },
      { story: ["screens-auth-codeverificationscreen--by-sms-checking", "screens-auth-passwordscreen--empty"] },
    );
    await step("Passwort festlegen", () => auth.newPassword.fill(password));
    await step(
      "Passwort speichern: Bekannte Angaben kommen vom Anbieter",
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
          "screens-auth-profileinformationscreen--empty",
          "screens-auth-profileinformationscreen--prefilled",
          "screens-auth-profileinformationscreen--complete",
        ],
      },
    );
    await step(
      "Angaben zur Person ergänzen und speichern",
      async () => {
        await fillProfile(hands);
        await button(copy("profile.information.submit"));
        await says(copyBeginning("signUp.success.done"))();
      },
      { story: ["screens-auth-profileinformationscreen--saving", "screens-auth-successscreen--welcome"] },
    );
    await step(
      "Weitergehen: Die ersten Schritte öffnen sich",
      async () => {
        await button(copy("signUp.success.open"));
        await sees("button", copy("onboarding.welcome.toNext"));
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
