import { ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { copy, copyBeginning } from "#workbench/journeys/copy.ts";
import { handsOf, sees, seesField, sent } from "#workbench/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { people } from "#src/people/people.ts";
import { fillProfile } from "#workbench/journeys/profileForm.ts";

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
    const { step } = context;
    const hands = handsOf(context);
    const { button, write } = hands;
    await step("Die App öffnet sich", () => sees("heading", copy("auth.entry.title")));
    await step("E-Mail-Adresse eingeben", () => write(copy("auth.entry.email"), email));
    await step("„Weiter“ wählen", () => button(copy("auth.entry.submit")));
    await step("Die App fragt nach dem Code", () => seesField(copy("auth.code.label.email")));
    await step("Code aus der E-Mail eingeben", async () =>
      write(copy("auth.code.label.email"), await sent(context, email, "code")),
    );
    await step("Die E-Mail-Adresse ist bestätigt", () => sees("heading", copy("signUp.phone.title")));
    await step("Telefonnummer eingeben", () => write(copy("signUp.phone.label"), phone));
    await step("SMS-Code anfordern", () => button(copy("signUp.phone.submit")));
    await step("Die App fragt nach dem Code", () => seesField(copy("auth.code.label.sms")));
    await step("Code aus der SMS eingeben", async () =>
      write(copy("auth.code.label.sms"), await sent(context, phone, "code")),
    );
    await step("Die Nummer ist bestätigt", () => sees("heading", copy("signUp.password.title")));
    await step("Passwort festlegen", () => write(copy("signUp.password.label"), password));
    await step("Passwort speichern", () => button(copy("signUp.password.submit")));
    await step("Die App fragt nach den Angaben zur Person", () => sees("heading", copy("profile.information.title")));
    await step("Bekannte Angaben kommen vom Anbieter", () => seesField(copy("profile.form.labels.firstName")));
    await step("Angaben zur Person ergänzen und speichern", async () => {
      await fillProfile(hands);
      await button(copy("profile.information.submit"));
    });
    await step("Die Registrierung ist abgeschlossen", says(copyBeginning("signUp.success.done")));
    await step("Zur Startseite gehen", () => button(copy("signUp.success.open")));
    await step("Die ersten Schritte öffnen sich", () => sees("button", copy("onboarding.welcome.toNext")));
  },
});

export const Chart = meta.story({ name: "Karte", ...journeyMap("signUp"), tags: ["!connected", "!test"] });
