/**
 * What people search for: a state or a page by its id (`--offline`: by its end), or several that are equally right, and the
 * settings that it opens with.
 */
export type Target = {
  ids: readonly string[];
  setting?: string;
  first: string;
  second: string;
};

const target = (ids: string | readonly string[], first: string, second: string, setting?: string): Target => ({
  ids: [ids].flat(),
  first,
  second,
  ...(setting && { setting }),
});

const auth = (name: string) => `screens-auth-${name}`;
const code = (...states: string[]) => states.map((state) => auth(`codeverificationscreen--${state}`));
const tooEarly = code(
  "too-early",
  "too-early-for-the-provider",
  "by-sms-too-early",
  "by-sms-too-early-for-the-provider",
);
const foundations = "gestalten-grundlagen--docs";

/** From a description alone, by somebody who had not seen the workbench. */
const blind = [
  // There is no lock after wrong passwords; what is limited are new codes.
  target(tooEarly, "zu oft", "Login gesperrt"),
  target(code("expired-code"), "Code abgelaufen", "SMS ungültig"),
  target(auth("entryscreen--google-known-person"), "Mail vergeben", "schon registriert"),
  target(
    ["screens-payroll-payrollinfoscreen--iban-mistyped", "screens-payroll-financialdatascreen--iban-mistyped"],
    "IBAN falsch",
    "Bank Fehler",
  ),
  // No screen asks before it is left; on these, changes can be discarded. First in the list: "nicht gespeichert".
  target(
    [
      "screens-profile-profilecompletionscreen--docs",
      "screens-availability-availabilityscreen--docs",
      "screens-event-status-eventstatusscreen--docs",
    ],
    "Änderungen verwerfen",
    "nicht gespeichert",
  ),
  // The signed contract is sent by e-mail, so that nothing is uploaded.
  target("screens-contract-contractscreen--sign-and-send", "Vertrag senden", "Upload läuft"),
  target("screens-id-check-idcapturescreen--camera-denied", "kein Foto", "Kamera verboten"),
  target("screens-id-check-idresultscreen--sent", "Ausweis warten", "wird geprüft"),
  target("screens-events-eventapplicationscreen--empty", "keine Tage", "Termine leer"),
  target("screens-availability-availabilityscreen--loading", "Verfügbarkeit lädt", "Kalender Platzhalter"),
  target("screens-group-forms-groupjoinscreen--not-found", "Gruppe unbekannt", "Nummer falsch"),
  target("screens-my-event-myeventscreen--asking-for-the-reason", "wirklich absagen", "Tag stornieren"),
  // The list itself tells no offline state, only that it may be old. First in the list: "kein Netz".
  target("screens-staff-stafflistscreen--out-of-date", "Checkin offline", "kein Netz"),
  target([auth("resetdonescreen--done"), auth("resetdonescreen--docs")], "Passwort geändert", "Kennwort Erfolg"),
  target(["primitives-button--docs", "primitives-button--all-states"], "Knopf Varianten", "Button deaktiviert"),
  target("primitives-textfield--with-error", "Eingabefeld Fehler", "Textfeld Beschriftung"),
  target(foundations, "Farben Übersicht", "Palette Kontrast"),
  target(foundations, "Animation Dauer", "Bewegung Übergang"),
  target(
    ["wege-registrieren-mit-code--play", "wege-registrieren-mit-code--chart"],
    "Registrierung Ablauf",
    "Konto anlegen",
  ),
  target("gestalten-textton--docs", "Texte schreiben", "Tonalität Anrede"),
];

