/**
 * What people search for: a state or a page by its id (`--offline`: by its end), or several that are equally right, and the
 * settings that it opens with.
 */
export type Target = {
  ids: readonly string[];
  setting?: string;
  words: string;
};

const target = (ids: string | readonly string[], words: string, setting?: string): Target => ({
  ids: [ids].flat(),
  words,
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
const heading = (page: string, anchor: string) => `${page}--docs#${anchor}`;
const inFoundations = (anchor: string) => heading("gestalten-grundlagen", anchor);

/** From a description alone, by somebody who had not seen the workbench. */
const blind = [
  // There is no lock after wrong passwords; what is limited are new codes.
  target(tooEarly, "zu oft"),
  target(code("expired-code"), "Code abgelaufen"),
  target(auth("entryscreen--google-known-person"), "Mail vergeben"),
  target(
    ["screens-payroll-payrollinfoscreen--iban-mistyped", "screens-payroll-financialdatascreen--iban-mistyped"],
    "IBAN falsch",
  ),
  // No screen asks before it is left; on these, changes can be discarded. First in the list: "nicht gespeichert".
  target(
    [
      "screens-profile-profilecompletionscreen--docs",
      "screens-availability-availabilityscreen--docs",
      "screens-event-status-eventstatusscreen--docs",
    ],
    "Änderungen verwerfen",
  ),
  // The signed contract is sent by e-mail, so that nothing is uploaded.
  target("screens-contract-contractscreen--sign-and-send", "Vertrag senden"),
  target("screens-id-check-idcapturescreen--camera-denied", "kein Foto"),
  target("screens-id-check-idresultscreen--sent", "Ausweis warten"),
  target("screens-events-eventapplicationscreen--empty", "keine Tage"),
  target("screens-availability-availabilityscreen--loading", "Verfügbarkeit lädt"),
  target("screens-group-forms-groupjoinscreen--not-found", "Gruppe unbekannt"),
  target("screens-my-event-myeventscreen--asking-for-the-reason", "wirklich absagen"),
  // The list itself tells no offline state, only that it may be old. First in the list: "kein Netz".
  target("screens-staff-stafflistscreen--out-of-date", "Checkin offline"),
  target([auth("resetdonescreen--done"), auth("resetdonescreen--docs")], "Passwort geändert"),
  target(["primitives-button--docs", "primitives-button--all-states"], "Knopf Varianten"),
  target("primitives-textfield--with-error", "Eingabefeld Fehler"),
  target(foundations, "Farben Übersicht"),
  target(inFoundations("bewegung"), "Animation Dauer"),
  target(["wege-registrieren-mit-code--play", "wege-registrieren-mit-code--chart"], "Registrierung Ablauf"),
  target("gestalten-textton--docs", "Texte schreiben"),
];

/** Typed by a designer who saw the workbench for the first time. */
const reviewed = [
  target(
    ["screens-id-check-idresultscreen--after-a-reload", "screens-id-check-idresultscreen--no-document"],
    "ohne Foto",
  ),
  target(auth("entryscreen--invitation-expired"), "Einladung abgelaufen"),
  target("screens-profile-profilecompletionscreen--all-required-missing", "Profil Fehler"),
  target("screens-dashboard-dashboardscreen--booked", "Termin gebucht"),
  target("screens-id-check-idcapturescreen--no-camera", "keine Kamera"),
  target("screens-contract-contractscreen--processing", "Vertrag Bearbeitung"),
  target(
    [
      "screens-group-forms-groupjoinscreen--full",
      "screens-groups-groupscreen--full-as-leader",
      "screens-groups-groupscreen--full-as-member",
    ],
    "Gruppe voll",
  ),
  target(tooEarly, "Code Limit"),
  target("--offline", "kein Internet"),
  target([auth("successscreen--docs"), auth("successscreen--welcome")], "letzter Schritt"),
  target(
    ["screens-my-event-myeventscreen--other-reason-empty", "screens-my-event-myeventscreen--other-reason-typed"],
    "absagen Sonstiges",
  ),
  target("screens-my-profile-settingsscreen--docs", "Einstellungen dunkel", "Dunkel"),
  target(inFoundations("farben"), "Farben"),
  target(inFoundations("bald-handeln-oder-halt"), "Warnfarbe"),
  target(inFoundations("schrift"), "Typografie"),
  target("primitives-dialog--docs", "Modal"),
  target("patterns-dock--docs", "Fußleiste"),
  target(["screens-onboarding-invalidstepscreen--docs", "screens-onboarding-invalidstepscreen--no-such-step"], "404"),
  target("gestalten-gestaltung-und-redaktion--docs", "print"),
  target("screens-groups-groupscreen--leaving", "Gruppe verlassen"),
  target(["screens-start-brokenscreen--docs", "screens-start-brokenscreen--broken"], "Server Fehler"),
  target([auth("signinscreen--unexpected-problem"), auth("signinscreen--wrong-password")], "Login Fehler"),
  target(auth("entryscreen--session-lost"), "Sitzung abgelaufen"),
  target(auth("signinscreen--wrong-password"), "falsches Passwort"),
];

/** As people speak of what they look for. */
const spoken = [
  target(code("wrong-code", "by-sms-wrong-code"), "falscher Code"),
  target(
    ["screens-contract-contractdatascreen--too-large", "screens-contract-contractdatascreen--too-large-for-server"],
    "Datei zu groß",
  ),
  target("screens-staff-stafflistscreen--no-staff-found", "niemand gefunden"),
  target("screens-dashboard-dashboardscreen--ordinary", "Startseite 320", "320 px breit"),
  target("screens-contract-contractscreen--download-required", "Vertrag 200 %", "Schrift 200 %"),
  target("screens-my-event-myeventscreen--brings-id-or-passport", "Ausweis mitnehmen"),
  target("screens-staff-stafflistscreen--all-checked-in", "alle eingecheckt"),
  target(auth("entryscreen--no-account"), "Konto unbekannt"),
  target("screens-groups-groupscreen--deleting", "Gruppe löschen"),
  target("screens-conduct-codeofconductscreen--asking-before-declining", "Regeln ablehnen"),
  target("screens-id-check-idresultscreen--asking-before-deleting", "Foto löschen"),
  target("screens-payroll-payrolldocumentsscreen--empty", "Lohnzettel leer"),
  target(["screens-start-unsupportedscreen--docs", "screens-start-unsupportedscreen--unsupported"], "alter Browser"),
  target(auth("entryscreen--google-failed"), "Google kaputt"),
  target("primitives-noticelist--docs", "Toast Meldung"),
  target(foundations, "Icons Übersicht"),
];

/** Two words each, from the review: a day that is booked, a wrong code, a list without anybody. */
const inTwoWords = [
  target(
    ["one-booked", "two-booked"].map((state) => `screens-availability-availabilityscreen--${state}`),
    "Verfügbarkeit gesperrt",
  ),
  target(code("by-sms-wrong-code"), "SMS-Code falsch"),
  target("screens-staff-stafflistscreen--empty", "check-in leer"),
  target("screens-id-check-idcapturescreen--camera-denied", "Kamera verweigert"),
  target(auth("forgotpasswordscreen--link-expired"), "Link abgelaufen"),
  target("screens-contract-contractscreen--complete", "Vertrag abgeschlossen"),
  target("screens-conduct-codeofconductscreen--docs", "Verhaltensregeln lesen"),
  target(auth("forgotpasswordscreen--docs"), "Passwort vergessen"),
  target(heading("gestalten-textton", "glossar"), "Textton Glossar"),
  target("screens-id-check-idresultscreen--docs", "Profil Foto"),
  target(
    ["financialdatascreen", "payrollinfoscreen"].map((screen) => `screens-payroll-${screen}--docs`),
    "Bank Daten",
  ),
  target(
    ["financialdatascreen", "payrollinfoscreen"].map((screen) => `screens-payroll-${screen}--docs`),
    "Steuer Nummer",
  ),
  target("screens-id-check-idcapturescreen--docs", "Bild hochladen"),
  target("screens-groups-groupscreen--leaving", "Gruppe verlassen"),
  target(code("by-sms-wait-is-over", "by-sms-resending"), "neue SMS"),
];

/** What does not work, and where one signs out: screens before decisions and drawings. */
const ofScreens = [
  target(
    ["cancellable", "asking-for-the-reason", "cancelled"].map((state) => `screens-my-event-myeventscreen--${state}`),
    "einsatz absagen",
  ),
  target("screens-id-check-idcapturescreen--unreadable", "foto geht nicht"),
  target(
    ["no-camera", "camera-denied", "camera-muted"].map((state) => `screens-id-check-idcapturescreen--${state}`),
    "Kamera geht nicht",
  ),
  target(code("send-failed"), "Code kommt nicht"),
  target([auth("resetpasswordscreen--failed"), auth("passwordscreen--failed")], "Passwort funktioniert nicht"),
  target("screens-my-profile-myprofilescreen--docs", "abmelden"),
  target(
    ["docs", "signing-out"].map((state) => `screens-my-profile-myprofilescreen--${state}`),
    "ausloggen",
  ),
  target("screens-id-check-idcapturescreen--docs", "Ausweis"),
  target("primitives-drawings-pass--docs", "Zeichnung Ausweis"),
  target("entwickeln-entscheidungen-21-was-beim-abmelden-bleibt--docs", "Entscheidung abmelden"),
  target(auth("passwordscreen--enter-with-unmet-rules"), "Passwort festlegen Enter"),
];

const requiredFields = [
  auth("profileinformationscreen--required-errors"),
  auth("profileinformationscreen--address-required"),
  "screens-profile-profilecompletionscreen--all-required-missing",
];

/** A field and what is wrong with it, and pages by what is done on them. */
const ofFields = [
  target(["screens-payroll-financialdatascreen--docs", "screens-payroll-payrollinfoscreen--docs"], "steuer id"),
  target(
    [auth("profileinformationscreen--future-birth-date"), "screens-id-check-idtermsscreen--no-date"],
    "geburtsdatum fehler",
  ),
  target(
    ["payrollinfoscreen", "financialdatascreen"].map((screen) => `screens-payroll-${screen}--iban-mistyped`),
    "iban ungültig",
  ),
  target(
    [
      auth("profileinformationscreen--address-required"),
      "screens-profile-profilecompletionscreen--all-required-missing",
    ],
    "plz fehlt",
  ),
  target(requiredFields, "vorname fehlt"),
  target(requiredFields, "nachname fehler"),
  target([auth("phonescreen--unexpected-characters"), auth("phonescreen--required")], "telefon zu kurz"),
  target("gestalten-textkatalog--docs", "texte ändern"),
  target("gestalten-textkatalog--docs", "wortlaut bearbeiten"),
  target(foundations, "dunkle farben"),
  target(inFoundations("layout"), "breakpoints"),
  target(
    ["nothing-done", "nothing-known-yet", "no-day-on-a-computer"].map(
      (state) => `screens-dashboard-dashboardscreen--${state}`,
    ),
    "leere startseite",
  ),
  target("screens-staff-stafflistscreen--asking-to-check-in", "gast einchecken"),
];

const address = heading("gestalten-textton", "ansprache-und-wörter");

/** A part of a written page, by its heading or what people say for it. */
const ofHeadings = [
  target(inFoundations("kontraste"), "Kontrast"),
  target(inFoundations("abstände"), "Abstände"),
  target(inFoundations("höhe"), "Schatten"),
  target(inFoundations("ecken"), "runde Ecken"),
  // Also a setting of the app.
  target([inFoundations("schrift"), "screens-my-profile-legacysettingsscreen--docs"], "Schriftgröße"),
  target(address, "Anrede"),
  target(address, "Du oder Sie"),
  target(address, "Satzlänge"),
  target(heading("gestalten-textton", "zahlen-zeit-und-zeichen"), "Datumsformat"),
  target(heading("prüfen-pull-requests-prüfen", "der-bildbericht"), "Bildbericht"),
];

/** Typed by another designer: words that the workbench says otherwise. */
const otherwise = [
  target(["wege-erste-schritte--play", "wege-erste-schritte--chart"], "erste Schritte"),
  target(
    ["cancellable", "asking-for-the-reason", "cancelled"].map((state) => `screens-my-event-myeventscreen--${state}`),
    "Schicht absagen",
  ),
  target("screens-payroll-payrolldocumentsscreen--docs", "Lohn Zettel"),
  target(
    ["screens-my-profile-settingsscreen--docs", "screens-my-profile-legacysettingsscreen--docs"],
    "Sprache umstellen",
  ),
  target("screens-contract-contractdatascreen--docs", "hochladen"),
  target([inFoundations("schrift"), "screens-my-profile-legacysettingsscreen--docs"], "Schrift größer"),
  target(["primitives-noticelist--docs", "primitives-noticelist--success"], "Meldung schließen"),
];

/** Two words each for what a designer looks for, chosen before the names were seen. */
const named = [
  target("screens-id-check-idcapturescreen--unreadable", "Ausweis unscharf"),
  target(code("wrong-code", "by-sms-wrong-code"), "Code falsch"),
  target(inFoundations("schrift"), "Schrift groß"),
  target(["primitives-noticelist--docs", "primitives-noticelist--bottom-right"], "Nachricht unten"),
  target(["patterns-emptylist--docs", "screens-staff-stafflistscreen--empty"], "leere Liste"),
  target(inFoundations("bald-handeln-oder-halt"), "Farbe Warnung"),
  target(
    ["docs", "at-a-desk"].map((state) => `screens-events-eventapplicationscreen--${state}`),
    "Kalender Legende",
  ),
  target("screens-contract-contractscreen--processing", "Vertrag warten"),
  target("screens-groups-groupscreen--offline", "Team offline"),
  target(foundations, "dunkler Modus"),
  target("primitives-button--off", "Knopf gesperrt"),
  target("screens-id-check-idcapturescreen--docs", "Foto hochladen"),
  target("screens-my-event-myeventscreen--asking-for-the-reason", "Termin absagen"),
  target([foundations, inFoundations("abstände"), inFoundations("layout")], "Abstände Raster"),
  target(["gestalten-textkatalog--docs", "entwickeln-anleitungen-ein-text--docs"], "Text ändern"),
  target(["wege-registrieren-mit-code--play", "wege-registrieren-mit-code--chart"], "Ablauf Anmeldung"),
];

const dateField = ["primitives-datefield--docs", "primitives-datefield--empty", "primitives-datefield--filled"];

/** Kinds of a thing: what is done in a field, colours by their names, and the number of a pass. */
const kinds = [
  target(inFoundations("farben"), "Farbe Fehler"),
  target(inFoundations("farben"), "rote Farbe"),
  target(inFoundations("farben"), "blau Farbton"),
  target(dateField, "Datum wählen"),
  target(dateField, "Datum eingeben"),
  target("primitives-selectfield--docs", "Option wählen"),
  target("gestalten-gestaltung-und-redaktion--docs", "Sprache wechseln"),
  target("screens-id-check-idtermsscreen--docs", "Ausweis Nummer"),
];

const guide = "gestalten-gestaltung-und-redaktion--docs";
const guideTo = (anchor: string) => heading("gestalten-gestaltung-und-redaktion", anchor);
const accessibility = "prüfen-barrierefreiheit--docs";

/** Everyday words of designers and copywriters, chosen before the hits were seen. */
const everyday = [
  target(["primitives-spinner--docs", "primitives-skeleton--docs", "patterns-loading--docs"], "Ladeanzeige"),
  target(["primitives-spinner--docs", "primitives-skeleton--docs", "patterns-loading--docs"], "Ladebalken"),
  target([guide, guideTo("einen-bildschirm-ansehen")], "Zustände vergleichen"),
  target(inFoundations("icons"), "Symbole"),
  target(inFoundations("abstände"), "Abstand"),
  target(
    ["primitives-failurebanner--docs", "primitives-errorsummary--docs", heading("gestalten-textton", "fehler")],
    "Fehlermeldung",
  ),
  target(["patterns-emptystate--docs", "patterns-emptylist--docs"], "leerer Zustand"),
  target(
    ["screens-my-event-myeventscreen--saving-to-the-calendar", "screens-job-jobdetailscreen--saving-to-calendar"],
    "Kalender speichern",
  ),
  target(accessibility, "Tastatur"),
  target([guide, guideTo("einen-bildschirm-ansehen")], "Bogen drucken"),
  target([guide, guideTo("einen-text-prüfen-oder-ändern")], "kommentieren"),
  target([guide, guideTo("einen-text-prüfen-oder-ändern"), "gestalten-textkatalog--docs"], "Text vorschlagen"),
  target("primitives-selectfield--docs", "Aufklappliste"),
  target("primitives-checkbox--docs", "Häkchen"),
  target("primitives-banner--docs", "Hinweiskasten"),
  target("primitives-dialog--docs", "Bestätigungsdialog"),
  target(["patterns-appshell--docs", "patterns-stepheader--docs"], "Kopfzeile"),
  target(["patterns-mainnav--docs", "patterns-dock--docs"], "Navigationsleiste"),
  target(
    ["primitives-partsbar--docs", "primitives-stepprogress--docs", "patterns-fileprogress--docs"],
    "Fortschrittsbalken",
  ),
  target("primitives-datefield--docs", "Datumsauswahl"),
  target(
    [accessibility, heading("prüfen-von-hand-prüfen", "mit-voiceover-oder-talkback-etwa-15-minuten")],
    "Bildschirmleser",
  ),
  target(inFoundations("farben"), "Farbcode"),
  target([guide, guideTo("einen-text-prüfen-oder-ändern")], "Link teilen"),
  target("gestalten-textkatalog--docs", "Übersetzung"),
  target(address, "Höflichkeitsform"),
  target(address, "Abkürzung"),
  target([guide, guideTo("einen-bildschirm-ansehen")], "Breite ändern"),
  target("start--docs", "Neuigkeiten"),
  target("entwickeln-ablaufdiagramme--docs", "Ablaufdiagramm"),
  target(["primitives-button--off", "primitives-button--docs"], "deaktivierter Knopf"),
  target(["primitives-passwordfield--docs", "patterns-secretfield--docs"], "Passwort anzeigen"),
  target(["patterns-contactperson--docs", "screens-help-helpscreen--docs"], "Ansprechpartner"),
];

/** Two words typed as one that nothing has. */
const compounds = [
  target(dateField, "Datumswahl"),
  target("primitives-passwordfield--docs", "Passwortanzeige"),
  target("screens-profile-profilecompletionscreen--all-required-missing", "Profilfehler"),
  target("screens-my-profile-myprofilescreen--docs", "Profilseite"),
];

const cancelling = "screens-my-event-myeventscreen--asking-for-the-reason";

/** Long words that nothing has as such, guides to a new thing, and what people do by another name. */
const alike = [
  target(["wege-vertrag--play", "screens-contract-contractscreen--sign-and-send"], "Unterschrift"),
  target(
    ["screens-events-eventapplicationscreen--apply-without-answer", "screens-group-forms-groupjoinscreen--no-answer"],
    "Zeitüberschreitung",
  ),
  target("entwickeln-anleitungen-ein-bildschirm--docs", "neuer Bildschirm"),
  target("gestalten-textton--docs", "Textregeln"),
  target(auth("profileinformationscreen--loading-again"), "wiederholen"),
  target(cancelling, "krank melden"),
];

const word = (anchor: string) => heading("gestalten-textton", `wort-${anchor}`);
const idCheck = ["idterms", "idcapture", "idresult"].map((screen) => `screens-id-check-${screen}screen--docs`);
const payroll = ["payrollinfo", "financialdata"].map((screen) => `screens-payroll-${screen}screen--docs`);
const textOnPage = "entwickeln-anleitungen-ein-text--docs";

/** Single words of designers, editors and developers, chosen before the hits were seen. */
const single = [
  target(idCheck, "Personalausweis"),
  target(idCheck, "Reisepass"),
  target(idCheck, "Lichtbild"),
  target(foundations, "Dunkelmodus"),
  target(["patterns-factlist--docs", "screens-staff-stafflistscreen--docs"], "Tabelle"),
  target(["patterns-authcard--docs", "patterns-contractcard--docs"], "Karte"),
  target(["screens-events-eventapplicationscreen--docs", "screens-availability-availabilityscreen--docs"], "Kalender"),
  target(["primitives-checkbox--docs", "patterns-autoadvancechoice--docs", "primitives-button--docs"], "Schalter"),
  target(inFoundations("icons"), "Stift"),
  target("--on-a-small-phone", "Auf kleinem Handy"),
  target("primitives-button--docs", "Knopf"),
  target(heading("prüfen-grenzen-und-belege", "das-erste-laden"), "Ladezeit"),
  target("patterns-stepheader--docs", "zurück"),
  target(payroll, "Bankdaten"),
  target(payroll, "Steuernummer"),
  target(accessibility, "Barrierefreiheit"),
  target("primitives-qrcode--docs", "QR"),
  target(word("warteliste-nachrücken"), "Warteliste"),
  target(word("notfallkontakt"), "Notfallkontakt"),
  target(
    [word("zuverlässigkeitsüberprüfung"), "screens-conduct-codeofconductscreen--docs"],
    "Zuverlässigkeitsüberprüfung",
  ),
  target(heading("entwickeln-wörter-des-codes", "sitzung"), "fence"),
  target(heading("entwickeln-wörter-des-codes", "aufrufe"), "provider"),
  target("screens-my-event-myeventscreen--docs", "Absage"),
  target("--offline", "offline"),
  target(["screens-groups-groupscreen--full-as-leader", "screens-group-forms-groupjoinscreen--full"], "kein Platz"),
  target(["patterns-appshell--update-required"], "neue Version"),
  target(["patterns-legallinks--docs", "patterns-legalsection--docs"], "Datenschutz"),
  target(["patterns-legallinks--docs", "patterns-legalsection--docs"], "Impressum"),
  target(foundations, "Design-Tokens"),
  target(
    [inFoundations("farben"), heading("gestalten-gestaltung-und-redaktion", "auf-eine-vorlage-verweisen")],
    "Figma",
  ),
  target(inFoundations("farben"), "Farbe ändern"),
  target(inFoundations("farben"), "Hintergrundfarbe"),
  target(inFoundations("schrift"), "Zeilenabstand"),
  target(inFoundations("layout"), "Querformat"),
  target("prüfen-pull-requests-prüfen--docs", "Pull-Request"),
  target("entwickeln-ablaufdiagramme--docs", "Zustandsautomat"),
  target(["entwickeln-veröffentlichen--docs", "entwickeln-betrieb--docs"], "Umgebung"),
  target(["entwickeln-veröffentlichen--docs", "entwickeln-betrieb--docs"], "Deployment"),
  target("entwickeln-schnittstelle--docs", "API"),
  target(
    [
      heading("entwickeln-anbieter", "den-mock-server-ausprobieren"),
      heading("entwickeln-wörter-des-codes", "mock-server"),
    ],
    "Mock",
  ),
  target(heading("gestalten-gestaltung-und-redaktion", "einen-bildschirm-auf-die-probe-stellen"), "Uhrzeit stellen"),
  target(heading("gestalten-textton", "überschriften-und-schaltflächen"), "Überschrift"),
  target(["primitives-fielderror--docs", heading("gestalten-textton", "fehler")], "Fehlertext"),
  target("patterns-emptystate--docs", "Leerzustand"),
  target("start--docs", "Versionshinweise"),
  target(heading("gestalten-gestaltung-und-redaktion", "einen-bildschirm-ansehen"), "Bildschirmfoto"),
  target(heading("gestalten-textton", "zahlen-zeit-und-zeichen"), "Zahlenformat"),
  target([textOnPage, heading("entwickeln-anleitungen-ein-text", "platzhalter-und-mehrzahl")], "Mehrzahl"),
  target("entwickeln-entscheidungen-10-berlin-und-ganze-tage--docs", "Zeitzone"),
  target("entwickeln-entscheidungen-27-die-gruppe-verlassen--docs", "Entscheidung Gruppe verlassen"),
  target(
    "entwickeln-entscheidungen-18-verfügbarkeit-zwei-buchungen-sind-nur-eine-ansicht--docs",
    "Verfügbarkeit Entscheidung",
  ),
  target("entwickeln-entscheidungen-23-was-eine-meldung-sagt--docs", "Entscheidung Meldung"),
  target("entwickeln-entscheidungen-20-sitzung-zu-ende-unser-satz--docs", "Entscheidung Sitzung"),
  target("entwickeln-entscheidungen-alle-entscheidungen--docs", "Produktentscheidungen"),
  target("entwickeln-entscheidungen-alle-entscheidungen--docs", "Entscheidungen"),
  target("primitives-form--docs", "Formular"),
  target(auth("signinscreen--docs"), "Zugangsdaten"),
  target(auth("codeverificationscreen--docs"), "Zwei-Faktor"),
  target("patterns-passwordrules--docs", "Passwortstärke"),
  target(heading("gestalten-textton", "felder"), "Feldbeschriftung"),
  target("entwickeln-anleitungen-ein-bildschirm--docs", "Komponente anlegen"),
  target(["primitives-noticelist--docs", "screens-help-placeholderscreen--docs"], "Benachrichtigung"),
  target("screens-dashboard-dashboardscreen--docs", "Dashboard"),
  target(heading("gestalten-grundlagen", "bewegung"), "reduzierte Bewegung"),
  target([heading("entwickeln-betrieb", "welche-browser"), "screens-start-unsupportedscreen--docs"], "Browser"),
  target(["primitives-searchfield--docs", inFoundations("icons")], "Lupe"),
  target("screens-contract-contractscreen--docs", "unterschreiben"),
  target(["screens-payroll-payrollinfoscreen--docs"], "Steuerklasse"),
  target(auth("bootscreen--docs"), "Ladebildschirm"),
  target("screens-groups-groupscreen--docs", "Gruppe"),
];

/** By a designer who read what the pages promise: a mode in two words, a part before a screen, a word with a letter missing. */
const promised = [
  target(foundations, "dark mode"),
  target(
    ["primitives-progressring--docs", "primitives-partsbar--docs", "primitives-stepprogress--docs"],
    "fortschritt",
  ),
  target(auth("passwordscreen--docs"), "pasword"),
  target("patterns-loading--docs", "Ladezustand"),
  target([guideTo("einen-text-prüfen-oder-ändern"), "gestalten-textkatalog--docs"], "Status freigegeben"),
];

/** What is done with a thing, or a word of the trade, as people typed it before they saw what there is. */
const done = [
  target(auth("codeverificationscreen--docs"), "Code eingeben"),
  target(["primitives-filefield--docs", "primitives-filechooser--docs"], "Datei hochladen"),
  target(
    ["wege-vertrag--play", "wege-vertrag--chart", "screens-contract-contractscreen--docs"],
    "Vertrag unterschreiben",
  ),
  target(
    ["wege-ausweisprüfung--play", "wege-ausweisprüfung--chart", "screens-id-check-idphotoreviewscreen--docs"],
    "Ausweis prüfen",
  ),
  target("screens-staff-stafflistscreen--docs", "Einchecken"),
  target("patterns-appshell--docs", "Avatar"),
  target([auth("phonescreen--docs"), "primitives-phonefield--docs"], "Handy eingeben"),
  target(
    ["screens-payroll-financialdatascreen--docs", "screens-my-profile-billingdatascreen--docs"],
    "Bankdaten ändern",
  ),
  target("screens-payroll-payrollinfoscreen--docs", "Steuer angeben"),
  target("screens-payroll-payrolldocumentsscreen--docs", "Gehaltsabrechnung"),
  target("screens-group-forms-groupcreatescreen--docs", "Gruppe gründen"),
  target("screens-id-check-idcapturescreen--docs", "Ausweis hochladen"),
  target(["patterns-contactperson--docs", "screens-help-helpscreen--docs"], "Ansprechpartner anrufen"),
  target(["primitives-phonefield--docs", "patterns-contactperson--docs"], "Anruf"),
  target("screens-my-profile-settingsscreen--docs", "Sprache ändern"),
  target("screens-my-profile-myprofilescreen--docs", "Ausloggen"),
  target("screens-staff-stafflistscreen--docs", "Anwesenheit"),
  target("screens-job-jobdetailscreen--docs", "Treffpunkt"),
  target("patterns-mainnav--docs", "Burger-Menü"),
  target("patterns-mainnav--docs", "Tabs"),
  target("primitives-spinner--docs", "Lade-Spinner"),
  target("primitives-form--docs", "Formular senden"),
  target(["primitives-button--docs", "primitives-button--all-states"], "Hover"),
  target("gestalten-textton--docs", "Wording"),
  target([guideTo("einen-text-prüfen-oder-ändern"), "gestalten-textkatalog--docs"], "Texte exportieren"),
  target("entwickeln-ablaufdiagramme--docs", "State Machine"),
  target("entwickeln-schnittstelle--docs", "Endpunkte"),
  target("entwickeln-veröffentlichen--docs", "Release"),
  target("entwickeln-anleitungen-ein-zustand--docs", "neuer Zustand"),
];

/** Sentences and keys of texts, and what people call the pages about them. */
const copied = [
  target(auth("codeverificationscreen--docs"), "Dieser Code stimmt nicht"),
  target("screens-groups-groupscreen--docs", "Sie verlieren Ihren Platz"),
  target("screens-payroll-payrollinfoscreen--docs", "Bitte wählen Sie Ihre Steuerklasse"),
  target(auth("codeverificationscreen--docs"), "Bitte geben Sie den Code aus der neuesten E-Mail ein"),
  target(auth("codeverificationscreen--docs"), "auth.code.problems.wrong.email"),
  target("screens-groups-groupscreen--docs", "groups.leave.title"),
  target("entwickeln-wörter-des-codes--docs", "Wortliste"),
  target("entwickeln-wörter-des-codes--docs", "Wörterliste"),
  target("gestalten-textton--docs", "Tonfall"),
  target("gestalten-textton--docs", "Stil"),
  target("gestalten-textton--docs", "Stilregeln"),
];

/** What neither the product nor the workbench has. */
export const absent: readonly string[] = [
  "konto löschen",
  "wetter regen",
  "gast einchecken",
  "taxi bestellen",
  "hotel buchen",
  "urlaub beantragen",
  "chat mit kollegen",
  "rechnung bezahlen",
  "verspätung",
];

export const targets: readonly Target[] = [
  ...blind,
  ...reviewed,
  ...spoken,
  ...inTwoWords,
  ...ofScreens,
  ...ofFields,
  ...ofHeadings,
  ...otherwise,
  ...named,
  ...kinds,
  ...everyday,
  ...compounds,
  ...alike,
  ...single,
  ...promised,
  ...done,
  ...copied,
];
