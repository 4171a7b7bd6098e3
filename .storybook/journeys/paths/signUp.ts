import { people } from "#src/people/people.ts";
import { stepsOf, type Says, type Pictures } from "../chart/stepsOf.ts";
import type { Journey } from "../journey.ts";
import { signUpLeg } from "./wayInLegs.ts";

const { firstName } = people.konstantin;

const says: Says = {
  "entry email.changed": "E-Mail-Adresse eingeben",
  "entry email.submitted": "„Weiter“ wählen",
  "entry done checkEmail": "Der Anbieter kennt die Adresse, ein Passwort gibt es noch nicht",
  "auth entry.done": "Die App fragt nach dem Code",
  "emailCode done sendCode": "Der Code geht per E-Mail hinaus",
  "emailCode code.changed": "Code aus der E-Mail eingeben",
  "emailCode code.completed": "Der Code geht mit der letzten Ziffer von selbst zur Prüfung",
  "emailCode done checkCode": "Der Anbieter bestätigt den Code",
  "auth.emailCode code.done": "Die E-Mail-Adresse ist bestätigt",
  "phone phone.changed": "Telefonnummer eingeben",
  "phone phone.submitted": "SMS-Code anfordern",
  "phone done sendCode": "Die SMS geht hinaus",
  "auth phone.done": "Die App fragt nach dem Code",
  "smsCode code.changed": "Code aus der SMS eingeben",
  "smsCode code.completed": "Auch dieser Code geht von selbst zur Prüfung",
  "smsCode done checkCode": "Der Anbieter bestätigt den Code",
  "auth.smsCode code.done": "Die Nummer ist bestätigt",
  "password password.changed": "Passwort festlegen",
  "password password.submitted": "Passwort speichern",
  "password done createPassword": "Der Anbieter legt das Konto an",
  "auth password.done": "Die App fragt nach den Angaben zur Person",
  "profile done loadRecord": "Bekannte Angaben kommen vom Anbieter",
  "profile done loadCountries": "Die Liste der Staatsangehörigkeiten kommt vom Anbieter",
  "profile profile.submitted": "Angaben zur Person ergänzen und speichern",
  "profile done saveProfile": "Der Anbieter speichert die Angaben",
  "auth profile.done": "Die Registrierung ist abgeschlossen",
  "auth open.requested": "Zur Startseite gehen",
  "auth done openDashboard": "Die ersten Schritte öffnen sich",
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
  machines: ["auth", "entry", "code", "phone", "password", "profile"],
  steps: stepsOf([signUpLeg], says, pictures),
});
