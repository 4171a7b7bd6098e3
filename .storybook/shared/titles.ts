import type { Area } from "#src/copy/keys.gen.ts";

/** What a folder or a part is called in German, and other words that lead to it. */
export type Title = { title: string; also: string };

const called = (title: string, also = ""): Title => ({ title, also });

/** By the name of a folder below `stories/`. */
export const folders: Readonly<Record<string, Title>> = {
  screens: called("Bildschirme", "Screens Seiten"),
  patterns: called("Muster", "Patterns"),
  primitives: called("Bausteine", "Primitives Komponenten"),
  connected: called("Mit Anbieter", "connected verbunden Connector"),

  start: called("Fehlerseiten", "Störung Absturz"),
  auth: called("Anmeldung", "Login Einloggen Registrierung Konto"),
  onboarding: called("Erste Schritte", "Onboarding Einstieg"),
  dashboard: called("Startseite", "Dashboard Übersicht"),
  tasks: called("Aufgaben", "To-do"),
  profile: called("Profildaten", "Profil"),
  "my-profile": called("Ihr Profil", "Konto"),
  contract: called("Vertrag", "Arbeitsvertrag"),
  "id-check": called("Ausweisprüfung", "Ausweisfoto"),
  payroll: called("Bank und Steuer", "Gehalt Bezahlung"),
  conduct: called("Verhaltensregeln", "Verhaltenskodex"),
  events: called("Termine", "Probetage Bewerbung"),
  availability: called("Verfügbarkeit", "Kalender"),
  "group-forms": called("In eine Gruppe", "Gruppe erstellen beitreten"),
  groups: called("Gruppe", "Team"),
  "my-event": called("Ihr Termin", "Probetag"),
  job: called("Einsatz", "Job"),
  "event-status": called("Ablauf", "Status Tagesablauf"),
  day: called("Einsatztag", "Probetag Termin Ablauf"),
  staff: called("Aufsicht", "Check-in Check-out Anwesenheit Vor-Ort"),
  help: called("Hilfe", "Support Platzhalter"),

  form: called("Ganze Formulare", "Formular"),
  drawings: called("Zeichnungen", "Illustrationen Bilder"),
};

