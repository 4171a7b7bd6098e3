/** When a pattern is the right one, and what takes its place where it is not; by its name, `tests/workbench/docs/patternUses.test.ts` knows that none is missing. */
export type PatternUse = { when: string; not: string };

export const patternUses: Readonly<Record<string, PatternUse>> = {
  Answers: {
    when: "Für Fragen, deren Antworten auf derselben Seite aufklappen: Hilfe, Hilfe zur Anmeldung.",
    not: "Nicht für Angaben, die alle sehen sollen (FactList).",
  },
  AppShell: {
    when: "Für jeden Bildschirm nach der Anmeldung: Kopf, Inhalt und Leiste unten.",
    not: "Nicht vor der Anmeldung, dort steht die Karte der Anmeldung (AuthCard).",
  },
  AuthCard: {
    when: "Für jeden Schritt von der E-Mail-Adresse bis zur Anmeldung.",
    not: "Nicht nach der Anmeldung, dort steht der Rahmen der App (AppShell).",
  },
  AutoAdvanceChoice: {
    when: "Wo man festlegt, ob Bestätigungen von selbst weitergehen, auch vor der Anmeldung.",
    not: "Nicht auf der Bestätigung selbst: Dort ist es zu spät (AutoAdvanceHint).",
  },
  AutoAdvanceHint: {
    when: "Auf einer Bestätigung, die nach 2 Sekunden von selbst weitergeht.",
    not: "Nicht, wenn etwas zu lesen ist, das man auf der nächsten Seite nicht mehr findet.",
  },
  AutoAdvanceSection: {
    when: "In den Einstellungen: die Wahl mit einer Überschrift und einem Satz dazu.",
    not: "Nicht in einem Formular, dort steht nur die Wahl (AutoAdvanceChoice).",
  },
  Columns: {
    when: "Wenn am Rechner zwei Dinge nebeneinander gehören, etwa Liste und Person.",
    not: "Nicht, um Platz zu füllen: Eine Spalte liest sich schneller.",
  },
  ComingSoon: {
    when: "Für etwas, das es in der App noch nicht gibt.",
    not: "Nicht für eine leere Liste, die sich noch füllt (EmptyState).",
  },
  ContactPerson: {
    when: "Am Ende jedes Bildschirms nach der Anmeldung und unter dem Formular der Registrierung.",
    not: "Nicht in einer Meldung: Dort genügt „Ihre Ansprechperson“.",
  },
  ContractCard: {
    when: "Auf der Startseite und neben einem Termin, solange der Vertrag offen ist.",
    not: "Nicht ohne gebuchten Termin und nicht nach dem Abschluss.",
  },
  DaySign: {
    when: "Im Kopf, wenn sich alles auf dem Bildschirm um einen Tag dreht.",
    not: "Nicht in Listen mit vielen Tagen: Dort steht das Datum im Text.",
  },
  Dock: {
    when: "Für den nächsten Schritt eines Bildschirms: auf dem Handy in Reichweite des Daumens, am Rechner unter dem Inhalt.",
    not: "Nicht für Aktionen an einer Zeile: Die stehen in der Zeile.",
  },
  EmptyList: {
    when: "Wenn eine Liste leer ist und man nachsehen möchte, ob sich das geändert hat.",
    not: "Nicht, wenn Nachsehen nichts ändert (EmptyState).",
  },
  EmptyState: {
    when: "Wenn es noch nichts gibt und sich das ändern wird.",
    not: "Nicht, wenn etwas nicht geladen wurde (LoadFailure).",
  },
  EventStatusBadge: {
    when: "Wo man den Stand eines Arbeitstages auf einen Blick braucht.",
    not: "Nicht für den Stand einer Bewerbung: Der steht am Termin.",
  },
  FactList: {
    when: "Für zwei bis fünf Angaben zu einer Sache: wann, wo, mit wem.",
    not: "Nicht für Aufgaben, die man öffnen kann (TaskRow).",
  },
  FileProgress: {
    when: "Im Dock, solange eine Datei gesendet wird.",
    not: "Nicht für Angaben ohne Datei: Dort genügt der Text im Button.",
  },
  IntroOverlay: {
    when: "Einmal vor einem Formular, wenn man vorher etwas wissen muss.",
    not: "Nicht für Hinweise, die man später noch braucht: Die stehen auf der Seite.",
  },
  LegalLinks: {
    when: "Auf dem ersten Bildschirm, neben den Nutzungsbedingungen.",
    not: "Nicht nach der Anmeldung, dort stehen sie als eigener Abschnitt (LegalSection).",
  },
  LegalSection: {
    when: "In Hilfe und Einstellungen.",
    not: "Nicht vor der Anmeldung, dort genügen die Links (LegalLinks).",
  },
  LoadFailure: {
    when: "Wenn der Inhalt eines Bildschirms nicht geladen wurde (meist durch PageState).",
    not: "Nicht, wenn ältere Daten zu sehen sind (OutOfDate) oder nur eine Aktion fehlschlug.",
  },
  Loading: {
    when: "Solange ein Bildschirm auf Daten wartet: der Umriss dessen, was kommt.",
    not: "Nicht nach einem Klick auf eine Schaltfläche: Die zeigt es selbst.",
  },
  OutOfDate: {
    when: "Über Daten, die älter sind, als sie sein sollten, oder denen ein Teil fehlt.",
    not: "Nicht, wenn gar nichts da ist (LoadFailure).",
  },
  PageState: {
    when: "Für den Inhalt jedes Bildschirms, der Daten lädt: Umriss, Fehler oder das Geladene.",
    not: "Nicht für einen Teil eines Bildschirms, ohne den der Rest schon nützt.",
  },
  PasswordRules: {
    when: "Unter jedem Feld für ein neues Passwort.",
    not: "Nicht beim Anmelden: Das Passwort gibt es dort schon.",
  },
  ReloadButton: {
    when: "Unter etwas, das leer ist oder nicht geladen wurde.",
    not: "Nicht über Daten, die sich von selbst erneuern.",
  },
  RowsSkeleton: {
    when: "Solange eine Liste geladen wird, in „Wird geladen“ (Loading).",
    not: "Nicht für ein Formular (FormSkeleton).",
  },
  SecretField: {
    when: "Für jedes Passwort auf einem Bildschirm.",
    not: "Nicht für Codes: Die darf man sehen (CodeField).",
  },
  StepHeader: {
    when: "Im Kopf von Profil, Terminen und Verhaltensregeln, wenn man sie aus den ersten Schritten öffnet.",
    not: "Nicht, wenn man dieselbe Seite später von der Startseite öffnet.",
  },
  TaskRow: {
    when: "Für etwas, das man öffnen und erledigen kann, mit seinem Stand.",
    not: "Nicht für reine Angaben (FactList).",
  },
  CheckedForm: {
    when: "Für ein Formular mit mehr als drei Feldern: Es nennt oben alle Fehler.",
    not: "Nicht für einen Schritt mit ein oder zwei Feldern (StepForm).",
  },
  FormSkeleton: {
    when: "Solange ein Formular geladen wird, in „Wird geladen“ (Loading).",
    not: "Nicht für eine Liste (RowsSkeleton).",
  },
  StepForm: {
    when: "Für einen Schritt vor der Anmeldung: ein oder zwei Felder und eine Schaltfläche.",
    not: "Nicht für ein längeres Formular (CheckedForm).",
  },
  FormSection: {
    when: "Wenn ein Formular zwei oder mehr Themen hat.",
    not: "Nicht für ein einzelnes Thema: Der Titel der Seite nennt es schon.",
  },
  ProfileForm: {
    when: "Für die Angaben zur Person, bei der Registrierung kurz, im Profil ganz.",
    not: "Nicht für Bank, Steuer oder Vertrag: Die haben eigene Formulare.",
  },
  ProfileProblemBanner: {
    when: "Über dem Profil, wenn es nicht gespeichert wurde.",
    not: "Nicht für den Fehler eines Feldes: Der steht am Feld.",
  },
};