/** Typed by a designer who saw the workbench for the first time. */
const reviewed = [
  target(
    ["screens-id-check-idresultscreen--after-a-reload", "screens-id-check-idresultscreen--no-document"],
    "ohne Foto",
    "Foto fehlt",
  ),
  target(auth("entryscreen--invitation-expired"), "Einladung abgelaufen", "alte Einladung"),
  target("screens-profile-profilecompletionscreen--all-required-missing", "Profil Fehler", "Profil Pflichtfelder"),
  target("screens-dashboard-dashboardscreen--booked", "Termin gebucht", "gebuchter Termin"),
  target("screens-id-check-idcapturescreen--no-camera", "keine Kamera", "Kamera fehlt"),
  target("screens-contract-contractscreen--processing", "Vertrag Bearbeitung", "Vertrag bearbeitet"),
  target(
    [
      "screens-group-forms-groupjoinscreen--full",
      "screens-groups-groupscreen--full-as-leader",
      "screens-groups-groupscreen--full-as-member",
    ],
    "Gruppe voll",
    "Gruppe ausgebucht",
  ),
  target(tooEarly, "Code Limit", "zu viele Codes"),
  target("--offline", "kein Internet", "keine Verbindung"),
  target([auth("successscreen--docs"), auth("successscreen--welcome")], "letzter Schritt", "Registrierung fertig"),
  target(
    ["screens-my-event-myeventscreen--other-reason-empty", "screens-my-event-myeventscreen--other-reason-typed"],
    "absagen Sonstiges",
    "anderer Grund",
  ),
  target("screens-my-profile-settingsscreen--docs", "Einstellungen dunkel", "Settings dunkel", "Dunkel"),
  target(foundations, "Farben", "Farbpalette"),
  target(foundations, "Warnfarbe", "Farbe Warnung"),
  target(foundations, "Typografie", "Schrift Größen"),
  target("primitives-dialog--docs", "Modal", "Popup Fenster"),
  target("patterns-dock--docs", "Fußleiste", "Leiste unten"),
  target(
    ["screens-onboarding-invalidstepscreen--docs", "screens-onboarding-invalidstepscreen--no-such-step"],
    "404",
    "Seite unbekannt",
  ),
  target("prüfen-gestaltung-und-redaktion--docs", "print", "Bogen drucken"),
  target("screens-groups-groupscreen--leaving", "Gruppe verlassen", "Gruppe austreten"),
  target(["screens-start-brokenscreen--docs", "screens-start-brokenscreen--broken"], "Server Fehler", "Fehlerseite"),
  target(
    [auth("signinscreen--unexpected-problem"), auth("signinscreen--wrong-password")],
    "Login Fehler",
    "Login falsch",
  ),
  target(auth("entryscreen--session-lost"), "Sitzung abgelaufen", "plötzlich abgemeldet"),
  target(auth("signinscreen--wrong-password"), "falsches Passwort", "Passwort stimmt nicht"),
];

/** As people speak of what they look for. */
const spoken = [
  target(code("wrong-code", "by-sms-wrong-code"), "falscher Code", "Code stimmt nicht"),
  target(
    ["screens-contract-contractdatascreen--too-large", "screens-contract-contractdatascreen--too-large-for-server"],
    "Datei zu groß",
    "Upload zu groß",
  ),
  target("screens-staff-stafflistscreen--no-staff-found", "niemand gefunden", "Person unbekannt"),
  target("screens-dashboard-dashboardscreen--ordinary", "Startseite 320", "Dashboard 320", "320 px breit"),
  target("screens-contract-contractscreen--download-required", "Vertrag 200 %", "Vertrag 200%", "Schrift 200 %"),
  target("screens-my-event-myeventscreen--brings-id-or-passport", "Ausweis mitnehmen", "Reisepass mitbringen"),
  target("screens-staff-stafflistscreen--all-checked-in", "alle eingecheckt", "alle da"),
  target(auth("entryscreen--no-account"), "Konto unbekannt", "E-Mail unbekannt"),
  target("screens-groups-groupscreen--deleting", "Gruppe löschen", "Team auflösen"),
  target("screens-conduct-codeofconductscreen--asking-before-declining", "Regeln ablehnen", "nicht einverstanden"),
  target("screens-id-check-idresultscreen--asking-before-deleting", "Foto löschen", "Bild weg"),
  target("screens-payroll-payrolldocumentsscreen--empty", "Lohnzettel leer", "kein Lohnzettel"),
  target(
    ["screens-start-unsupportedscreen--docs", "screens-start-unsupportedscreen--unsupported"],
    "alter Browser",
    "Browser veraltet",
  ),
  target(auth("entryscreen--google-failed"), "Google kaputt", "Google Fehler"),
  target("primitives-noticelist--docs", "Toast Meldung", "kleine Meldung"),
  target(foundations, "Icons Übersicht", "welche Symbole"),
];

export const targets: readonly Target[] = [...blind, ...reviewed, ...spoken];
