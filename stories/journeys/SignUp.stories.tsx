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
    await step("„Weiter“ wählen", auth.email.submit, {
      story: "screens-auth-entryscreen--checking",
    });
    await step("Der Anbieter kennt die Adresse, ein Passwort gibt es noch nicht", () => called(context, "checkEmail"));
    await step("Die App fragt nach dem Code", () => seesField(copy("auth.code.label.email")), {
      story: "screens-auth-codeverificationscreen--sending",
    });
    await step("Der Code geht per E-Mail hinaus", async () => void (await sent(context, email, "code")), {
      story: "screens-auth-codeverificationscreen--sent",
    });
    await step("Code aus der E-Mail eingeben", async () => auth.emailCode.fill(await sent(context, email, "code")));
    await step(
      "Der Code geht mit der letzten Ziffer von selbst zur Prüfung",
      () => called(context, "verifyEmailCode"),
      { story: "screens-auth-codeverificationscreen--checking" },
    );
    await step("Der Anbieter bestätigt den Code", () => seesField(copy("signUp.phone.label")));
    await step("Die E-Mail-Adresse ist bestätigt", () => sees("heading", copy("signUp.phone.title")), {
      story: "screens-auth-phonescreen--empty",
    });
    await step("Telefonnummer eingeben", () => auth.phone.fill(phone));
    await step("SMS-Code anfordern", auth.phone.submit, {
      story: "screens-auth-phonescreen--sending",
    });
    await step("Die SMS geht hinaus", async () => void (await sent(context, phone, "code")));
    await step("Die App fragt nach dem Code", () => seesField(copy("auth.code.label.sms")), {
      story: "screens-auth-codeverificationscreen--by-sms",
    });
    await step("Code aus der SMS eingeben", async () => auth.smsCode.fill(await sent(context, phone, "code")));
    await step("Auch dieser Code geht von selbst zur Prüfung", () => called(context, "verifySmsCode"), {
      story: "screens-auth-codeverificationscreen--by-sms-checking",
    });
    await step("Der Anbieter bestätigt den Code", () => seesField(copy("signUp.password.label")));
    await step("Die Nummer ist bestätigt", () => sees("heading", copy("signUp.password.title")), {
      story: "screens-auth-passwordscreen--empty",
    });
    await step("Passwort festlegen", () => auth.newPassword.fill(password));
    await step("Passwort speichern", auth.newPassword.submit, {
      story: "screens-auth-passwordscreen--saving",
    });
    await step("Der Anbieter legt das Konto an", () => called(context, "createPassword"));
    await step("Die App fragt nach den Angaben zur Person", () => sees("heading", copy("profile.information.title")), {
      story: [
        "screens-auth-profileinformationscreen--loading",
        "screens-auth-profileinformationscreen--countries-loading",
        "screens-auth-profileinformationscreen--empty",
      ],
    });
    await step("Bekannte Angaben kommen vom Anbieter", () => seesField(copy("profile.form.labels.firstName")), {
      story: "screens-auth-profileinformationscreen--prefilled",
    });
    await step("Die Liste der Staatsangehörigkeiten kommt vom Anbieter", () => called(context, "getCountries"), {
      story: "screens-auth-profileinformationscreen--complete",
    });
    await step(
      "Angaben zur Person ergänzen und speichern",
      async () => {
        await fillProfile(hands);
        await button(copy("profile.information.submit"));
      },
      { story: "screens-auth-profileinformationscreen--saving" },
    );
    await step("Der Anbieter speichert die Angaben", () => called(context, "updateExtra"));
    await step("Die Registrierung ist abgeschlossen", says(copyBeginning("signUp.success.done")), {
      story: "screens-auth-successscreen--welcome",
    });
    await step("Weitergehen", () => button(copy("signUp.success.open")), {
      story: "screens-auth-successscreen--opening",
    });
    await step("Die ersten Schritte öffnen sich", () => sees("button", copy("onboarding.welcome.toNext")), {
      story: "screens-onboarding-welcomescreen--nothing-done",
    });
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
