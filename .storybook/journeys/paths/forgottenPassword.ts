import { people } from "#src/people/people.ts";
import { stepsOf, type Says, type Pictures } from "../chart/stepsOf.ts";
import type { Journey } from "../journey.ts";
import { forgotLegs, resetLeg } from "./wayInLegs.ts";

const { firstName } = people.amira;

const says: Says = {
  "entry email.changed": "E-Mail-Adresse eingeben",
  "entry email.submitted": "„Weiter“ wählen",
  "entry done checkEmail": "Der Anbieter kennt die Adresse",
  "auth entry.done": "Die App fragt nach dem Passwort",
  "auth forgot.requested": "„Passwort vergessen?“ wählen",
  "forgot email.submitted": "Link anfordern",
  "forgot done sendLink": "Der Link geht per E-Mail hinaus",
  "auth begin": "Den Link in der E-Mail öffnen",
  "reset done checkLink": "Der Anbieter nimmt den Link an",
  "reset password.changed": "Neues Passwort eingeben",
  "reset confirmation.changed": "Neues Passwort wiederholen",
  "reset password.submitted": "Passwort speichern",
  "reset done savePassword": "Der Anbieter speichert das neue Passwort",
  "reset signIn.requested": "„Jetzt anmelden“ wählen",
  "auth reset.done": "Die App fragt nach der E-Mail-Adresse, die schon dasteht",
  "signIn password.changed": "Neues Passwort eingeben",
  "signIn signIn.submitted": "Anmelden",
  "signIn done signIn": "Der Anbieter nimmt das neue Passwort an",
  "auth signIn.done": "Die Startseite öffnet sich",
};

const pictures: Pictures = {
  "auth.signIn": "screens-auth-signinscreen--empty",
  "auth.entry": "screens-auth-entryscreen--after-reset",
  "auth.forgot": "screens-auth-forgotpasswordscreen--prefilled",
  "auth.signedIn": "screens-dashboard-dashboardscreen--ordinary",
};

/** A password that nobody remembers is replaced by way of a mail, and the new one opens the door. */
export const forgottenPassword = (): Journey => ({
  title: "Passwort vergessen",
  lead: `${firstName} weiß das Passwort nicht mehr: vom Link in der E-Mail bis zur Anmeldung mit dem neuen.`,
  machines: ["auth", "entry", "forgot", "reset", "signIn"],
  steps: stepsOf([...forgotLegs, resetLeg], says, pictures),
});