/** By the name of a component; a connector without a line of its own is called as its screen. */
export const parts: Readonly<Record<string, Title>> = {
  BrokenScreen: called("Unerwarteter Fehler", "Absturz kaputt Fehlerseite Server 500"),
  UnsupportedScreen: called("Browser nicht unterstützt", "JavaScript aus, alter Browser, Version, Safari, Firefox"),

  BootScreen: called("App öffnet sich", "Startbildschirm Laden"),
  EntryScreen: called("E-Mail-Eingabe", "E-Mail-Adresse Anmelden Registrieren Google"),
  CodeVerificationScreen: called(
    "Code-Eingabe",
    "SMS-Code Zugangscode Bestätigungscode E-Mail-Code Zwei-Faktor Zwei-Faktor-Anmeldung",
  ),
  PhoneScreen: called("Telefonnummer", "Handynummer Mobilnummer"),
  ProofExpiredScreen: called("E-Mail-Bestätigung abgelaufen", "Nachweis"),
  PasswordScreen: called("Passwort festlegen", "Kennwort wählen"),
  ProfileInformationScreen: called("Angaben zur Person", "Profil ausfüllen Registrierung Name Adresse"),
  SuccessScreen: called("Willkommen", "Konto erstellt Registrierung fertig letzter Schritt"),
  SignInScreen: called("Passwort-Eingabe", "Anmelden Einloggen Login Kennwort Zugangsdaten"),
  ForgotPasswordScreen: called("Passwort vergessen", "Passwort zurücksetzen"),
  ForgotPage: called("Passwort vergessen", "Passwort zurücksetzen Link unterwegs"),
  ForgotSentScreen: called("Link ist unterwegs", "Passwort vergessen E-Mail gesendet"),
  ResetPasswordScreen: called("Neues Passwort", "Passwort zurücksetzen"),
  ResetPage: called("Neues Passwort", "Passwort zurücksetzen"),
  ResetDoneScreen: called("Neues Passwort gespeichert", "Passwort geändert"),
  ProfilePage: called("Angaben zur Person", "Registrierung"),

  WelcomeScreen: called("Guten Start", "Begrüßung Willkommen"),
  StepScreen: called("Ein Schritt", "Onboarding-Schritt"),
  IntroScreen: called("Vor der Aufgabe", "Einleitung Intro"),
  FinishedScreen: called("Geschafft", "Abschluss"),
  InvalidStepScreen: called("Unbekannter Schritt", "Falsche Adresse 404 Seite"),
  OnboardingPage: called("Erste Schritte"),

  DashboardScreen: called("Startseite", "Dashboard Übersicht Aufgaben"),
  TaskListScreen: called("Aufgabenliste", "To-do"),
  TasksPage: called("Aufgabenliste", "To-do"),

  ProfileOverviewScreen: called("Ihre Pflichtaufgaben", "Profilübersicht Profil vervollständigen"),
  ProfileCompletionScreen: called(
    "Profildaten eingeben",
    "Profildaten ändern Profil vervollständigen Flughafenausweis",
  ),
  ContractScreen: called("Ihr Vertrag", "Arbeitsvertrag unterschreiben"),
  ContractDataScreen: called("Vertragsdaten", "Staatsangehörigkeit Beschäftigung Hochladen"),
  IdCheckPage: called("Ausweisprüfung", "Ausweisfoto"),
  IdCheckOpeningScreen: called("Ausweisprüfung öffnet sich", "Laden"),
  IdTermsScreen: called("Ausweisdaten", "Ausweisnummer Nummer Einwilligung Personalausweis Reisepass"),
  IdCaptureScreen: called("Ausweis fotografieren", "Kamera Ausweisfoto Foto hochladen Lichtbild"),
  IdPhotoReviewScreen: called("Ausweisfoto ansehen", "Foto prüfen verwenden"),
  IdResultScreen: called("Ihr Ausweisfoto", "Profilfoto Foto ersetzen löschen"),
  PayrollInfoScreen: called("Bank und Steuer angeben", "Lohnangaben Bankverbindung IBAN Steuer-ID Krankenkasse"),
  FinancialDataScreen: called(
    "Bank und Steuer",
    "Konto Bankverbindung Bankdaten Daten IBAN Steuer-ID Steuernummer Nummer",
  ),
  PayrollDocumentsScreen: called("Lohnabrechnungen", "Lohnzettel Gehaltsabrechnung Bescheinigung herunterladen"),
  CodeOfConductScreen: called("Verhaltensregeln", "Verhaltenskodex lesen Zustimmung"),

  EventApplicationScreen: called("Für Termine bewerben", "Bewerbung Probetage Kalender Legende"),
  AvailabilityScreen: called("Verfügbarkeit angeben", "Termine Tage Kalender Änderungen verwerfen"),
  GroupSelectScreen: called("Allein oder in einer Gruppe", "Art der Teilnahme wählen"),
  GroupCreateScreen: called("Gruppe erstellen", "Neue Gruppe"),
  GroupJoinScreen: called("Gruppe beitreten", "Gruppennummer"),
  GroupScreen: called("Gruppe", "Gruppenmitglieder Gruppenleitung Einladung"),

  MyEventScreen: called("Ihr Termin", "Probetag absagen"),
  EventDetailsScreen: called("Termin im Überblick", "Einzelheiten"),
  JobDetailScreen: called("Einsatz ansehen", "Job Treffpunkt Aufgaben vor Ort"),
  EventStatusScreen: called("Ablauf ansehen", "Status Tagesablauf Zeiten"),
  StaffListScreen: called("Check-in-Liste", "Check-out-Liste Anwesenheitsliste Einchecken"),

  MyProfileScreen: called("Ihr Profil", "Konto Abmelden"),
  BillingDataScreen: called("Lohn und Bank", "Lohn"),
  SettingsScreen: called("Einstellungen", "Schrift Sprache"),
  LegacySettingsScreen: called("Einstellungen im Profil", "Schriftgröße Sprache"),
  HelpScreen: called("Hilfe und Kontakt", "Fragen Kontakt Ansprechperson Ansprechpartner"),
  NotOfferedScreen: called("Noch nicht verfügbar", "Kein Angebot"),
  PlaceholderScreen: called("Demnächst", "Platzhalter Benachrichtigungen"),

  Answers: called("Fragen und Antworten", "Hilfe aufklappen Akkordeon Accordion FAQ"),
  AppShell: called(
    "Rahmen der App",
    "Schild Kopf Navigation Shell Kopfzeile Kopfbereich Header Avatar Initialen Profilbild",
  ),
  AuthCard: called("Rahmen der Anmeldung", "Karte"),
  AutoAdvanceChoice: called("Wahl: von selbst weiter", "Timer Einstellung Schalter Umschalter"),
  AutoAdvanceHint: called("Hinweis: gleich von selbst weiter", "Timer Weiterleitung"),
  AutoAdvanceSection: called("Einstellung: von selbst weiter", "Timer Bedienung"),
  Columns: called("Zwei Spalten", "Nebeneinander Rechner"),
  ComingSoon: called("Demnächst verfügbar", "Platzhalter"),
  ContactPerson: called("Ansprechperson", "Kontakt Telefon Anruf Ansprechpartner"),
  ContractCard: called("Vertragskarte", "Karte"),
  DaySign: called("Tagesschild", "Kalenderblatt"),
  Dock: called("Aktionsleiste", "Fußleiste Leiste am unteren Rand Bottom-Bar Fußzeile Footer"),
  EmptyList: called("Leere Liste", "Nichts da neu laden nachsehen"),
  EmptyState: called("Leerer Zustand", "Nichts da Leerzustand Empty-State"),
  EventStatusBadge: called("Terminstatus", "Etikett"),
  FactList: called("Faktenliste", "Angaben Beschreibungsliste Tabelle"),
  FileProgress: called("Fortschritt beim Senden", "Fortschrittsbalken Upload"),
  Greeting: called("Begrüßung", "Gruß Willkommen"),
  IntroOverlay: called("Einleitung über dem Formular", "Overlay"),
  LegalLinks: called("Rechtliche Links", "Datenschutz Impressum Barrierefreiheit"),
  LegalSection: called("Rechtliches", "Datenschutz Impressum"),
  LoadFailure: called("Nicht geladen", "Ladefehler"),
  Loading: called("Wird geladen", "Warten Ladeanzeige Ladezustand"),
  MainNav: called("Hauptmenü", "Navigation Menü Reiter Navigationsleiste Menüleiste Registerkarten Tabs"),
  OutOfDate: called("Nicht aktuell", "Veraltet"),
  PageState: called("Seitenzustand", "Laden Fehler Inhalt"),
  PasswordRules: called("Passwortregeln", "Kennwort Passwortstärke"),
  ReloadButton: called("Neu laden", "Aktualisieren"),
  RowsSkeleton: called("Platzhalter für Zeilen", "Gerüst Laden"),
  SecretField: called("Feld für ein Geheimnis", "Passwort anzeigen verbergen Auge"),
  StepHeader: called("Kopf eines Schritts", "Fortschritt überspringen Kopfzeile Header zurück"),
  TaskRow: called("Aufgabenzeile"),
  CheckedForm: called("Geprüftes Formular", "Validierung Fehler"),
  FormSkeleton: called("Platzhalter für ein Formular", "Gerüst Laden"),
  StepForm: called("Formular in Schritten", "Speichern"),
  FormSection: called("Abschnitt im Formular", "Gruppe von Feldern"),
  ProfileForm: called("Profilformular"),
  ProfileProblemBanner: called("Meldung zum Profil", "Fehler"),

  Badge: called("Etikett", "Kennzeichen Marke Status Chip Label"),
  Banner: called("Meldung", "Hinweis Warnung Hinweiskasten Hinweisbox Infobox Alert"),
  Button: called("Schaltfläche", "Knopf Button Schalter Hover"),
  Checkbox: called("Kästchen", "Häkchen ankreuzen Haken Kontrollkästchen Checkbox Schalter Umschalter Toggle"),
  CodeField: called("Codefeld", "Code SMS-Code Ziffern"),
  ColourChips: called("Farbwahl", "Farben"),
  ComboboxField: called("Auswahl mit Suche", "Combobox Autovervollständigung Autocomplete"),
  DateField: called("Datumsfeld", "Geburtsdatum Datum wählen auswählen eingeben Eingabe Datumsauswahl Datepicker"),
  Dialog: called("Dialog", "Fenster Rückfrage Modal Popup Bestätigungsdialog Bestätigung"),
  ErrorSummary: called("Fehlerliste", "Zusammenfassung der Fehler"),
  FailureBanner: called("Fehlermeldung", "Störung"),
  EmailField: called("E-Mail-Feld", "E-Mail-Adresse Umlaut"),
  FieldError: called("Fehler am Feld", "Feldfehler Fehlertext"),
  Form: called("Formular", "senden absenden Fehler ansagen Eingabemaske"),
  FileChooser: called("Dateiauswahl", "Datei hochladen Fotoauswahl auswählen"),
  FileField: called("Dateifeld", "Datei hochladen Dokument Upload"),
  GoogleMark: called("Google-Zeichen", "Logo"),
  IconButton: called("Icon-Schaltfläche", "Zeichenknopf Symbol-Button Icon-Button Symbolschaltfläche"),
  LinkButton: called("Link als Schaltfläche"),
  Logo: called("Logo", "Marke Gangway"),
  NoticeList: called("Kurzmeldungen", "Toast Snackbar Nachricht Benachrichtigung unten Meldung schließen Einblendung"),
  PartsBar: called("Anteilsbalken", "Fortschritt Fortschrittsbalken Balken"),
  PasswordField: called("Passwortfeld", "Kennwort anzeigen verbergen Auge"),
  PhoneField: called("Telefonfeld", "Handynummer Vorwahl"),
  Picture: called("Bild", "Foto"),
  Plate: called("Plakette", "Piktogramm Nummer Symbolkachel"),
  ProgressRing: called("Fortschrittsring", "Prozent Fortschritt Fortschrittskreis"),
  QrCode: called("QR-Code", "QR"),
  RadioList: called("Antwortliste", "Auswahlliste Radio Optionen Radiobutton Einfachauswahl Optionsfeld"),
  Reason: called("Begründung", "Warum etwas nicht geht"),
  SearchField: called("Suchfeld", "Suche Lupe"),
  Seats: called("Plätze", "Belegung"),
  SelectField: called(
    "Auswahlfeld",
    "Select Dropdown Option Eintrag wählen auswählen Auswahl Aufklappliste Ausklappliste Aufklappmenü",
  ),
  Skeleton: called("Platzhalter beim Laden", "Gerüst Ladeanzeige Skelett"),
  Spinner: called("Ladezeichen", "Warten Ladeanzeige Ladekreis Ladebalken Kreisel Ladesymbol"),
  StepProgress: called("Schrittanzeige", "Fortschritt Fortschrittsbalken Fortschrittsanzeige Stepper"),
  TextArea: called("Mehrzeiliges Feld", "Textarea Kommentarfeld"),
  TextField: called("Textfeld", "Eingabefeld Text eingeben Eingabe Input"),
  VideoFrame: called("Kamerabild", "Video"),
  CalendarLeaf: called("Kalenderblatt"),
  FallenSign: called("Umgefallenes Schild", "Fehler"),
  GateSign: called("Gate-Schild", "Flugsteig leer"),
  FreeDay: called("Kalenderblatt ohne Termin", "Kein Termin leer"),
  TornLeaf: called("Abgerissenes Kalenderblatt", "Absage abgesagt Termin"),
  SearchSign: called("Schild mit Lupe", "Suche nichts gefunden"),
  Bench: called("Sitzreihe am Gate", "Niemand leer"),
  Barrier: called("Absperrung", "Abgelehnt gesperrt"),
  Tray: called("Ablage", "Keine Dokumente"),
  PlatformClock: called("Uhr am Gate", "Warten"),
  Signpost: called("Wegweiser", "Anderer Weg"),
  WorkSign: called("Aufsteller", "Wartung Störung"),
  Letter: called("Brief", "Umschlag E-Mail"),
  Pass: called("Ausweis", "Flughafenausweis"),
  Key: called("Schlüssel", "Passwort Zugang"),
  SignedPaper: called("Unterschriebenes Blatt", "Vertrag abgeschlossen"),
};

