import { people } from "#src/people/people.ts";
import { stepsOf, type Hands, type Pictures, type Sights } from "../chart/stepsOf.ts";
import { field, heading, text } from "../hand/target.ts";
import type { Journey } from "../journey.ts";
import { copy } from "./copy.ts";
import { forgotLegs, resetLeg } from "./wayInLegs.ts";

const { email, firstName } = people.amira;
const fresh = "Neuanfang!27";

const hands: Hands = {
  "entry email.changed": {
    say: "E-Mail-Adresse eingeben",
    does: (hand) => hand.write(field(copy("auth.entry.email")), email),
  },
  "entry email.submitted": { say: "„Weiter“ wählen", does: (hand) => hand.button(copy("auth.entry.submit")) },
  "entry done checkEmail": { say: "Der Anbieter kennt die Adresse" },
  "auth done entry": { say: "Die App fragt nach dem Passwort" },
  "auth forgot.requested": { say: "„Passwort vergessen?“ wählen", does: (hand) => hand.button(copy("signIn.forgot")) },
  "auth done loadLaterSteps": { say: "Die App lädt den Schritt" },
  "forgot email.submitted": { say: "Link anfordern", does: (hand) => hand.button(copy("recovery.forgot.submit")) },
  "forgot done sendLink": { say: "Der Link geht per E-Mail hinaus" },
  "auth begin": {
    say: "Den Link in der E-Mail öffnen",
    does: async (hand, provider) => hand.open(await provider.link(email)),
  },
  "reset done checkLink": { say: "Der Anbieter nimmt den Link an" },
  "reset password.changed": {
    say: "Neues Passwort eingeben",
    does: (hand) => hand.write(field(copy("recovery.reset.password")), fresh),
  },
  "reset confirmation.changed": {
    say: "Neues Passwort wiederholen",
    does: (hand) => hand.write(field(copy("recovery.reset.confirmation")), fresh),
  },
  "reset password.submitted": { say: "Passwort speichern", does: (hand) => hand.button(copy("recovery.reset.submit")) },
  "reset done savePassword": { say: "Der Anbieter speichert das neue Passwort" },
  "reset after readingTime": { say: "Nach zwei Sekunden geht es von selbst zur Anmeldung" },
  "auth done reset": { say: "Die App fragt nach der E-Mail-Adresse, die schon dasteht" },
  "signIn password.changed": {
    say: "Neues Passwort eingeben",
    does: (hand) => hand.write(field(copy("signIn.password")), fresh),
  },
  "signIn signIn.submitted": { say: "Anmelden", does: (hand) => hand.button(copy("signIn.submit")) },
  "signIn done signIn": { say: "Der Anbieter nimmt das neue Passwort an" },
  "auth done signIn": { say: "Die Startseite öffnet sich" },
};

const sights: Sights = {
  "entry.editing": heading(copy("auth.entry.title")),
  "auth.signIn": heading(copy("signIn.title")),
  "auth.forgot": heading(copy("recovery.forgot.title")),
  "forgot.sent": heading(copy("recovery.sent.title")),
  "reset.editing": heading(copy("recovery.reset.title")),
  "reset.saved": heading(copy("recovery.resetDone.title")),
  "auth.entry": text(copy("auth.entry.alerts.resetDone")),
  "auth.signedIn": heading(copy("dashboard.tasksTitle")),
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
  beginning: { person: "amira", path: "/" },
  machines: ["auth", "entry", "forgot", "reset", "signIn"],
  steps: stepsOf([...forgotLegs, resetLeg], hands, sights, pictures),
});
