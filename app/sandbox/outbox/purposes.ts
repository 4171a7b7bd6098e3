import type { PersonId } from "#src/people/people.ts";

/** What each persona is useful for when trying out the app. */
export const purposes: Record<PersonId, string> = {
  amira: "Anmelden mit Passwort: Profil fertig, Verhaltensregeln offen, 1 Einsatz, leitet die Gruppe „Nordwind“",
  jasper:
    "Anmelden mit Passwort: Flughafenausweis fehlt noch, Mitglied der Gruppe „Nordwind“, checkt andere jederzeit ein und aus",
  konstantin: "Registrierung mit Einladung oder mit E-Mail-Code",
  milica:
    "Anmelden mit Passwort: alles erledigt, 2 gebuchte Termine, kann andere einchecken, ab 24 Stunden vor dem ersten Einsatz",
  khai: "Registrierung ohne Flughafenausweis, mit Einladung oder mit E-Mail-Code",
  oguzhan: "Anmelden mit Passwort: Verhaltensregeln abgelehnt, 2 Bewerbungen offen, leitet eine volle Gruppe",
  paula: "Anmelden mit Passwort: Testperson ohne Gruppe, mit vorgeschlagenen Terminen",
  suharti: "Anmelden mit Passwort: ein einziger Name, Profil leer, keine Gruppe; die Einladung ist schon benutzt",
  wilhelmine: "Längste E-Mail-Adresse; die Einladung ist abgelaufen",
  maximiliane: "Anmelden mit Passwort: sehr lange Namen",
  henrike: "Kein Konto: gehört zu einer Partnerfirma",
  tomasz: "Kein Konto: niemand hat diese Person eingeladen",
  renate: "Konto mit einem Status, den die App nicht kennt",
  greta: "Anmelden mit Passwort: leitet die Gruppe „Westwind“, Termine in jedem Zustand",
  samuel: "Anmelden mit Passwort: Mitglied von „Westwind“, kann deren Termine nicht zurückziehen und nicht absagen",
  leonie: "Anmelden mit Passwort: Testperson, war schon bei einem Termin dabei",
};