/** What an area of the texts is about. Related areas begin with the same word. */
export const areas: Readonly<Record<Area, string>> = {
  auth: "Anmeldung: E-Mail und Code",
  autoAdvance: "Einstellungen: von selbst weiter",
  availability: "Termine: Verfügbarkeit",
  cancellation: "Ihr Termin: Absage",
  comingSoon: "Demnächst verfügbar",
  conduct: "Verhaltensregeln",
  conductText: "Verhaltensregeln: Wortlaut",
  contact: "Kontakt und Rechtliches",
  contract: "Vertrag",
  contractCard: "Vertrag: Karte",
  dashboard: "Startseite",
  day: "Ihr Termin: Tag und Uhrzeit",
  events: "Termine: Bewerbung",
  eventStatus: "Einsatz: Ablauf",
  failure: "Laden gescheitert",
  files: "Dateien",
  google: "Anmeldung: Google",
  groupForms: "Gruppen: erstellen und beitreten",
  groups: "Gruppen: Mitglieder",
  help: "Hilfe",
  idCheck: "Ausweisprüfung",
  intro: "Vor der Aufgabe",
  job: "Einsatz",
  lists: "Auswahllisten",
  myEvent: "Ihr Termin",
  myProfile: "Profil: Ihr Profil",
  notices: "Meldungen",
  notOffered: "Noch nicht verfügbar",
  onboarding: "Erste Schritte",
  overview: "Profil: Pflichtaufgaben",
  payroll: "Bank und Steuer",
  profile: "Profil: Angaben",
  recovery: "Anmeldung: Passwort vergessen",
  settings: "Einstellungen",
  shell: "Rahmen der App",
  signIn: "Anmeldung: Passwort",
  signUp: "Anmeldung: Registrierung",
  staff: "Aufsicht: Check-in und Check-out",
  tasks: "Aufgaben",
  terms: "Anmeldung: Nutzungsbedingungen",
  unsupported: "Browser nicht unterstützt",
};

