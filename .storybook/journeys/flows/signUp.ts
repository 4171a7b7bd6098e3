import { people } from "#src/people/people.ts";
import { stepsOf, type Hands, type Pictures, type Sights } from "../chart/stepsOf.ts";
import { button, field, heading, text } from "../hand/target.ts";
import type { Journey } from "../journey.ts";
import { copy, copyBeginning } from "./copy.ts";
import { fillProfile } from "./profileForm.ts";
import { signUpLeg } from "./wayInLegs.ts";

const { email, phone, password, firstName } = people.konstantin;

const hands: Hands = {
  "entry email.changed": {
    say: "E-Mail-Adresse eingeben",
    does: (hand) => hand.write(field(copy("auth.entry.email")), email),
  },
  "entry email.submitted": { say: "„Weiter“ wählen", does: (hand) => hand.button(copy("auth.entry.submit")) },
  "entry done checkEmail": { say: "Der Anbieter kennt die Adresse, ein Passwort gibt es noch nicht" },
  "auth done entry": { say: "Die App fragt nach dem Code" },
  "emailCode done sendCode": { say: "Der Code geht per E-Mail hinaus" },
  "emailCode code.changed": {
    say: "Code aus der E-Mail eingeben",
    does: async (hand, provider) => hand.write(field(copy("auth.code.label.email")), await provider.code(email)),
  },
  "emailCode code.completed": { say: "Der Code geht mit der letzten Ziffer von selbst zur Prüfung" },
  "emailCode done checkCode": { say: "Der Anbieter bestätigt den Code" },
  "auth done codeVerification": { say: "Die E-Mail-Adresse ist bestätigt" },
  "auth done loadLaterSteps": { say: "Die App lädt die nächsten Schritte" },
  "phone phone.changed": {
    say: "Telefonnummer eingeben",
    does: (hand) => hand.write(field(copy("signUp.phone.label")), phone),
  },
  "phone phone.submitted": { say: "SMS-Code anfordern", does: (hand) => hand.button(copy("signUp.phone.submit")) },
  "phone done sendCode": { say: "Die SMS geht hinaus" },
  "auth done phone": { say: "Die App fragt nach dem Code" },
  "smsCode code.changed": {
    say: "Code aus der SMS eingeben",
    does: async (hand, provider) => hand.write(field(copy("auth.code.label.sms")), await provider.code(phone)),
  },
  "smsCode code.completed": { say: "Auch dieser Code geht von selbst zur Prüfung" },
  "smsCode done checkCode": { say: "Der Anbieter bestätigt den Code" },
  "auth done smsVerification": { say: "Die Nummer ist bestätigt" },
  "password password.changed": {
    say: "Passwort ausdenken und eingeben",
    does: (hand) => hand.write(field(copy("signUp.password.label")), password),
  },
  "password password.submitted": {
    say: "Passwort speichern",
    does: (hand) => hand.button(copy("signUp.password.submit")),
  },
  "password done createPassword": { say: "Der Anbieter legt das Konto an" },
  "auth done password": { say: "Die App fragt nach den Angaben zur Person" },
  "profile done loadRecord": { say: "Bekannte Angaben kommen vom Anbieter" },
  "profile done loadCountries": { say: "Die Liste der Staatsangehörigkeiten kommt vom Anbieter" },
  "profile profile.submitted": {
    say: "Angaben zur Person ergänzen und speichern",
    async does(hand) {
      await fillProfile(hand);
      await hand.button(copy("profile.information.submit"));
    },
  },
  "profile done saveProfile": { say: "Der Anbieter speichert die Angaben" },
  "auth done profile": { say: "Die Registrierung ist fertig" },
  "auth open.requested": { say: "Zur Startseite gehen", does: (hand) => hand.button(copy("signUp.success.open")) },
  "auth done openDashboard": { say: "Die ersten Schritte öffnen sich" },
};

const sights: Sights = {
  "entry.editing": heading(copy("auth.entry.title")),
  "auth.emailCode": field(copy("auth.code.label.email")),
  "auth.phone": heading(copy("signUp.phone.title")),
  "auth.smsCode": field(copy("auth.code.label.sms")),
  "auth.password": heading(copy("signUp.password.title")),
  "auth.profile": heading(copy("profile.information.title")),
  "profile.open.record.ready": field(copy("profile.form.labels.firstName")),
  "auth.success.idle": text(copyBeginning("signUp.success.done")),
  "auth.signedIn": button(copy("onboarding.welcome.toNext")),
};

const code = "screens-auth-codeverificationscreen";

const pictures: Pictures = {
  "auth.emailCode": `${code}--sending`,
  "auth.smsCode": `${code}--by-sms`,
  "auth.signedIn": "screens-onboarding-welcomescreen--nothing-done",
};

/** The way in of somebody who was invited and has no password yet. */
export const signUp = (): Journey => ({
  title: "Registrieren mit Code",
  lead: `${firstName} ist eingeladen und hat noch kein Passwort: von der E-Mail-Adresse bis zu den ersten Schritten.`,
  beginning: { person: "konstantin", path: "/" },
  machines: ["auth", "entry", "codeVerification", "phone", "password", "profile"],
  steps: stepsOf([signUpLeg], hands, sights, pictures),
});