/** Other words that lead to a page, by its title. */
export const pages: Readonly<Record<string, string>> = {
  "Gestalten/Grundlagen":
    "Übersicht Farbe Farben Palette dunkel dunkle hell Icons Größen Raster Design-Tokens Dunkelmodus Nachtmodus Dark-Mode",
  "Gestalten/Grundlagen#gute-und-schlechte-beispiele": "Do Dont",
  "Gestalten/Grundlagen#bald-handeln-oder-halt": "Warnfarbe Warnung Farbe Statusfarben caution halt hint",
  "Gestalten/Grundlagen#farben":
    "Farbe Farben Farbton Farbcode Farbwert Palette Hex Figma rot rote rotes blau blaue gelb gelbe grün grüne orange Fehler Erfolg Hinweis ändern Hintergrundfarbe Textfarbe",
  "Gestalten/Grundlagen#kontraste": "Kontrast WCAG",
  "Gestalten/Grundlagen#schrift":
    "Typografie Schriftart Schriftgröße Schriftgrößen größer Zeilenhöhe Textstile Font Zeilenabstand Schriftschnitt",
  "Gestalten/Grundlagen#abstände": "Abstand Spacing Padding Rand Ränder Innenabstand Außenabstand",
  "Gestalten/Grundlagen#layout": "Breakpoints Breite Spalten Grid Querformat Tablet",
  "Gestalten/Grundlagen#ecken": "Radius abgerundet runde Ecken",
  "Gestalten/Grundlagen#höhe": "Schatten Elevation",
  "Gestalten/Grundlagen#bewegung": "Animation Dauer Motion Easing",
  "Gestalten/Grundlagen#zeichnungen": "Illustrationen Zeichnung",
  "Gestalten/Grundlagen#icons": "Icon Symbole Lucide Stift Papierkorb Pfeil Glocke Schloss Zahnrad",
  "Gestalten/Textkatalog": "Texte Wortlaut ändern bearbeiten suchen übersetzen Übersetzung Englisch",
  "Gestalten/Textton": "Texte schreiben Tonalität Redaktion Wording Schreibstil",
  "Gestalten/Textton#ansprache-und-wörter": "Anrede Höflichkeitsform Du Sie duzen siezen Satzlänge gendern Abkürzungen",
  "Gestalten/Textton#fehler": "Fehlertexte Fehlermeldung formulieren schreiben",
  "Gestalten/Textton#zahlen-zeit-und-zeichen": "Datumsformat Uhrzeit Anführungszeichen Zahlenformat Zeitformat",
  "Gestalten/Textton#wie-leicht-die-texte-sind": "Leichte Sprache Lesbarkeit Verständlichkeit",
  "Gestalten/Gestaltung und Redaktion":
    "Zustandsbogen Papier Sprache Helligkeit wechseln umschalten Werkzeugleiste Zustand Zustände vergleichen drucken teilen melden",
  "Gestalten/Gestaltung und Redaktion#einen-bildschirm-ansehen":
    "Bogen drucken vergleichen nebeneinander Breite ändern Bildschirmgröße Handyansicht Bild speichern PNG Bildschirmfoto Screenshot",
  "Gestalten/Gestaltung und Redaktion#einen-bildschirm-auf-die-probe-stellen":
    "Belastung Uhrzeit Störung simulieren testen ausprobieren",
  "Gestalten/Gestaltung und Redaktion#einen-text-prüfen-oder-ändern":
    "kommentieren Kommentar Status freigegeben Text vorschlagen Vorschlag Link teilen melden freigeben Freigabe annehmen exportieren Patch",
  "Gestalten/Gestaltung und Redaktion#auf-eine-vorlage-verweisen": "Figma Design Entwurf",
  "Prüfen/Barrierefreiheit":
    "Tastatur Tastaturbedienung Bildschirmleser Screenreader Vorleseprogramm Vorlesen WCAG BITV Accessibility",
  "Entwickeln/Ablaufdiagramme":
    "Zustände Zustandsautomat Statechart State Machine Maschine Diagramm Flussdiagramm Flow",
  "Gestalten/Textton#überschriften-und-schaltflächen": "Überschrift Titel",
  "Prüfen/Grenzen und Belege#das-erste-laden": "Ladezeit Ladezeiten Geschwindigkeit Performance",
  "Entwickeln/Schnittstelle": "API OpenAPI Endpunkt Backend",
  "Entwickeln/Veröffentlichen": "Deployment Deploy Release ausliefern Umgebung Umgebungsvariablen",
  "Entwickeln/Betrieb": "Deployment Deploy Hosting Server Umgebung",
  "Entwickeln/Anbieter#den-mock-server-ausprobieren": "Mock Mock-Daten Testdaten",
  "Entwickeln/Anleitungen/Ein Bildschirm": "Komponente anlegen",
  "Entwickeln/Anleitungen/Ein Text": "Plural",
  "Entwickeln/Anleitungen/Ein Ablauf#4-die-tests": "Test Tests schreiben",
  "Gestalten/Textton#felder": "Beschriftung Feldbeschriftung Label Pflichtfeld Platzhaltertext Hilfetext",
  "Entwickeln/Entscheidungen/Alle Entscheidungen": "Entscheidung Entscheidungen Produkt Produktentscheidung warum",
  Start: "Neuigkeiten Neues zuletzt geändert Einstieg Versionshinweise Änderungen Changelog",
  "Wege/Ins Konto kommen/Mit Code registrieren": "Registrierung Anmeldung Konto anlegen",
  "Wege/Erste Schritte erledigen": "erste Schritte Onboarding",
};

/** The title of a component by its name in code; a connector is called as its screen. */
export const partTitle = (name: string, from = parts): Title | undefined =>
  from[name] ?? from[name.replace(/Page$/, "Screen")];

/** What a component is called, in German where it has a title. */
export const nameOfPart = (name: string): string => partTitle(name)?.title ?? name;

/** `screens/auth/PhoneScreen` as the sidebar has it: its area and its part, once if they have one name. */
export function pathTitle(title: string): string {
  const [name = "", area = ""] = title.split("/").toReversed();
  return [...new Set([folders[area]?.title, nameOfPart(name)])].filter(Boolean).join(": ");
}

/** An entry of the sidebar, as Storybook knows it. */
export type Entry = { type: string; id: string; name: string; tags?: readonly string[] };

export const SHEET_NAME = "Zustandsbogen";

/** The name of an entry in the sidebar; Storybook calls the page of each component Docs. */
export function germanName({ type, id, name }: Entry): string {
  if (type !== "docs" || name !== "Docs") return name;
  return id.startsWith("screens-") ? SHEET_NAME : "Übersicht";
}
