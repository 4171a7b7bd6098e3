// Written by src/copy/build/types.ts from src/copy/de/*.json. Do not edit.
import type { ReactNode } from 'react';
type None = Record<never, never>;
type Tag = (chunks: ReactNode) => ReactNode;
export type Area = 'auth' | 'comingSoon' | 'contractCard' | 'dashboard' | 'failure' | 'files' | 'google' | 'help' | 'intro' | 'lists' | 'myProfile' | 'notices' | 'profile' | 'recovery' | 'settings' | 'shell' | 'signIn' | 'signUp' | 'terms';
export interface Copy {
  'auth': {
    /** Zurück */
    'card.back': None;
    /** Schritt {current, number} von {total, number} */
    'card.step': { current: number; total: number };
    /** Nutzungsbedingungen lesen */
    'card.terms': None;
    /** (neues Fenster) */
    'card.termsOpens': None;
    /** Gangway wird geladen … */
    'boot.starting': None;
    /** Einladung wird geprüft … */
    'boot.invitation': None;
    /** Link wird geprüft … */
    'boot.resetLink': None;
    /** E-Mail-Adresse eingeben */
    'entry.title': None;
    /** Konto erstellen */
    'entry.titleCreate': None;
    /** Gangway prüft, ob es für Sie schon ein Konto gibt. */
    'entry.lead': None;
    /** Nehmen Sie die E-Mail-Adresse, an die Ihre Einladung ging. */
    'entry.leadCreate': None;
    /** E-Mail-Adresse */
    'entry.email': None;
    /** Weiter */
    'entry.submit': None;
    /** Wird geprüft … */
    'entry.checking': None;
    /** E-Mail-Adresse ist erforderlich */
    'entry.problems.required': None;
    /** Bitte geben Sie eine gültige E-Mail-Adresse ein */
    'entry.problems.invalid': None;
    /** Kein Konto mit dieser E-Mail verfügbar */
    'entry.problems.noAccount': None;
    /** E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut. */
    'entry.problems.unableToCheck': None;
    /** Dieser Einladungslink funktioniert nicht. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'entry.alerts.invitationInvalid': None;
    /** Dieser Einladungslink ist abgelaufen. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'entry.alerts.invitationExpired': None;
    /** Der Einladungslink konnte nicht geprüft werden. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'entry.alerts.invitationUnchecked': None;
    /** Ihr Passwort ist neu gesetzt. Bitte melden Sie sich damit an. */
    'entry.alerts.resetDone': None;
    /** Zu dieser E-Mail-Adresse gibt es schon ein Konto. Weiter geht es mit Ihrem Passwort. */
    'entry.alerts.googleKnown': None;
    /** Code eingeben */
    'code.title': None;
    /** Der Code ist unterwegs an <address>{recipient}</address>. */
    'code.sentTo': { address: Tag; recipient: string };
    /** Der Code wird an <address>{recipient}</address> gesendet … */
    'code.sendingTo': { address: Tag; recipient: string };
    /** Der Code geht an <address>{recipient}</address>. */
    'code.notSentTo': { address: Tag; recipient: string };
    /** Code aus der E-Mail */
    'code.label.email': None;
    /** Code aus der SMS */
    'code.label.sms': None;
    /** {missing, plural, one {Bitte geben Sie noch # Ziffer ein.} other {Bitte geben Sie noch # Ziffern ein.}} */
    'code.missing': { missing: number };
    /** Bitte geben Sie 6 Ziffern ein. */
    'code.missingAll': None;
    /** Code bestätigen */
    'code.submit': None;
    /** Code wird geprüft … */
    'code.checking': None;
    /** Dieser Code passt nicht. Bitte nehmen Sie den Code aus der neuesten E-Mail. */
    'code.problems.wrong.email': None;
    /** Dieser Code passt nicht. Bitte nehmen Sie den Code aus der neuesten SMS. */
    'code.problems.wrong.sms': None;
    /** Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen Code an. */
    'code.problems.expired': None;
    /** Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut. */
    'code.problems.notChecked': None;
    /** Der Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'code.sendProblems.sendFailed.email': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'code.sendProblems.sendFailed.sms': None;
    /** {seconds, plural, one {Bitte warten Sie # Sekunde} other {Bitte warten Sie # Sekunden}} */
    'code.sendProblems.wait': { seconds: number };
    /** Neuen Code anfordern in <strong>{seconds, plural, one {# Sekunde} other {# Sekunden}}</strong> */
    'code.resend.waiting': { strong: Tag; seconds: number };
    /** Neuen Code anfordern */
    'code.resend.ready': None;
    /** Code wird gesendet … */
    'code.resend.sending': None;
    /** Sie können jetzt einen neuen Code anfordern. */
    'code.resendReady': None;
  };
  'auth.card': {
    /** Zurück */
    'back': None;
    /** Schritt {current, number} von {total, number} */
    'step': { current: number; total: number };
    /** Nutzungsbedingungen lesen */
    'terms': None;
    /** (neues Fenster) */
    'termsOpens': None;
  };
  'auth.boot': {
    /** Gangway wird geladen … */
    'starting': None;
    /** Einladung wird geprüft … */
    'invitation': None;
    /** Link wird geprüft … */
    'resetLink': None;
  };
  'auth.entry': {
    /** E-Mail-Adresse eingeben */
    'title': None;
    /** Konto erstellen */
    'titleCreate': None;
    /** Gangway prüft, ob es für Sie schon ein Konto gibt. */
    'lead': None;
    /** Nehmen Sie die E-Mail-Adresse, an die Ihre Einladung ging. */
    'leadCreate': None;
    /** E-Mail-Adresse */
    'email': None;
    /** Weiter */
    'submit': None;
    /** Wird geprüft … */
    'checking': None;
    /** E-Mail-Adresse ist erforderlich */
    'problems.required': None;
    /** Bitte geben Sie eine gültige E-Mail-Adresse ein */
    'problems.invalid': None;
    /** Kein Konto mit dieser E-Mail verfügbar */
    'problems.noAccount': None;
    /** E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut. */
    'problems.unableToCheck': None;
    /** Dieser Einladungslink funktioniert nicht. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'alerts.invitationInvalid': None;
    /** Dieser Einladungslink ist abgelaufen. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'alerts.invitationExpired': None;
    /** Der Einladungslink konnte nicht geprüft werden. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'alerts.invitationUnchecked': None;
    /** Ihr Passwort ist neu gesetzt. Bitte melden Sie sich damit an. */
    'alerts.resetDone': None;
    /** Zu dieser E-Mail-Adresse gibt es schon ein Konto. Weiter geht es mit Ihrem Passwort. */
    'alerts.googleKnown': None;
  };
  'auth.entry.problems': {
    /** E-Mail-Adresse ist erforderlich */
    'required': None;
    /** Bitte geben Sie eine gültige E-Mail-Adresse ein */
    'invalid': None;
    /** Kein Konto mit dieser E-Mail verfügbar */
    'noAccount': None;
    /** E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut. */
    'unableToCheck': None;
  };
  'auth.entry.alerts': {
    /** Dieser Einladungslink funktioniert nicht. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'invitationInvalid': None;
    /** Dieser Einladungslink ist abgelaufen. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'invitationExpired': None;
    /** Der Einladungslink konnte nicht geprüft werden. Mit Ihrer E-Mail-Adresse geht es hier weiter. */
    'invitationUnchecked': None;
    /** Ihr Passwort ist neu gesetzt. Bitte melden Sie sich damit an. */
    'resetDone': None;
    /** Zu dieser E-Mail-Adresse gibt es schon ein Konto. Weiter geht es mit Ihrem Passwort. */
    'googleKnown': None;
  };
  'auth.code': {
    /** Code eingeben */
    'title': None;
    /** Der Code ist unterwegs an <address>{recipient}</address>. */
    'sentTo': { address: Tag; recipient: string };
    /** Der Code wird an <address>{recipient}</address> gesendet … */
    'sendingTo': { address: Tag; recipient: string };
    /** Der Code geht an <address>{recipient}</address>. */
    'notSentTo': { address: Tag; recipient: string };
    /** Code aus der E-Mail */
    'label.email': None;
    /** Code aus der SMS */
    'label.sms': None;
    /** {missing, plural, one {Bitte geben Sie noch # Ziffer ein.} other {Bitte geben Sie noch # Ziffern ein.}} */
    'missing': { missing: number };
    /** Bitte geben Sie 6 Ziffern ein. */
    'missingAll': None;
    /** Code bestätigen */
    'submit': None;
    /** Code wird geprüft … */
    'checking': None;
    /** Dieser Code passt nicht. Bitte nehmen Sie den Code aus der neuesten E-Mail. */
    'problems.wrong.email': None;
    /** Dieser Code passt nicht. Bitte nehmen Sie den Code aus der neuesten SMS. */
    'problems.wrong.sms': None;
    /** Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen Code an. */
    'problems.expired': None;
    /** Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut. */
    'problems.notChecked': None;
    /** Der Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sendProblems.sendFailed.email': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sendProblems.sendFailed.sms': None;
    /** {seconds, plural, one {Bitte warten Sie # Sekunde} other {Bitte warten Sie # Sekunden}} */
    'sendProblems.wait': { seconds: number };
    /** Neuen Code anfordern in <strong>{seconds, plural, one {# Sekunde} other {# Sekunden}}</strong> */
    'resend.waiting': { strong: Tag; seconds: number };
    /** Neuen Code anfordern */
    'resend.ready': None;
    /** Code wird gesendet … */
    'resend.sending': None;
    /** Sie können jetzt einen neuen Code anfordern. */
    'resendReady': None;
  };
  'auth.code.label': {
    /** Code aus der E-Mail */
    'email': None;
    /** Code aus der SMS */
    'sms': None;
  };
  'auth.code.problems': {
    /** Dieser Code passt nicht. Bitte nehmen Sie den Code aus der neuesten E-Mail. */
    'wrong.email': None;
    /** Dieser Code passt nicht. Bitte nehmen Sie den Code aus der neuesten SMS. */
    'wrong.sms': None;
    /** Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen Code an. */
    'expired': None;
    /** Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut. */
    'notChecked': None;
  };
  'auth.code.problems.wrong': {
    /** Dieser Code passt nicht. Bitte nehmen Sie den Code aus der neuesten E-Mail. */
    'email': None;
    /** Dieser Code passt nicht. Bitte nehmen Sie den Code aus der neuesten SMS. */
    'sms': None;
  };
  'auth.code.sendProblems': {
    /** Der Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sendFailed.email': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sendFailed.sms': None;
    /** {seconds, plural, one {Bitte warten Sie # Sekunde} other {Bitte warten Sie # Sekunden}} */
    'wait': { seconds: number };
  };
  'auth.code.sendProblems.sendFailed': {
    /** Der Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'email': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sms': None;
  };
  'auth.code.resend': {
    /** Neuen Code anfordern in <strong>{seconds, plural, one {# Sekunde} other {# Sekunden}}</strong> */
    'waiting': { strong: Tag; seconds: number };
    /** Neuen Code anfordern */
    'ready': None;
    /** Code wird gesendet … */
    'sending': None;
  };
  'comingSoon': {
    /** Demnächst verfügbar */
    'title': None;
    /** Diese Funktion ist demnächst verfügbar */
    'feature': None;
    /** Zur Startseite */
    'toStart': None;
    /** Benachrichtigungen */
    'notifications.title': None;
    /** Hier stehen später Nachrichten zu Ihren Terminen. */
    'notifications.body': None;
    /** Check-in */
    'checkIn.title': None;
    /** Bis dahin trägt Ihre Ansprechperson vor Ort ein, wer da ist. */
    'checkIn.body': None;
    /** Check-out */
    'checkOut.title': None;
    /** Bis dahin trägt Ihre Ansprechperson vor Ort ein, wer geht. */
    'checkOut.body': None;
  };
  'comingSoon.notifications': {
    /** Benachrichtigungen */
    'title': None;
    /** Hier stehen später Nachrichten zu Ihren Terminen. */
    'body': None;
  };
  'comingSoon.checkIn': {
    /** Check-in */
    'title': None;
    /** Bis dahin trägt Ihre Ansprechperson vor Ort ein, wer da ist. */
    'body': None;
  };
  'comingSoon.checkOut': {
    /** Check-out */
    'title': None;
    /** Bis dahin trägt Ihre Ansprechperson vor Ort ein, wer geht. */
    'body': None;
  };
  'contractCard': {
    /** Schritt {step, number} von {total, number} */
    'step': { step: number; total: number };
    /** Vertrag herunterladen */
    'download.title': None;
    /** Offen */
    'download.badge': None;
    /** Vertrag ansehen */
    'download.view': None;
    /** Vertrag unterschreiben */
    'signAndSend.title': None;
    /** Offen */
    'signAndSend.badge': None;
    /** Anleitung ansehen */
    'signAndSend.view': None;
    /** Vertrag wird bearbeitet */
    'processing.title': None;
    /** Wartend */
    'processing.badge': None;
    /** Stand ansehen */
    'processing.view': None;
    /** Vertrag ist bereit */
    'ready.title': None;
    /** Bereit */
    'ready.badge': None;
    /** Vertrag ansehen */
    'ready.view': None;
    /** Vertrag ist fertig */
    'complete.title': None;
    /** Erledigt */
    'complete.badge': None;
    /** Nächsten Schritt ansehen */
    'complete.view': None;
  };
  'contractCard.download': {
    /** Vertrag herunterladen */
    'title': None;
    /** Offen */
    'badge': None;
    /** Vertrag ansehen */
    'view': None;
  };
  'contractCard.signAndSend': {
    /** Vertrag unterschreiben */
    'title': None;
    /** Offen */
    'badge': None;
    /** Anleitung ansehen */
    'view': None;
  };
  'contractCard.processing': {
    /** Vertrag wird bearbeitet */
    'title': None;
    /** Wartend */
    'badge': None;
    /** Stand ansehen */
    'view': None;
  };
  'contractCard.ready': {
    /** Vertrag ist bereit */
    'title': None;
    /** Bereit */
    'badge': None;
    /** Vertrag ansehen */
    'view': None;
  };
  'contractCard.complete': {
    /** Vertrag ist fertig */
    'title': None;
    /** Erledigt */
    'badge': None;
    /** Nächsten Schritt ansehen */
    'view': None;
  };
  'dashboard': {
    /** Guten Morgen, {name} */
    'greeting.morning': { name: string };
    /** Guten Tag, {name} */
    'greeting.day': { name: string };
    /** Guten Abend, {name} */
    'greeting.evening': { name: string };
    /** Guten Morgen */
    'greetingPlain.morning': None;
    /** Guten Tag */
    'greetingPlain.day': None;
    /** Guten Abend */
    'greetingPlain.evening': None;
    /** <strong>{done, number} von {total, number} Bereichen</strong> fertig */
    'parts': { strong: Tag; done: number; total: number };
    /** {done, number} von {total, number} Bereichen fertig */
    'partsAlt': { done: number; total: number };
    /** Ihre Aufgaben */
    'tasksTitle': None;
    /** Profil vervollständigen */
    'tasks.profile': None;
    /** Für Termine bewerben */
    'tasks.apply': None;
    /** Termin ansehen */
    'tasks.event': None;
    /** Gruppe anpassen */
    'tasks.group': None;
    /** Einstellungen */
    'tasks.settings': None;
    /** {percent, number} %, {done, number} von {total, number} Bereichen */
    'notes.profile': { percent: number; done: number; total: number };
    /** Noch keine Bewerbung */
    'notes.apply': None;
    /** {count, plural, one {# Termin beworben} other {# Termine beworben}} */
    'notes.applied': { count: number };
    /** Noch kein Termin */
    'notes.event': None;
    /** Noch keine Gruppe */
    'notes.group': None;
    /** Gruppe: {name} */
    'notes.inGroup': { name: string };
    /** Allein dabei */
    'notes.solo': None;
    /** Schrift, Hilfe und Support */
    'notes.settings': None;
    /** {days, plural, =0 {heute} =1 {morgen} one {in # Tag} other {in # Tagen}} */
    'inDays': { days: number };
    /** Demnächst */
    'soon': None;
    /** Abmelden */
    'signOut': None;
    /** Sie werden abgemeldet … */
    'signingOut': None;
    /** Aufgaben werden geladen … */
    'loading': None;
    /** Aufgaben konnten nicht geladen werden */
    'failed.title': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'failed.body': None;
    /** Angaben zu Ihrer Person */
    'purposes.profile': None;
    /** Tage aussuchen */
    'purposes.apply': None;
    /** Datum, Uhrzeit und Ort */
    'purposes.event': None;
    /** Mit bis zu 4 Personen */
    'purposes.group': None;
  };
  'dashboard.greeting': {
    /** Guten Morgen, {name} */
    'morning': { name: string };
    /** Guten Tag, {name} */
    'day': { name: string };
    /** Guten Abend, {name} */
    'evening': { name: string };
  };
  'dashboard.greetingPlain': {
    /** Guten Morgen */
    'morning': None;
    /** Guten Tag */
    'day': None;
    /** Guten Abend */
    'evening': None;
  };
  'dashboard.tasks': {
    /** Profil vervollständigen */
    'profile': None;
    /** Für Termine bewerben */
    'apply': None;
    /** Termin ansehen */
    'event': None;
    /** Gruppe anpassen */
    'group': None;
    /** Einstellungen */
    'settings': None;
  };
  'dashboard.notes': {
    /** {percent, number} %, {done, number} von {total, number} Bereichen */
    'profile': { percent: number; done: number; total: number };
    /** Noch keine Bewerbung */
    'apply': None;
    /** {count, plural, one {# Termin beworben} other {# Termine beworben}} */
    'applied': { count: number };
    /** Noch kein Termin */
    'event': None;
    /** Noch keine Gruppe */
    'group': None;
    /** Gruppe: {name} */
    'inGroup': { name: string };
    /** Allein dabei */
    'solo': None;
    /** Schrift, Hilfe und Support */
    'settings': None;
  };
  'dashboard.failed': {
    /** Aufgaben konnten nicht geladen werden */
    'title': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'body': None;
  };
  'dashboard.purposes': {
    /** Angaben zu Ihrer Person */
    'profile': None;
    /** Tage aussuchen */
    'apply': None;
    /** Datum, Uhrzeit und Ort */
    'event': None;
    /** Mit bis zu 4 Personen */
    'group': None;
  };
  'failure': {
    /** Erneut versuchen */
    'retry': None;
    /** Wird geladen … */
    'retrying': None;
  };
  'files': {
    /** Das Hochladen hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'problems.uploadFailed': None;
    /** Bitte wählen Sie ein Foto als JPG oder PNG. */
    'problems.invalidFormat.idPhoto': None;
    /** Bitte wählen Sie eine Datei als PDF, DOC oder DOCX. */
    'problems.invalidFormat.contractDocument': None;
    /** Diese Datei ist zu groß. Bitte wählen Sie eine Datei bis {megabytes, number} MB. */
    'problems.tooLarge': { megabytes: number };
  };
  'files.problems': {
    /** Das Hochladen hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'uploadFailed': None;
    /** Bitte wählen Sie ein Foto als JPG oder PNG. */
    'invalidFormat.idPhoto': None;
    /** Bitte wählen Sie eine Datei als PDF, DOC oder DOCX. */
    'invalidFormat.contractDocument': None;
    /** Diese Datei ist zu groß. Bitte wählen Sie eine Datei bis {megabytes, number} MB. */
    'tooLarge': { megabytes: number };
  };
  'files.problems.invalidFormat': {
    /** Bitte wählen Sie ein Foto als JPG oder PNG. */
    'idPhoto': None;
    /** Bitte wählen Sie eine Datei als PDF, DOC oder DOCX. */
    'contractDocument': None;
  };
  'google': {
    /** oder */
    'or': None;
    /** Mit Google fortfahren */
    'offer': None;
    /** Google ist geöffnet … */
    'busy': None;
    /** Das Google-Fenster ist geschlossen. Bitte versuchen Sie es erneut. */
    'problems.cancelled': None;
    /** Google antwortet gerade nicht. Bitte nehmen Sie Ihre E-Mail-Adresse. */
    'problems.failed': None;
  };
  'google.problems': {
    /** Das Google-Fenster ist geschlossen. Bitte versuchen Sie es erneut. */
    'cancelled': None;
    /** Google antwortet gerade nicht. Bitte nehmen Sie Ihre E-Mail-Adresse. */
    'failed': None;
  };
  'help': {
    /** Hilfe und Support */
    'title': None;
    /** Kurze Antworten auf häufige Fragen */
    'lead': None;
    /** Konto und Anmeldung */
    'sections.account': None;
    /** Profil und Ausweis */
    'sections.profile': None;
    /** Vertrag und Abrechnung */
    'sections.contract': None;
    /** Termine und Gruppe */
    'sections.events': None;
    /** Am Tag selbst */
    'sections.day': None;
    /** Daten und Bedienung */
    'sections.privacy': None;
    /** Wie läuft die Registrierung ab? */
    'questions.signUp.question': None;
    /** In 6 Schritten, mit der E-Mail-Adresse aus Ihrer Einladung. */
    'questions.signUp.answer': None;
    /** E-Mail-Adresse und Telefonnummer bestätigen Sie mit je einem Code. Danach folgen Passwort und Profil. Sie können jederzeit unterbrechen. */
    'questions.signUp.more': None;
    /** Warum kommt mein Code nicht an? */
    'questions.code.question': None;
    /** Bitte warten Sie 1 Minute und sehen Sie auch im Spam-Ordner nach. */
    'questions.code.answer': None;
    /** Stimmt die E-Mail-Adresse oder die Telefonnummer? Dann fordern Sie einen neuen Code an. Nehmen Sie immer den Code aus der neuesten Nachricht. */
    'questions.code.more': None;
    /** Was tue ich, wenn ich mein Passwort vergessen habe? */
    'questions.password.question': None;
    /** Wählen Sie bei der Anmeldung „Passwort vergessen?“. */
    'questions.password.answer': None;
    /** Sie bekommen einen Link per E-Mail. Er gilt 15 Minuten. Damit legen Sie ein neues Passwort fest. */
    'questions.password.more': None;
    /** Wann ist mein Profil vollständig? */
    'questions.complete.question': None;
    /** Sobald Ihre Angaben gespeichert sind und der Anbieter sie bestätigt hat. */
    'questions.complete.answer': None;
    /** Die Startseite zählt 4 Bereiche: Profil, Vertrag, Abrechnung und Ausweisprüfung. Was „freiwillig“ heißt, kann leer bleiben. */
    'questions.complete.more': None;
    /** Was gebe ich zum Flughafenausweis an? */
    'questions.pass.question': None;
    /** Die Nummer und die Farbe, so wie auf Ihrem Ausweis. */
    'questions.pass.answer': None;
    /** Ohne diese Angaben ist Ihr Profil noch nicht vollständig. Haben Sie noch keinen Ausweis? Dann hilft Ihnen Ihre Ansprechperson. */
    'questions.pass.more': None;
    /** Was passiert mit meinem Ausweisfoto? */
    'questions.photo.question': None;
    /** Es dient dazu, Ihre Identität zu prüfen. */
    'questions.photo.answer': None;
    /** Geprüft wird im Profil, beim Check-in, beim Check-out und bei der Abrechnung. Auch die interne Sicherheit nutzt das Foto. Niemand gibt es weiter oder verkauft es. Sie können es 2-mal ersetzen oder löschen. */
    'questions.photo.more': None;
    /** Wozu gibt es die Verhaltensregeln? */
    'questions.conduct.question': None;
    /** Sie sagen in 12 Abschnitten, was bei Ihrem Einsatz für alle gilt. */
    'questions.conduct.answer': None;
    /** Lesen Sie bis zum Ende und setzen Sie die 5 Häkchen. Dann nehmen Sie die Regeln an. Sie können sie auch ablehnen. Beides lässt sich später nicht ändern. */
    'questions.conduct.more': None;
    /** Wie kommt mein Vertrag zustande? */
    'questions.contract.question': None;
    /** Sie laden ihn herunter, drucken ihn aus und unterschreiben ihn. */
    'questions.contract.answer': None;
    /** Dann scannen oder fotografieren Sie ihn. Die Adresse zum Einsenden steht auf der Seite „Vertrag“. Die Bearbeitung dauert 2 bis 3 Werktage. */
    'questions.contract.more': None;
    /** Kann ich den Vertrag per Post schicken? */
    'questions.post.question': None;
    /** Vorgesehen ist eine E-Mail mit Scan oder Foto. */
    'questions.post.answer': None;
    /** Fehlt Ihnen ein Drucker oder eine Kamera? Dann fragen Sie bitte Ihre Ansprechperson, ob die Post möglich ist. */
    'questions.post.more': None;
    /** Wo finde ich meine Lohnabrechnung? */
    'questions.payroll.question': None;
    /** Unter „Mein Profil“, „Abrechnungsdaten“, „Abrechnungsdokumente“. */
    'questions.payroll.answer': None;
    /** Jedes Dokument hat ein Datum und lässt sich herunterladen. Ihr Bankkonto ändern Sie unter „Finanzdaten“. */
    'questions.payroll.more': None;
    /** Wie bewerbe ich mich für Termine? */
    'questions.apply.question': None;
    /** Öffnen Sie auf der Startseite „Für Termine bewerben“ und wählen Sie Tage aus. */
    'questions.apply.answer': None;
    /** Das geht, sobald Ihr Profil vollständig ist. Eine Bewerbung ist noch keine Zusage. Im Kalender sehen Sie, für welche Tage Sie gebucht sind. */
    'questions.apply.more': None;
    /** Wie viele Personen hat eine Gruppe? */
    'questions.group.question': None;
    /** Höchstens 4 Personen, Sie eingeschlossen. */
    'questions.group.answer': None;
    /** Wer die Gruppe erstellt, leitet sie. Alle anderen treten mit der Gruppennummer bei, sie hat 8 Ziffern. Sie können auch allein teilnehmen. */
    'questions.group.more': None;
    /** Wie sage ich einen Termin ab? */
    'questions.cancel.question': None;
    /** Öffnen Sie „Termin ansehen“ und wählen Sie „Termin absagen“. */
    'questions.cancel.answer': None;
    /** Bitte nennen Sie einen Grund. Hat Ihre Gruppenleitung gebucht? Dann sprechen Sie bitte mit ihr. Eine Bewerbung ziehen Sie im Kalender zurück. */
    'questions.cancel.more': None;
    /** Wann komme ich zum Check-in? */
    'questions.checkIn.question': None;
    /** Mindestens 15 Minuten vor dem Beginn. */
    'questions.checkIn.answer': None;
    /** Der Check-in öffnet 24 Stunden vor dem Beginn. Eine Person vor Ort trägt Sie ein und am Ende wieder aus. */
    'questions.checkIn.more': None;
    /** Was bringe ich mit? */
    'questions.bring.question': None;
    /** Wer am Flughafen arbeitet, bringt den Flughafenausweis mit. */
    'questions.bring.answer': None;
    /** Alle anderen bringen den Personalausweis oder den Reisepass mit. Was für Sie gilt, steht bei Ihrem Termin. */
    'questions.bring.more': None;
    /** Was passiert mit meinen Daten? */
    'questions.data.question': None;
    /** Gangway gibt Ihre Angaben an den Anbieter des Probebetriebs weiter. */
    'questions.data.answer': None;
    /** Bankkonto, Steuerdaten und Ausweisfoto speichert Gangway nicht auf Ihrem Gerät. Möchten Sie Auskunft oder eine Löschung? Dann nehmen Sie bitte Kontakt auf. */
    'questions.data.more': None;
    /** Gibt es Gangway in anderen Sprachen? */
    'questions.languages.question': None;
    /** Gangway spricht Deutsch. Ihr Browser kann jede Seite übersetzen. */
    'questions.languages.answer': None;
    /** Öffnen Sie dazu das Menü des Browsers und wählen Sie „Übersetzen“. */
    'questions.languages.more': None;
    /** Wie lese ich Gangway größer oder mit Vorlesen? */
    'questions.reading.question': None;
    /** Vergrößern Sie die Schrift in Ihrem Browser oder auf Ihrem Telefon. */
    'questions.reading.answer': None;
    /** Die Seiten passen sich an. Sie lassen sich auch mit der Tastatur oder einem Vorleseprogramm bedienen. Hindert Sie etwas? Dann nehmen Sie bitte Kontakt auf. */
    'questions.reading.more': None;
    /** Neu dabei */
    'register.title': None;
    /** Andere Personen registrieren sich auf einer eigenen Seite. */
    'register.body': None;
    /** Zur Registrierung (externe Seite) */
    'register.open': None;
    /** (neues Fenster) */
    'register.opens': None;
    /** Die Adresse der Registrierung ist noch nicht hinterlegt. */
    'register.missing': None;
    /** Ihre Frage ist nicht dabei? <address>{email}</address> */
    'contact.at': { address: Tag; email: string };
    /** Kontakt aufnehmen */
    'contact.open': None;
    /** Für Fragen ist noch keine E-Mail-Adresse hinterlegt. Bitte wenden Sie sich an Ihre Ansprechperson. */
    'contact.missing': None;
  };
  'help.sections': {
    /** Konto und Anmeldung */
    'account': None;
    /** Profil und Ausweis */
    'profile': None;
    /** Vertrag und Abrechnung */
    'contract': None;
    /** Termine und Gruppe */
    'events': None;
    /** Am Tag selbst */
    'day': None;
    /** Daten und Bedienung */
    'privacy': None;
  };
  'help.questions': {
    /** Wie läuft die Registrierung ab? */
    'signUp.question': None;
    /** In 6 Schritten, mit der E-Mail-Adresse aus Ihrer Einladung. */
    'signUp.answer': None;
    /** E-Mail-Adresse und Telefonnummer bestätigen Sie mit je einem Code. Danach folgen Passwort und Profil. Sie können jederzeit unterbrechen. */
    'signUp.more': None;
    /** Warum kommt mein Code nicht an? */
    'code.question': None;
    /** Bitte warten Sie 1 Minute und sehen Sie auch im Spam-Ordner nach. */
    'code.answer': None;
    /** Stimmt die E-Mail-Adresse oder die Telefonnummer? Dann fordern Sie einen neuen Code an. Nehmen Sie immer den Code aus der neuesten Nachricht. */
    'code.more': None;
    /** Was tue ich, wenn ich mein Passwort vergessen habe? */
    'password.question': None;
    /** Wählen Sie bei der Anmeldung „Passwort vergessen?“. */
    'password.answer': None;
    /** Sie bekommen einen Link per E-Mail. Er gilt 15 Minuten. Damit legen Sie ein neues Passwort fest. */
    'password.more': None;
    /** Wann ist mein Profil vollständig? */
    'complete.question': None;
    /** Sobald Ihre Angaben gespeichert sind und der Anbieter sie bestätigt hat. */
    'complete.answer': None;
    /** Die Startseite zählt 4 Bereiche: Profil, Vertrag, Abrechnung und Ausweisprüfung. Was „freiwillig“ heißt, kann leer bleiben. */
    'complete.more': None;
    /** Was gebe ich zum Flughafenausweis an? */
    'pass.question': None;
    /** Die Nummer und die Farbe, so wie auf Ihrem Ausweis. */
    'pass.answer': None;
    /** Ohne diese Angaben ist Ihr Profil noch nicht vollständig. Haben Sie noch keinen Ausweis? Dann hilft Ihnen Ihre Ansprechperson. */
    'pass.more': None;
    /** Was passiert mit meinem Ausweisfoto? */
    'photo.question': None;
    /** Es dient dazu, Ihre Identität zu prüfen. */
    'photo.answer': None;
    /** Geprüft wird im Profil, beim Check-in, beim Check-out und bei der Abrechnung. Auch die interne Sicherheit nutzt das Foto. Niemand gibt es weiter oder verkauft es. Sie können es 2-mal ersetzen oder löschen. */
    'photo.more': None;
    /** Wozu gibt es die Verhaltensregeln? */
    'conduct.question': None;
    /** Sie sagen in 12 Abschnitten, was bei Ihrem Einsatz für alle gilt. */
    'conduct.answer': None;
    /** Lesen Sie bis zum Ende und setzen Sie die 5 Häkchen. Dann nehmen Sie die Regeln an. Sie können sie auch ablehnen. Beides lässt sich später nicht ändern. */
    'conduct.more': None;
    /** Wie kommt mein Vertrag zustande? */
    'contract.question': None;
    /** Sie laden ihn herunter, drucken ihn aus und unterschreiben ihn. */
    'contract.answer': None;
    /** Dann scannen oder fotografieren Sie ihn. Die Adresse zum Einsenden steht auf der Seite „Vertrag“. Die Bearbeitung dauert 2 bis 3 Werktage. */
    'contract.more': None;
    /** Kann ich den Vertrag per Post schicken? */
    'post.question': None;
    /** Vorgesehen ist eine E-Mail mit Scan oder Foto. */
    'post.answer': None;
    /** Fehlt Ihnen ein Drucker oder eine Kamera? Dann fragen Sie bitte Ihre Ansprechperson, ob die Post möglich ist. */
    'post.more': None;
    /** Wo finde ich meine Lohnabrechnung? */
    'payroll.question': None;
    /** Unter „Mein Profil“, „Abrechnungsdaten“, „Abrechnungsdokumente“. */
    'payroll.answer': None;
    /** Jedes Dokument hat ein Datum und lässt sich herunterladen. Ihr Bankkonto ändern Sie unter „Finanzdaten“. */
    'payroll.more': None;
    /** Wie bewerbe ich mich für Termine? */
    'apply.question': None;
    /** Öffnen Sie auf der Startseite „Für Termine bewerben“ und wählen Sie Tage aus. */
    'apply.answer': None;
    /** Das geht, sobald Ihr Profil vollständig ist. Eine Bewerbung ist noch keine Zusage. Im Kalender sehen Sie, für welche Tage Sie gebucht sind. */
    'apply.more': None;
    /** Wie viele Personen hat eine Gruppe? */
    'group.question': None;
    /** Höchstens 4 Personen, Sie eingeschlossen. */
    'group.answer': None;
    /** Wer die Gruppe erstellt, leitet sie. Alle anderen treten mit der Gruppennummer bei, sie hat 8 Ziffern. Sie können auch allein teilnehmen. */
    'group.more': None;
    /** Wie sage ich einen Termin ab? */
    'cancel.question': None;
    /** Öffnen Sie „Termin ansehen“ und wählen Sie „Termin absagen“. */
    'cancel.answer': None;
    /** Bitte nennen Sie einen Grund. Hat Ihre Gruppenleitung gebucht? Dann sprechen Sie bitte mit ihr. Eine Bewerbung ziehen Sie im Kalender zurück. */
    'cancel.more': None;
    /** Wann komme ich zum Check-in? */
    'checkIn.question': None;
    /** Mindestens 15 Minuten vor dem Beginn. */
    'checkIn.answer': None;
    /** Der Check-in öffnet 24 Stunden vor dem Beginn. Eine Person vor Ort trägt Sie ein und am Ende wieder aus. */
    'checkIn.more': None;
    /** Was bringe ich mit? */
    'bring.question': None;
    /** Wer am Flughafen arbeitet, bringt den Flughafenausweis mit. */
    'bring.answer': None;
    /** Alle anderen bringen den Personalausweis oder den Reisepass mit. Was für Sie gilt, steht bei Ihrem Termin. */
    'bring.more': None;
    /** Was passiert mit meinen Daten? */
    'data.question': None;
    /** Gangway gibt Ihre Angaben an den Anbieter des Probebetriebs weiter. */
    'data.answer': None;
    /** Bankkonto, Steuerdaten und Ausweisfoto speichert Gangway nicht auf Ihrem Gerät. Möchten Sie Auskunft oder eine Löschung? Dann nehmen Sie bitte Kontakt auf. */
    'data.more': None;
    /** Gibt es Gangway in anderen Sprachen? */
    'languages.question': None;
    /** Gangway spricht Deutsch. Ihr Browser kann jede Seite übersetzen. */
    'languages.answer': None;
    /** Öffnen Sie dazu das Menü des Browsers und wählen Sie „Übersetzen“. */
    'languages.more': None;
    /** Wie lese ich Gangway größer oder mit Vorlesen? */
    'reading.question': None;
    /** Vergrößern Sie die Schrift in Ihrem Browser oder auf Ihrem Telefon. */
    'reading.answer': None;
    /** Die Seiten passen sich an. Sie lassen sich auch mit der Tastatur oder einem Vorleseprogramm bedienen. Hindert Sie etwas? Dann nehmen Sie bitte Kontakt auf. */
    'reading.more': None;
  };
  'help.questions.signUp': {
    /** Wie läuft die Registrierung ab? */
    'question': None;
    /** In 6 Schritten, mit der E-Mail-Adresse aus Ihrer Einladung. */
    'answer': None;
    /** E-Mail-Adresse und Telefonnummer bestätigen Sie mit je einem Code. Danach folgen Passwort und Profil. Sie können jederzeit unterbrechen. */
    'more': None;
  };
  'help.questions.code': {
    /** Warum kommt mein Code nicht an? */
    'question': None;
    /** Bitte warten Sie 1 Minute und sehen Sie auch im Spam-Ordner nach. */
    'answer': None;
    /** Stimmt die E-Mail-Adresse oder die Telefonnummer? Dann fordern Sie einen neuen Code an. Nehmen Sie immer den Code aus der neuesten Nachricht. */
    'more': None;
  };
  'help.questions.password': {
    /** Was tue ich, wenn ich mein Passwort vergessen habe? */
    'question': None;
    /** Wählen Sie bei der Anmeldung „Passwort vergessen?“. */
    'answer': None;
    /** Sie bekommen einen Link per E-Mail. Er gilt 15 Minuten. Damit legen Sie ein neues Passwort fest. */
    'more': None;
  };
  'help.questions.complete': {
    /** Wann ist mein Profil vollständig? */
    'question': None;
    /** Sobald Ihre Angaben gespeichert sind und der Anbieter sie bestätigt hat. */
    'answer': None;
    /** Die Startseite zählt 4 Bereiche: Profil, Vertrag, Abrechnung und Ausweisprüfung. Was „freiwillig“ heißt, kann leer bleiben. */
    'more': None;
  };
  'help.questions.pass': {
    /** Was gebe ich zum Flughafenausweis an? */
    'question': None;
    /** Die Nummer und die Farbe, so wie auf Ihrem Ausweis. */
    'answer': None;
    /** Ohne diese Angaben ist Ihr Profil noch nicht vollständig. Haben Sie noch keinen Ausweis? Dann hilft Ihnen Ihre Ansprechperson. */
    'more': None;
  };
  'help.questions.photo': {
    /** Was passiert mit meinem Ausweisfoto? */
    'question': None;
    /** Es dient dazu, Ihre Identität zu prüfen. */
    'answer': None;
    /** Geprüft wird im Profil, beim Check-in, beim Check-out und bei der Abrechnung. Auch die interne Sicherheit nutzt das Foto. Niemand gibt es weiter oder verkauft es. Sie können es 2-mal ersetzen oder löschen. */
    'more': None;
  };
  'help.questions.conduct': {
    /** Wozu gibt es die Verhaltensregeln? */
    'question': None;
    /** Sie sagen in 12 Abschnitten, was bei Ihrem Einsatz für alle gilt. */
    'answer': None;
    /** Lesen Sie bis zum Ende und setzen Sie die 5 Häkchen. Dann nehmen Sie die Regeln an. Sie können sie auch ablehnen. Beides lässt sich später nicht ändern. */
    'more': None;
  };
  'help.questions.contract': {
    /** Wie kommt mein Vertrag zustande? */
    'question': None;
    /** Sie laden ihn herunter, drucken ihn aus und unterschreiben ihn. */
    'answer': None;
    /** Dann scannen oder fotografieren Sie ihn. Die Adresse zum Einsenden steht auf der Seite „Vertrag“. Die Bearbeitung dauert 2 bis 3 Werktage. */
    'more': None;
  };
  'help.questions.post': {
    /** Kann ich den Vertrag per Post schicken? */
    'question': None;
    /** Vorgesehen ist eine E-Mail mit Scan oder Foto. */
    'answer': None;
    /** Fehlt Ihnen ein Drucker oder eine Kamera? Dann fragen Sie bitte Ihre Ansprechperson, ob die Post möglich ist. */
    'more': None;
  };
  'help.questions.payroll': {
    /** Wo finde ich meine Lohnabrechnung? */
    'question': None;
    /** Unter „Mein Profil“, „Abrechnungsdaten“, „Abrechnungsdokumente“. */
    'answer': None;
    /** Jedes Dokument hat ein Datum und lässt sich herunterladen. Ihr Bankkonto ändern Sie unter „Finanzdaten“. */
    'more': None;
  };
  'help.questions.apply': {
    /** Wie bewerbe ich mich für Termine? */
    'question': None;
    /** Öffnen Sie auf der Startseite „Für Termine bewerben“ und wählen Sie Tage aus. */
    'answer': None;
    /** Das geht, sobald Ihr Profil vollständig ist. Eine Bewerbung ist noch keine Zusage. Im Kalender sehen Sie, für welche Tage Sie gebucht sind. */
    'more': None;
  };
  'help.questions.group': {
    /** Wie viele Personen hat eine Gruppe? */
    'question': None;
    /** Höchstens 4 Personen, Sie eingeschlossen. */
    'answer': None;
    /** Wer die Gruppe erstellt, leitet sie. Alle anderen treten mit der Gruppennummer bei, sie hat 8 Ziffern. Sie können auch allein teilnehmen. */
    'more': None;
  };
  'help.questions.cancel': {
    /** Wie sage ich einen Termin ab? */
    'question': None;
    /** Öffnen Sie „Termin ansehen“ und wählen Sie „Termin absagen“. */
    'answer': None;
    /** Bitte nennen Sie einen Grund. Hat Ihre Gruppenleitung gebucht? Dann sprechen Sie bitte mit ihr. Eine Bewerbung ziehen Sie im Kalender zurück. */
    'more': None;
  };
  'help.questions.checkIn': {
    /** Wann komme ich zum Check-in? */
    'question': None;
    /** Mindestens 15 Minuten vor dem Beginn. */
    'answer': None;
    /** Der Check-in öffnet 24 Stunden vor dem Beginn. Eine Person vor Ort trägt Sie ein und am Ende wieder aus. */
    'more': None;
  };
  'help.questions.bring': {
    /** Was bringe ich mit? */
    'question': None;
    /** Wer am Flughafen arbeitet, bringt den Flughafenausweis mit. */
    'answer': None;
    /** Alle anderen bringen den Personalausweis oder den Reisepass mit. Was für Sie gilt, steht bei Ihrem Termin. */
    'more': None;
  };
  'help.questions.data': {
    /** Was passiert mit meinen Daten? */
    'question': None;
    /** Gangway gibt Ihre Angaben an den Anbieter des Probebetriebs weiter. */
    'answer': None;
    /** Bankkonto, Steuerdaten und Ausweisfoto speichert Gangway nicht auf Ihrem Gerät. Möchten Sie Auskunft oder eine Löschung? Dann nehmen Sie bitte Kontakt auf. */
    'more': None;
  };
  'help.questions.languages': {
    /** Gibt es Gangway in anderen Sprachen? */
    'question': None;
    /** Gangway spricht Deutsch. Ihr Browser kann jede Seite übersetzen. */
    'answer': None;
    /** Öffnen Sie dazu das Menü des Browsers und wählen Sie „Übersetzen“. */
    'more': None;
  };
  'help.questions.reading': {
    /** Wie lese ich Gangway größer oder mit Vorlesen? */
    'question': None;
    /** Vergrößern Sie die Schrift in Ihrem Browser oder auf Ihrem Telefon. */
    'answer': None;
    /** Die Seiten passen sich an. Sie lassen sich auch mit der Tastatur oder einem Vorleseprogramm bedienen. Hindert Sie etwas? Dann nehmen Sie bitte Kontakt auf. */
    'more': None;
  };
  'help.register': {
    /** Neu dabei */
    'title': None;
    /** Andere Personen registrieren sich auf einer eigenen Seite. */
    'body': None;
    /** Zur Registrierung (externe Seite) */
    'open': None;
    /** (neues Fenster) */
    'opens': None;
    /** Die Adresse der Registrierung ist noch nicht hinterlegt. */
    'missing': None;
  };
  'help.contact': {
    /** Ihre Frage ist nicht dabei? <address>{email}</address> */
    'at': { address: Tag; email: string };
    /** Kontakt aufnehmen */
    'open': None;
    /** Für Fragen ist noch keine E-Mail-Adresse hinterlegt. Bitte wenden Sie sich an Ihre Ansprechperson. */
    'missing': None;
  };
  'intro': {
    /** mehr anzeigen */
    'more': None;
    /** weniger anzeigen */
    'less': None;
    /** Flughafenausweis bereitlegen */
    'profile.title': None;
    /** Halten Sie Ihren Flughafenausweis bereit. Ihre Ansprechperson plant mit Nummer und Farbe des Ausweises Ihren Zugang zum Gelände. Sie haben noch keinen Ausweis? Dann hilft Ihnen Ihre Ansprechperson weiter. Ist Ihr Profil vollständig, können Sie sich für Termine bewerben. */
    'profile.text': None;
    /** Profil ausfüllen */
    'profile.submit': None;
    /** Vertrag vorbereiten */
    'contract.title': None;
    /** Mit diesen Angaben bereitet Ihre Ansprechperson Ihren Vertrag vor. Geben Sie bitte zuerst an, wie Sie beschäftigt sind. Arbeiten Sie in Vollzeit? Dann brauchen Sie auch ein Dokument dazu. Das kann eine PDF-Datei oder eine Word-Datei sein. */
    'contract.text': None;
    /** Vertragsdaten angeben */
    'contract.submit': None;
  };
  'intro.profile': {
    /** Flughafenausweis bereitlegen */
    'title': None;
    /** Halten Sie Ihren Flughafenausweis bereit. Ihre Ansprechperson plant mit Nummer und Farbe des Ausweises Ihren Zugang zum Gelände. Sie haben noch keinen Ausweis? Dann hilft Ihnen Ihre Ansprechperson weiter. Ist Ihr Profil vollständig, können Sie sich für Termine bewerben. */
    'text': None;
    /** Profil ausfüllen */
    'submit': None;
  };
  'intro.contract': {
    /** Vertrag vorbereiten */
    'title': None;
    /** Mit diesen Angaben bereitet Ihre Ansprechperson Ihren Vertrag vor. Geben Sie bitte zuerst an, wie Sie beschäftigt sind. Arbeiten Sie in Vollzeit? Dann brauchen Sie auch ein Dokument dazu. Das kann eine PDF-Datei oder eine Word-Datei sein. */
    'text': None;
    /** Vertragsdaten angeben */
    'submit': None;
  };
  'lists': {
    /** A1 – Anfänger */
    'germanLevel.a1': None;
    /** A2 – Grundkenntnisse */
    'germanLevel.a2': None;
    /** B1 – Mittelstufe */
    'germanLevel.b1': None;
    /** B2 – Obere Mittelstufe */
    'germanLevel.b2': None;
    /** C1 – Fortgeschritten */
    'germanLevel.c1': None;
    /** C2 – Muttersprache */
    'germanLevel.c2': None;
    /** Muttersprache */
    'germanLevel.native': None;
  };
  'lists.germanLevel': {
    /** A1 – Anfänger */
    'a1': None;
    /** A2 – Grundkenntnisse */
    'a2': None;
    /** B1 – Mittelstufe */
    'b1': None;
    /** B2 – Obere Mittelstufe */
    'b2': None;
    /** C1 – Fortgeschritten */
    'c1': None;
    /** C2 – Muttersprache */
    'c2': None;
    /** Muttersprache */
    'native': None;
  };
  'myProfile': {
    /** Mein Profil */
    'title': None;
    /** Profildaten */
    'entries.profileData': None;
    /** Abrechnungsdaten */
    'entries.billingData': None;
    /** Ausweisprüfung */
    'entries.idCheck': None;
    /** Einstellungen */
    'entries.settings': None;
    /** Abmelden */
    'entries.signOut': None;
    /** Name, Anschrift und Flughafenausweis */
    'notes.profileData': None;
    /** Bankkonto, Steuer und Dokumente */
    'notes.billingData': None;
    /** Foto von Personalausweis oder Reisepass */
    'notes.idCheck': None;
    /** Schrift, Sprache und Datenschutz */
    'notes.settings': None;
    /** Konto auf diesem Gerät verlassen */
    'notes.signOut': None;
    /** Sie werden abgemeldet … */
    'signingOut': None;
    /** Erledigt */
    'idCheckDone': None;
    /** Offen */
    'idCheckOpen': None;
    /** Abrechnungsdaten */
    'billing.title': None;
    /** Finanzdaten */
    'billing.financialData': None;
    /** Abrechnungsdokumente */
    'billing.payrollDocument': None;
    /** Bankkonto, Steuerklasse und Versicherung */
    'billing.notes.financialData': None;
    /** Lohnabrechnungen zum Herunterladen */
    'billing.notes.payrollDocument': None;
    /** Erledigt */
    'billing.financialDone': None;
  };
  'myProfile.entries': {
    /** Profildaten */
    'profileData': None;
    /** Abrechnungsdaten */
    'billingData': None;
    /** Ausweisprüfung */
    'idCheck': None;
    /** Einstellungen */
    'settings': None;
    /** Abmelden */
    'signOut': None;
  };
  'myProfile.notes': {
    /** Name, Anschrift und Flughafenausweis */
    'profileData': None;
    /** Bankkonto, Steuer und Dokumente */
    'billingData': None;
    /** Foto von Personalausweis oder Reisepass */
    'idCheck': None;
    /** Schrift, Sprache und Datenschutz */
    'settings': None;
    /** Konto auf diesem Gerät verlassen */
    'signOut': None;
  };
  'myProfile.billing': {
    /** Abrechnungsdaten */
    'title': None;
    /** Finanzdaten */
    'financialData': None;
    /** Abrechnungsdokumente */
    'payrollDocument': None;
    /** Bankkonto, Steuerklasse und Versicherung */
    'notes.financialData': None;
    /** Lohnabrechnungen zum Herunterladen */
    'notes.payrollDocument': None;
    /** Erledigt */
    'financialDone': None;
  };
  'myProfile.billing.notes': {
    /** Bankkonto, Steuerklasse und Versicherung */
    'financialData': None;
    /** Lohnabrechnungen zum Herunterladen */
    'payrollDocument': None;
  };
  'notices': {
    /** Meldung schließen */
    'close': None;
    /** Meldungen */
    'region': None;
    /** {resource} konnte nicht erstellt werden. Bitte versuchen Sie es erneut. */
    'failed.create': { resource: string };
    /** {resource} konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut. */
    'failed.update': { resource: string };
    /** {resource}: Die Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'failed.saveChanges': { resource: string };
    /** {resource} konnte nicht gelöscht werden. Bitte versuchen Sie es erneut. */
    'failed.delete': { resource: string };
    /** {resource} konnte nicht geladen werden. Bitte versuchen Sie es erneut. */
    'failed.load': { resource: string };
    /** Das hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'failed.default': None;
    /** {resource} wurde erstellt */
    'success.created': { resource: string };
    /** {resource} wurde aktualisiert */
    'success.updated': { resource: string };
    /** Änderungen wurden gespeichert: {resource} */
    'success.changesSaved': { resource: string };
    /** {resource} wurde gelöscht */
    'success.deleted': { resource: string };
    /** Die Antwort dauert zu lange. Bitte versuchen Sie es erneut. */
    'transport.timeout': None;
    /** Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung. */
    'transport.offline': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'transport.requestFailed': None;
    /** Gangway wird gerade gewartet. Bitte versuchen Sie es später erneut. */
    'transport.maintenance': None;
    /** Gangway braucht eine Aktualisierung. Bitte laden Sie die Seite neu. */
    'transport.updateRequired': None;
    /** Die Antwort war nicht lesbar. Bitte versuchen Sie es in einigen Minuten erneut. */
    'transport.malformed': None;
    /** Ein neuer Code ist unterwegs. */
    'code.sent': None;
    /** Der Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'code.sendFailed': None;
    /** Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut. */
    'code.checkFailed': None;
    /** Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an. */
    'session.lost': None;
    /** Ihr Browser speichert nichts. Nach dem Schließen melden Sie sich bitte neu an. */
    'storage.memoryOnly': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sms.sendFailed': None;
    /** Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'password.createFailed': None;
    /** Sie sind angemeldet. */
    'login.success': None;
    /** Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort. */
    'login.failed': None;
    /** Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'login.unexpected': None;
    /** Der Link konnte nicht geprüft werden. Bitte fordern Sie einen neuen Link an. */
    'reset.validateFailed': None;
    /** Das neue Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'reset.failed': None;
    /** Ihr Passwort ist neu gesetzt. Bitte melden Sie sich damit an. */
    'reset.success': None;
    /** Dieser Einladungslink funktioniert nicht. Bitte nehmen Sie Ihre E-Mail-Adresse. */
    'invitation.invalid': None;
    /** Dieser Einladungslink ist abgelaufen. Bitte nehmen Sie Ihre E-Mail-Adresse. */
    'invitation.expired': None;
    /** Sie sind angemeldet. Für diese Einladung melden Sie sich bitte zuerst ab. */
    'invitation.signedIn': None;
    /** Ihr Profil ist gespeichert. */
    'profile.updated': None;
    /** Das Profil konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'profile.updateFailed': None;
    /** Sie haben die Verhaltensregeln angenommen. */
    'conduct.accepted': None;
    /** Sie haben die Verhaltensregeln abgelehnt. */
    'conduct.declined': None;
    /** Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'conduct.failed': None;
    /** Termine konnten nicht geladen werden. Bitte versuchen Sie es erneut. */
    'events.loadFailed': None;
    /** Die Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'events.applyFailed': None;
    /** Die Bewerbung konnte nicht zurückgezogen werden. Bitte versuchen Sie es erneut. */
    'events.withdrawFailed': None;
    /** Der Termin konnte nicht abgesagt werden. Bitte versuchen Sie es erneut. */
    'events.cancelFailed': None;
    /** Ihre Gruppe ist erstellt. */
    'group.created': None;
    /** Die Gruppe konnte nicht erstellt werden. Bitte versuchen Sie es erneut. */
    'group.createFailed': None;
    /** Sie gehören jetzt zur Gruppe. */
    'group.joined': None;
    /** Der Beitritt hat nicht geklappt. Bitte prüfen Sie die Gruppennummer. */
    'group.joinFailed': None;
    /** Sie haben die Gruppe verlassen. */
    'group.left': None;
    /** Die Gruppe konnte nicht verlassen werden. Bitte versuchen Sie es erneut. */
    'group.leaveFailed': None;
    /** Die Gruppe ist gelöscht. */
    'group.deleted': None;
    /** Die Gruppe konnte nicht gelöscht werden. Bitte versuchen Sie es erneut. */
    'group.deleteFailed': None;
    /** Das Gruppenmitglied konnte nicht entfernt werden. Bitte versuchen Sie es erneut. */
    'group.removeFailed': None;
    /** Person hinzugefügt und eingeladen. */
    'invite.addedAndSent': None;
    /** Person zur Gruppe hinzugefügt. */
    'invite.added': None;
    /** Einladung gesendet. */
    'invite.sent': None;
    /** Die Einladung konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'invite.failed': None;
    /** Diese Person ist schon in einer Gruppe. Bitte laden Sie eine andere Person ein. */
    'invite.alreadyInGroup': None;
    /** Profil */
    'resources.profile': None;
    /** Liste der Länder */
    'resources.country': None;
    /** Termin */
    'resources.event': None;
    /** Absage */
    'resources.cancellation': None;
    /** Gruppe */
    'resources.group': None;
    /** Gruppenmitglied */
    'resources.member': None;
  };
  'notices.failed': {
    /** {resource} konnte nicht erstellt werden. Bitte versuchen Sie es erneut. */
    'create': { resource: string };
    /** {resource} konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut. */
    'update': { resource: string };
    /** {resource}: Die Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'saveChanges': { resource: string };
    /** {resource} konnte nicht gelöscht werden. Bitte versuchen Sie es erneut. */
    'delete': { resource: string };
    /** {resource} konnte nicht geladen werden. Bitte versuchen Sie es erneut. */
    'load': { resource: string };
    /** Das hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'default': None;
  };
  'notices.success': {
    /** {resource} wurde erstellt */
    'created': { resource: string };
    /** {resource} wurde aktualisiert */
    'updated': { resource: string };
    /** Änderungen wurden gespeichert: {resource} */
    'changesSaved': { resource: string };
    /** {resource} wurde gelöscht */
    'deleted': { resource: string };
  };
  'notices.transport': {
    /** Die Antwort dauert zu lange. Bitte versuchen Sie es erneut. */
    'timeout': None;
    /** Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung. */
    'offline': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'requestFailed': None;
    /** Gangway wird gerade gewartet. Bitte versuchen Sie es später erneut. */
    'maintenance': None;
    /** Gangway braucht eine Aktualisierung. Bitte laden Sie die Seite neu. */
    'updateRequired': None;
    /** Die Antwort war nicht lesbar. Bitte versuchen Sie es in einigen Minuten erneut. */
    'malformed': None;
  };
  'notices.code': {
    /** Ein neuer Code ist unterwegs. */
    'sent': None;
    /** Der Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sendFailed': None;
    /** Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut. */
    'checkFailed': None;
  };
  'notices.session': {
    /** Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an. */
    'lost': None;
  };
  'notices.storage': {
    /** Ihr Browser speichert nichts. Nach dem Schließen melden Sie sich bitte neu an. */
    'memoryOnly': None;
  };
  'notices.sms': {
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sendFailed': None;
  };
  'notices.password': {
    /** Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'createFailed': None;
  };
  'notices.login': {
    /** Sie sind angemeldet. */
    'success': None;
    /** Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort. */
    'failed': None;
    /** Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'unexpected': None;
  };
  'notices.reset': {
    /** Der Link konnte nicht geprüft werden. Bitte fordern Sie einen neuen Link an. */
    'validateFailed': None;
    /** Das neue Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'failed': None;
    /** Ihr Passwort ist neu gesetzt. Bitte melden Sie sich damit an. */
    'success': None;
  };
  'notices.invitation': {
    /** Dieser Einladungslink funktioniert nicht. Bitte nehmen Sie Ihre E-Mail-Adresse. */
    'invalid': None;
    /** Dieser Einladungslink ist abgelaufen. Bitte nehmen Sie Ihre E-Mail-Adresse. */
    'expired': None;
    /** Sie sind angemeldet. Für diese Einladung melden Sie sich bitte zuerst ab. */
    'signedIn': None;
  };
  'notices.profile': {
    /** Ihr Profil ist gespeichert. */
    'updated': None;
    /** Das Profil konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'updateFailed': None;
  };
  'notices.conduct': {
    /** Sie haben die Verhaltensregeln angenommen. */
    'accepted': None;
    /** Sie haben die Verhaltensregeln abgelehnt. */
    'declined': None;
    /** Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'failed': None;
  };
  'notices.events': {
    /** Termine konnten nicht geladen werden. Bitte versuchen Sie es erneut. */
    'loadFailed': None;
    /** Die Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'applyFailed': None;
    /** Die Bewerbung konnte nicht zurückgezogen werden. Bitte versuchen Sie es erneut. */
    'withdrawFailed': None;
    /** Der Termin konnte nicht abgesagt werden. Bitte versuchen Sie es erneut. */
    'cancelFailed': None;
  };
  'notices.group': {
    /** Ihre Gruppe ist erstellt. */
    'created': None;
    /** Die Gruppe konnte nicht erstellt werden. Bitte versuchen Sie es erneut. */
    'createFailed': None;
    /** Sie gehören jetzt zur Gruppe. */
    'joined': None;
    /** Der Beitritt hat nicht geklappt. Bitte prüfen Sie die Gruppennummer. */
    'joinFailed': None;
    /** Sie haben die Gruppe verlassen. */
    'left': None;
    /** Die Gruppe konnte nicht verlassen werden. Bitte versuchen Sie es erneut. */
    'leaveFailed': None;
    /** Die Gruppe ist gelöscht. */
    'deleted': None;
    /** Die Gruppe konnte nicht gelöscht werden. Bitte versuchen Sie es erneut. */
    'deleteFailed': None;
    /** Das Gruppenmitglied konnte nicht entfernt werden. Bitte versuchen Sie es erneut. */
    'removeFailed': None;
  };
  'notices.invite': {
    /** Person hinzugefügt und eingeladen. */
    'addedAndSent': None;
    /** Person zur Gruppe hinzugefügt. */
    'added': None;
    /** Einladung gesendet. */
    'sent': None;
    /** Die Einladung konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'failed': None;
    /** Diese Person ist schon in einer Gruppe. Bitte laden Sie eine andere Person ein. */
    'alreadyInGroup': None;
  };
  'notices.resources': {
    /** Profil */
    'profile': None;
    /** Liste der Länder */
    'country': None;
    /** Termin */
    'event': None;
    /** Absage */
    'cancellation': None;
    /** Gruppe */
    'group': None;
    /** Gruppenmitglied */
    'member': None;
  };
  'profile': {
    /** Alle Angaben sind Pflicht, außer sie tragen den Zusatz „freiwillig“. */
    'form.lead': None;
    /** freiwillig */
    'form.optional': None;
    /** {count, plural, one {Bitte prüfen Sie # Angabe} other {Bitte prüfen Sie # Angaben}} */
    'form.summary': { count: number };
    /** Person */
    'form.sections.person': None;
    /** Kontakt */
    'form.sections.contact': None;
    /** Flughafenausweis */
    'form.sections.pass': None;
    /** Anschrift */
    'form.sections.address': None;
    /** Arbeit */
    'form.sections.work': None;
    /** Vorname(n) */
    'form.labels.firstName': None;
    /** Nachname */
    'form.labels.lastName': None;
    /** Geburtsdatum */
    'form.labels.dateOfBirth': None;
    /** Staatsangehörigkeit */
    'form.labels.nationality': None;
    /** Deutsch-Niveau */
    'form.labels.germanLevel': None;
    /** E-Mail-Adresse */
    'form.labels.email': None;
    /** Telefonnummer */
    'form.labels.phone': None;
    /** Ausweisnummer */
    'form.labels.passNumber': None;
    /** Farbe des Ausweises */
    'form.labels.passColour': None;
    /** Straße und Hausnummer */
    'form.labels.street': None;
    /** PLZ */
    'form.labels.postalCode': None;
    /** Ort */
    'form.labels.city': None;
    /** Geburtsort */
    'form.labels.cityOfBirth': None;
    /** Firma */
    'form.labels.company': None;
    /** Abteilung */
    'form.labels.department': None;
    /** Beispiel: 03.05.1994 */
    'form.hints.dateOfBirth': None;
    /** Beispiel: +49 151 23456789 */
    'form.hints.phone': None;
    /** Sie steht auf der Vorderseite. */
    'form.hints.passNumber': None;
    /** Diese Angaben sind bestätigt. Änderungen übernimmt Ihre Ansprechperson. */
    'form.hints.settled': None;
    /** Diese E-Mail-Adresse ist bestätigt. Änderungen übernimmt Ihre Ansprechperson. */
    'form.hints.emailSettled': None;
    /** Die Nummer können Sie später in Ihrem Profil ergänzen. */
    'form.hints.phoneLater': None;
    /** Mit diesen Angaben plant Ihre Ansprechperson Ihren Zugang. */
    'form.passReason': None;
    /** TT.MM.JJJJ */
    'form.dateForm': None;
    /** Bitte wählen */
    'form.choose': None;
    /** Grün */
    'form.colours.green': None;
    /** Gelb */
    'form.colours.yellow': None;
    /** Blau */
    'form.colours.blue': None;
    /** {count, number} von {max, number} Zeichen */
    'form.counter': { count: number; max: number };
    /** Liste öffnen */
    'form.list.open': None;
    /** Auswahl löschen */
    'form.list.clear': None;
    /** Keine Treffer */
    'form.list.noMatch': None;
    /** {count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}} */
    'form.list.count': { count: number };
    /** Wird geladen … */
    'form.list.loading': None;
    /** Die Liste konnte nicht geladen werden. Bitte laden Sie sie erneut. */
    'form.list.failed': None;
    /** Erneut laden */
    'form.list.retry': None;
    /** Bitte geben Sie Ihren Vornamen ein. */
    'form.required.firstName': None;
    /** Bitte geben Sie Ihren Nachnamen ein. */
    'form.required.lastName': None;
    /** Bitte geben Sie Ihr Geburtsdatum ein. */
    'form.required.dateOfBirth': None;
    /** Bitte wählen Sie Ihre Staatsangehörigkeit. */
    'form.required.nationality': None;
    /** Bitte wählen Sie Ihr Deutsch-Niveau. */
    'form.required.germanLevel': None;
    /** Bitte geben Sie Ihre Telefonnummer ein. */
    'form.required.phone': None;
    /** Bitte geben Sie Ihre Ausweisnummer ein. */
    'form.required.passNumber': None;
    /** Bitte wählen Sie die Farbe Ihres Ausweises. */
    'form.required.passColour': None;
    /** Bitte geben Sie Ihre Straße und Hausnummer ein. */
    'form.required.street': None;
    /** Bitte geben Sie Ihre PLZ ein. */
    'form.required.postalCode': None;
    /** Bitte geben Sie Ihren Ort ein. */
    'form.required.city': None;
    /** Bitte geben Sie Ihren Geburtsort ein. */
    'form.required.cityOfBirth': None;
    /** Bitte geben Sie Ihr Geburtsdatum mit Tag, Monat und Jahr ein. */
    'form.problems.noDate': None;
    /** Diesen Tag gibt es nicht. Bitte prüfen Sie das Geburtsdatum. */
    'form.problems.noDay': None;
    /** Das Geburtsdatum liegt vor 1900. Bitte prüfen Sie das Jahr. */
    'form.problems.mistyped': None;
    /** Das Geburtsdatum liegt in der Zukunft. Bitte prüfen Sie das Jahr. */
    'form.problems.future': None;
    /** Bitte wählen Sie Ihr Deutsch-Niveau aus der Liste. */
    'form.problems.unknownLevel': None;
    /** Bitte wählen Sie Grün, Gelb oder Blau. */
    'form.problems.unknownColour': None;
    /** Höchstens {max, number} Zeichen. Bitte prüfen Sie die Ausweisnummer. */
    'form.problems.tooLong': { max: number };
    /** Bitte geben Sie die Nummer in Ziffern ein. Vorn ist ein + möglich. */
    'form.problems.noPhone': None;
    /** Ihre Angaben werden geladen … */
    'form.loading': None;
    /** Profil ausfüllen */
    'information.title': None;
    /** Angaben speichern */
    'information.submit': None;
    /** Wird gespeichert … */
    'information.saving': None;
    /** Das Profil konnte nicht gespeichert werden. Ihre Angaben stehen noch hier. Bitte versuchen Sie es erneut. */
    'information.problems.saveFailed': None;
    /** Ihr Profil wurde gerade an anderer Stelle geändert. Ihre Angaben stehen noch hier. Bitte prüfen Sie sie und speichern Sie erneut. */
    'information.problems.conflict': None;
    /** Diese Angaben wurden gerade an anderer Stelle geändert: {fields}. Hier steht noch, was Sie eingegeben haben. Bitte prüfen Sie es und speichern Sie erneut. */
    'information.problems.conflictIn': { fields: string };
    /** Ihre Angaben fehlen noch */
    'information.failure.title': None;
    /** Das Laden hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'information.failure.body': None;
  };
  'profile.form': {
    /** Alle Angaben sind Pflicht, außer sie tragen den Zusatz „freiwillig“. */
    'lead': None;
    /** freiwillig */
    'optional': None;
    /** {count, plural, one {Bitte prüfen Sie # Angabe} other {Bitte prüfen Sie # Angaben}} */
    'summary': { count: number };
    /** Person */
    'sections.person': None;
    /** Kontakt */
    'sections.contact': None;
    /** Flughafenausweis */
    'sections.pass': None;
    /** Anschrift */
    'sections.address': None;
    /** Arbeit */
    'sections.work': None;
    /** Vorname(n) */
    'labels.firstName': None;
    /** Nachname */
    'labels.lastName': None;
    /** Geburtsdatum */
    'labels.dateOfBirth': None;
    /** Staatsangehörigkeit */
    'labels.nationality': None;
    /** Deutsch-Niveau */
    'labels.germanLevel': None;
    /** E-Mail-Adresse */
    'labels.email': None;
    /** Telefonnummer */
    'labels.phone': None;
    /** Ausweisnummer */
    'labels.passNumber': None;
    /** Farbe des Ausweises */
    'labels.passColour': None;
    /** Straße und Hausnummer */
    'labels.street': None;
    /** PLZ */
    'labels.postalCode': None;
    /** Ort */
    'labels.city': None;
    /** Geburtsort */
    'labels.cityOfBirth': None;
    /** Firma */
    'labels.company': None;
    /** Abteilung */
    'labels.department': None;
    /** Beispiel: 03.05.1994 */
    'hints.dateOfBirth': None;
    /** Beispiel: +49 151 23456789 */
    'hints.phone': None;
    /** Sie steht auf der Vorderseite. */
    'hints.passNumber': None;
    /** Diese Angaben sind bestätigt. Änderungen übernimmt Ihre Ansprechperson. */
    'hints.settled': None;
    /** Diese E-Mail-Adresse ist bestätigt. Änderungen übernimmt Ihre Ansprechperson. */
    'hints.emailSettled': None;
    /** Die Nummer können Sie später in Ihrem Profil ergänzen. */
    'hints.phoneLater': None;
    /** Mit diesen Angaben plant Ihre Ansprechperson Ihren Zugang. */
    'passReason': None;
    /** TT.MM.JJJJ */
    'dateForm': None;
    /** Bitte wählen */
    'choose': None;
    /** Grün */
    'colours.green': None;
    /** Gelb */
    'colours.yellow': None;
    /** Blau */
    'colours.blue': None;
    /** {count, number} von {max, number} Zeichen */
    'counter': { count: number; max: number };
    /** Liste öffnen */
    'list.open': None;
    /** Auswahl löschen */
    'list.clear': None;
    /** Keine Treffer */
    'list.noMatch': None;
    /** {count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}} */
    'list.count': { count: number };
    /** Wird geladen … */
    'list.loading': None;
    /** Die Liste konnte nicht geladen werden. Bitte laden Sie sie erneut. */
    'list.failed': None;
    /** Erneut laden */
    'list.retry': None;
    /** Bitte geben Sie Ihren Vornamen ein. */
    'required.firstName': None;
    /** Bitte geben Sie Ihren Nachnamen ein. */
    'required.lastName': None;
    /** Bitte geben Sie Ihr Geburtsdatum ein. */
    'required.dateOfBirth': None;
    /** Bitte wählen Sie Ihre Staatsangehörigkeit. */
    'required.nationality': None;
    /** Bitte wählen Sie Ihr Deutsch-Niveau. */
    'required.germanLevel': None;
    /** Bitte geben Sie Ihre Telefonnummer ein. */
    'required.phone': None;
    /** Bitte geben Sie Ihre Ausweisnummer ein. */
    'required.passNumber': None;
    /** Bitte wählen Sie die Farbe Ihres Ausweises. */
    'required.passColour': None;
    /** Bitte geben Sie Ihre Straße und Hausnummer ein. */
    'required.street': None;
    /** Bitte geben Sie Ihre PLZ ein. */
    'required.postalCode': None;
    /** Bitte geben Sie Ihren Ort ein. */
    'required.city': None;
    /** Bitte geben Sie Ihren Geburtsort ein. */
    'required.cityOfBirth': None;
    /** Bitte geben Sie Ihr Geburtsdatum mit Tag, Monat und Jahr ein. */
    'problems.noDate': None;
    /** Diesen Tag gibt es nicht. Bitte prüfen Sie das Geburtsdatum. */
    'problems.noDay': None;
    /** Das Geburtsdatum liegt vor 1900. Bitte prüfen Sie das Jahr. */
    'problems.mistyped': None;
    /** Das Geburtsdatum liegt in der Zukunft. Bitte prüfen Sie das Jahr. */
    'problems.future': None;
    /** Bitte wählen Sie Ihr Deutsch-Niveau aus der Liste. */
    'problems.unknownLevel': None;
    /** Bitte wählen Sie Grün, Gelb oder Blau. */
    'problems.unknownColour': None;
    /** Höchstens {max, number} Zeichen. Bitte prüfen Sie die Ausweisnummer. */
    'problems.tooLong': { max: number };
    /** Bitte geben Sie die Nummer in Ziffern ein. Vorn ist ein + möglich. */
    'problems.noPhone': None;
    /** Ihre Angaben werden geladen … */
    'loading': None;
  };
  'profile.form.sections': {
    /** Person */
    'person': None;
    /** Kontakt */
    'contact': None;
    /** Flughafenausweis */
    'pass': None;
    /** Anschrift */
    'address': None;
    /** Arbeit */
    'work': None;
  };
  'profile.form.labels': {
    /** Vorname(n) */
    'firstName': None;
    /** Nachname */
    'lastName': None;
    /** Geburtsdatum */
    'dateOfBirth': None;
    /** Staatsangehörigkeit */
    'nationality': None;
    /** Deutsch-Niveau */
    'germanLevel': None;
    /** E-Mail-Adresse */
    'email': None;
    /** Telefonnummer */
    'phone': None;
    /** Ausweisnummer */
    'passNumber': None;
    /** Farbe des Ausweises */
    'passColour': None;
    /** Straße und Hausnummer */
    'street': None;
    /** PLZ */
    'postalCode': None;
    /** Ort */
    'city': None;
    /** Geburtsort */
    'cityOfBirth': None;
    /** Firma */
    'company': None;
    /** Abteilung */
    'department': None;
  };
  'profile.form.hints': {
    /** Beispiel: 03.05.1994 */
    'dateOfBirth': None;
    /** Beispiel: +49 151 23456789 */
    'phone': None;
    /** Sie steht auf der Vorderseite. */
    'passNumber': None;
    /** Diese Angaben sind bestätigt. Änderungen übernimmt Ihre Ansprechperson. */
    'settled': None;
    /** Diese E-Mail-Adresse ist bestätigt. Änderungen übernimmt Ihre Ansprechperson. */
    'emailSettled': None;
    /** Die Nummer können Sie später in Ihrem Profil ergänzen. */
    'phoneLater': None;
  };
  'profile.form.colours': {
    /** Grün */
    'green': None;
    /** Gelb */
    'yellow': None;
    /** Blau */
    'blue': None;
  };
  'profile.form.list': {
    /** Liste öffnen */
    'open': None;
    /** Auswahl löschen */
    'clear': None;
    /** Keine Treffer */
    'noMatch': None;
    /** {count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}} */
    'count': { count: number };
    /** Wird geladen … */
    'loading': None;
    /** Die Liste konnte nicht geladen werden. Bitte laden Sie sie erneut. */
    'failed': None;
    /** Erneut laden */
    'retry': None;
  };
  'profile.form.required': {
    /** Bitte geben Sie Ihren Vornamen ein. */
    'firstName': None;
    /** Bitte geben Sie Ihren Nachnamen ein. */
    'lastName': None;
    /** Bitte geben Sie Ihr Geburtsdatum ein. */
    'dateOfBirth': None;
    /** Bitte wählen Sie Ihre Staatsangehörigkeit. */
    'nationality': None;
    /** Bitte wählen Sie Ihr Deutsch-Niveau. */
    'germanLevel': None;
    /** Bitte geben Sie Ihre Telefonnummer ein. */
    'phone': None;
    /** Bitte geben Sie Ihre Ausweisnummer ein. */
    'passNumber': None;
    /** Bitte wählen Sie die Farbe Ihres Ausweises. */
    'passColour': None;
    /** Bitte geben Sie Ihre Straße und Hausnummer ein. */
    'street': None;
    /** Bitte geben Sie Ihre PLZ ein. */
    'postalCode': None;
    /** Bitte geben Sie Ihren Ort ein. */
    'city': None;
    /** Bitte geben Sie Ihren Geburtsort ein. */
    'cityOfBirth': None;
  };
  'profile.form.problems': {
    /** Bitte geben Sie Ihr Geburtsdatum mit Tag, Monat und Jahr ein. */
    'noDate': None;
    /** Diesen Tag gibt es nicht. Bitte prüfen Sie das Geburtsdatum. */
    'noDay': None;
    /** Das Geburtsdatum liegt vor 1900. Bitte prüfen Sie das Jahr. */
    'mistyped': None;
    /** Das Geburtsdatum liegt in der Zukunft. Bitte prüfen Sie das Jahr. */
    'future': None;
    /** Bitte wählen Sie Ihr Deutsch-Niveau aus der Liste. */
    'unknownLevel': None;
    /** Bitte wählen Sie Grün, Gelb oder Blau. */
    'unknownColour': None;
    /** Höchstens {max, number} Zeichen. Bitte prüfen Sie die Ausweisnummer. */
    'tooLong': { max: number };
    /** Bitte geben Sie die Nummer in Ziffern ein. Vorn ist ein + möglich. */
    'noPhone': None;
  };
  'profile.information': {
    /** Profil ausfüllen */
    'title': None;
    /** Angaben speichern */
    'submit': None;
    /** Wird gespeichert … */
    'saving': None;
    /** Das Profil konnte nicht gespeichert werden. Ihre Angaben stehen noch hier. Bitte versuchen Sie es erneut. */
    'problems.saveFailed': None;
    /** Ihr Profil wurde gerade an anderer Stelle geändert. Ihre Angaben stehen noch hier. Bitte prüfen Sie sie und speichern Sie erneut. */
    'problems.conflict': None;
    /** Diese Angaben wurden gerade an anderer Stelle geändert: {fields}. Hier steht noch, was Sie eingegeben haben. Bitte prüfen Sie es und speichern Sie erneut. */
    'problems.conflictIn': { fields: string };
    /** Ihre Angaben fehlen noch */
    'failure.title': None;
    /** Das Laden hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'failure.body': None;
  };
  'profile.information.problems': {
    /** Das Profil konnte nicht gespeichert werden. Ihre Angaben stehen noch hier. Bitte versuchen Sie es erneut. */
    'saveFailed': None;
    /** Ihr Profil wurde gerade an anderer Stelle geändert. Ihre Angaben stehen noch hier. Bitte prüfen Sie sie und speichern Sie erneut. */
    'conflict': None;
    /** Diese Angaben wurden gerade an anderer Stelle geändert: {fields}. Hier steht noch, was Sie eingegeben haben. Bitte prüfen Sie es und speichern Sie erneut. */
    'conflictIn': { fields: string };
  };
  'profile.information.failure': {
    /** Ihre Angaben fehlen noch */
    'title': None;
    /** Das Laden hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'body': None;
  };
  'recovery': {
    /** Passwort zurücksetzen */
    'forgot.title': None;
    /** Sie bekommen einen Link per E-Mail. Damit legen Sie ein neues Passwort fest. */
    'forgot.lead': None;
    /** E-Mail-Adresse */
    'forgot.email': None;
    /** Link anfordern */
    'forgot.submit': None;
    /** Link wird gesendet … */
    'forgot.sending': None;
    /** E-Mail-Adresse ist erforderlich */
    'forgot.problems.required': None;
    /** Bitte geben Sie eine gültige E-Mail-Adresse ein */
    'forgot.problems.invalid': None;
    /** Zu dieser E-Mail-Adresse gibt es kein Konto. Bitte prüfen Sie die Schreibweise. */
    'forgot.problems.userNotFound': None;
    /** Dieses Konto ist noch nicht bestätigt. Bitte registrieren Sie sich zuerst. */
    'forgot.problems.userNotVerified': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'forgot.problems.failed': None;
    /** Der Link funktioniert nicht */
    'forgot.badLink.title': None;
    /** Vielleicht ist er abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen Link an. */
    'forgot.badLink.invalid': None;
    /** Er konnte nicht geprüft werden. Bitte fordern Sie einen neuen Link an. */
    'forgot.badLink.unchecked': None;
    /** Link ist unterwegs */
    'sent.title': None;
    /** Der Link ist unterwegs an <address>{email}</address>. */
    'sent.sentTo': { address: Tag; email: string };
    /** Er gilt {minutes, number} Minuten. Damit legen Sie ein neues Passwort fest. */
    'sent.validity': { minutes: number };
    /** Bitte sehen Sie auch im Spam-Ordner nach. */
    'sent.spam': None;
    /** Zurück zur Anmeldung */
    'sent.toSignIn': None;
    /** Neues Passwort festlegen */
    'reset.title': None;
    /** E-Mail-Adresse */
    'reset.email': None;
    /** Neues Passwort */
    'reset.password': None;
    /** Neues Passwort wiederholen */
    'reset.confirmation': None;
    /** Passwörter stimmen nicht überein */
    'reset.differs': None;
    /** Bitte wiederholen Sie das neue Passwort. */
    'reset.repeat': None;
    /** Passwort speichern */
    'reset.submit': None;
    /** Wird gespeichert … */
    'reset.saving': None;
    /** Das neue Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'reset.problems.failed': None;
    /** Passwort neu gesetzt */
    'resetDone.title': None;
    /** Ihr Passwort ist neu gesetzt. Bitte melden Sie sich damit an. */
    'resetDone.body': None;
    /** Die Seite zum Anmelden öffnet sich gleich von selbst. */
    'resetDone.redirect': None;
    /** Jetzt anmelden */
    'resetDone.signIn': None;
  };
  'recovery.forgot': {
    /** Passwort zurücksetzen */
    'title': None;
    /** Sie bekommen einen Link per E-Mail. Damit legen Sie ein neues Passwort fest. */
    'lead': None;
    /** E-Mail-Adresse */
    'email': None;
    /** Link anfordern */
    'submit': None;
    /** Link wird gesendet … */
    'sending': None;
    /** E-Mail-Adresse ist erforderlich */
    'problems.required': None;
    /** Bitte geben Sie eine gültige E-Mail-Adresse ein */
    'problems.invalid': None;
    /** Zu dieser E-Mail-Adresse gibt es kein Konto. Bitte prüfen Sie die Schreibweise. */
    'problems.userNotFound': None;
    /** Dieses Konto ist noch nicht bestätigt. Bitte registrieren Sie sich zuerst. */
    'problems.userNotVerified': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'problems.failed': None;
    /** Der Link funktioniert nicht */
    'badLink.title': None;
    /** Vielleicht ist er abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen Link an. */
    'badLink.invalid': None;
    /** Er konnte nicht geprüft werden. Bitte fordern Sie einen neuen Link an. */
    'badLink.unchecked': None;
  };
  'recovery.forgot.problems': {
    /** E-Mail-Adresse ist erforderlich */
    'required': None;
    /** Bitte geben Sie eine gültige E-Mail-Adresse ein */
    'invalid': None;
    /** Zu dieser E-Mail-Adresse gibt es kein Konto. Bitte prüfen Sie die Schreibweise. */
    'userNotFound': None;
    /** Dieses Konto ist noch nicht bestätigt. Bitte registrieren Sie sich zuerst. */
    'userNotVerified': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es erneut. */
    'failed': None;
  };
  'recovery.forgot.badLink': {
    /** Der Link funktioniert nicht */
    'title': None;
    /** Vielleicht ist er abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen Link an. */
    'invalid': None;
    /** Er konnte nicht geprüft werden. Bitte fordern Sie einen neuen Link an. */
    'unchecked': None;
  };
  'recovery.sent': {
    /** Link ist unterwegs */
    'title': None;
    /** Der Link ist unterwegs an <address>{email}</address>. */
    'sentTo': { address: Tag; email: string };
    /** Er gilt {minutes, number} Minuten. Damit legen Sie ein neues Passwort fest. */
    'validity': { minutes: number };
    /** Bitte sehen Sie auch im Spam-Ordner nach. */
    'spam': None;
    /** Zurück zur Anmeldung */
    'toSignIn': None;
  };
  'recovery.reset': {
    /** Neues Passwort festlegen */
    'title': None;
    /** E-Mail-Adresse */
    'email': None;
    /** Neues Passwort */
    'password': None;
    /** Neues Passwort wiederholen */
    'confirmation': None;
    /** Passwörter stimmen nicht überein */
    'differs': None;
    /** Bitte wiederholen Sie das neue Passwort. */
    'repeat': None;
    /** Passwort speichern */
    'submit': None;
    /** Wird gespeichert … */
    'saving': None;
    /** Das neue Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'problems.failed': None;
  };
  'recovery.reset.problems': {
    /** Das neue Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'failed': None;
  };
  'recovery.resetDone': {
    /** Passwort neu gesetzt */
    'title': None;
    /** Ihr Passwort ist neu gesetzt. Bitte melden Sie sich damit an. */
    'body': None;
    /** Die Seite zum Anmelden öffnet sich gleich von selbst. */
    'redirect': None;
    /** Jetzt anmelden */
    'signIn': None;
  };
  'settings': {
    /** Einstellungen */
    'title': None;
    /** Hilfe und Support */
    'topics.help': None;
    /** Schriftgröße */
    'topics.fontSize': None;
    /** Sprache */
    'topics.language': None;
    /** Benachrichtigungen */
    'topics.notifications': None;
    /** Datenschutz */
    'topics.privacy': None;
    /** Fragen, Antworten und Kontakt */
    'notes.help': None;
    /** Texte größer oder kleiner anzeigen */
    'notes.fontSize': None;
    /** Gangway in einer anderen Sprache */
    'notes.language': None;
    /** Wie Sie von Neuem erfahren */
    'notes.notifications': None;
    /** Ihre Daten und Einwilligungen */
    'notes.privacy': None;
    /** {topic}: {soon} */
    'soonAbout': { topic: string; soon: string };
  };
  'settings.topics': {
    /** Hilfe und Support */
    'help': None;
    /** Schriftgröße */
    'fontSize': None;
    /** Sprache */
    'language': None;
    /** Benachrichtigungen */
    'notifications': None;
    /** Datenschutz */
    'privacy': None;
  };
  'settings.notes': {
    /** Fragen, Antworten und Kontakt */
    'help': None;
    /** Texte größer oder kleiner anzeigen */
    'fontSize': None;
    /** Gangway in einer anderen Sprache */
    'language': None;
    /** Wie Sie von Neuem erfahren */
    'notifications': None;
    /** Ihre Daten und Einwilligungen */
    'privacy': None;
  };
  'shell': {
    /** Zum Inhalt springen */
    'skip': None;
    /** Zurück */
    'back': None;
    /** Mein Profil öffnen */
    'profile': None;
    /** Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung. */
    'offline': None;
    /** Noch nicht verfügbar */
    'later.title': None;
    /** Diese Seite kommt noch */
    'later.subtitle': None;
    /** Hier entsteht der nächste Teil von Gangway. Was Sie bis hierher angegeben haben, bleibt gespeichert. */
    'later.body': None;
    /** Zur Startseite */
    'later.toStart': None;
    /** Gangway */
    'broken.page': None;
    /** Das hat nicht geklappt */
    'broken.title': None;
    /** Die Seite konnte nicht angezeigt werden. Bitte laden Sie sie neu. */
    'broken.body': None;
    /** Schritt {current, number} von {total, number} */
    'firstSteps.step': { current: number; total: number };
    /** Vorerst überspringen */
    'firstSteps.skip': None;
  };
  'shell.later': {
    /** Noch nicht verfügbar */
    'title': None;
    /** Diese Seite kommt noch */
    'subtitle': None;
    /** Hier entsteht der nächste Teil von Gangway. Was Sie bis hierher angegeben haben, bleibt gespeichert. */
    'body': None;
    /** Zur Startseite */
    'toStart': None;
  };
  'shell.broken': {
    /** Gangway */
    'page': None;
    /** Das hat nicht geklappt */
    'title': None;
    /** Die Seite konnte nicht angezeigt werden. Bitte laden Sie sie neu. */
    'body': None;
  };
  'shell.firstSteps': {
    /** Schritt {current, number} von {total, number} */
    'step': { current: number; total: number };
    /** Vorerst überspringen */
    'skip': None;
  };
  'signIn': {
    /** Passwort eingeben */
    'title': None;
    /** E-Mail-Adresse */
    'email': None;
    /** Passwort */
    'password': None;
    /** Anzeigen */
    'show': None;
    /** Verbergen */
    'hide': None;
    /** Passwort ist sichtbar */
    'shown': None;
    /** Passwort ist verborgen */
    'hidden': None;
    /** Anmelden */
    'submit': None;
    /** Sie werden angemeldet … */
    'busy': None;
    /** Bitte geben Sie Ihr Passwort ein. */
    'missing': None;
    /** Passwort vergessen? */
    'forgot': None;
    /** Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort. */
    'problems.refused': None;
    /** Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'problems.unexpected': None;
  };
  'signIn.problems': {
    /** Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort. */
    'refused': None;
    /** Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut. */
    'unexpected': None;
  };
  'signUp': {
    /** Telefonnummer angeben */
    'phone.title': None;
    /** Sie bekommen gleich einen Code per SMS. So bestätigen Sie, dass die Nummer Ihnen gehört. */
    'phone.lead': None;
    /** Telefonnummer */
    'phone.label': None;
    /** Beispiel: +49 151 23456789 */
    'phone.hint': None;
    /** SMS-Code anfordern */
    'phone.submit': None;
    /** Code wird gesendet … */
    'phone.sending': None;
    /** Guten Tag, {name} */
    'phone.greeting': { name: string };
    /** Name und E-Mail-Adresse kommen aus Ihrem Google-Konto. */
    'phone.fromGoogle': None;
    /** Bitte geben Sie Ihre Telefonnummer ein. */
    'phone.problems.required': None;
    /** Bitte geben Sie die Nummer in Ziffern ein. Vorn ist ein + möglich. */
    'phone.problems.invalid': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'phone.problems.sendFailed': None;
    /** E-Mail-Bestätigung abgelaufen */
    'expired.title': None;
    /** Die Bestätigung gilt nur für kurze Zeit. Sie bekommen einen neuen Code per E-Mail. */
    'expired.body': None;
    /** Die Bestätigung gilt nur für kurze Zeit. Ein neuer Code geht an <address>{email}</address>. */
    'expired.bodyTo': { address: Tag; email: string };
    /** Ihre bisherigen Angaben bleiben gespeichert. */
    'expired.kept': None;
    /** E-Mail erneut bestätigen */
    'expired.confirm': None;
    /** Code wird angefordert … */
    'expired.leaving': None;
    /** Passwort festlegen */
    'password.title': None;
    /** Mit diesem Passwort melden Sie sich künftig an. */
    'password.lead': None;
    /** Neues Passwort */
    'password.label': None;
    /** Passwort speichern */
    'password.submit': None;
    /** Wird gespeichert … */
    'password.saving': None;
    /** Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'password.problems.notCreated': None;
    /** Kein Konto mit dieser E-Mail verfügbar */
    'password.problems.noAccount': None;
    /** Das braucht Ihr Passwort */
    'passwordRules.title': None;
    /** mindestens {count, number} Zeichen */
    'passwordRules.length': { count: number };
    /** mindestens 1 Großbuchstabe */
    'passwordRules.upperCase': None;
    /** mindestens 1 Ziffer */
    'passwordRules.digit': None;
    /** mindestens 1 Sonderzeichen */
    'passwordRules.special': None;
    /** zum Beispiel ! ? % oder & */
    'passwordRules.specialExample': None;
    /** Es zählen nur diese Zeichen: ! @ # $ % ^ & * ( ) , . ? " : '{' '}' | '<' '>' */
    'passwordRules.specialAll': None;
    /** erfüllt */
    'passwordRules.met': None;
    /** fehlt noch */
    'passwordRules.unmet': None;
    /** {met, number} von {total, number} Punkten erfüllt */
    'passwordRules.progress': { met: number; total: number };
    /** {missing, plural, one {Es fehlt noch # Punkt.} other {Es fehlen noch # Punkte.}} */
    'passwordRules.missing': { missing: number };
    /** Bitte ergänzen Sie, was in der Liste noch fehlt. */
    'passwordRules.incomplete': None;
    /** Willkommen, {name}! */
    'success.title': { name: string };
    /** Willkommen bei Gangway! */
    'success.titlePlain': None;
    /** Ihr Konto ist fertig */
    'success.done': None;
    /** Auf der Startseite sehen Sie, was als Nächstes kommt. */
    'success.next': None;
    /** Zur Startseite */
    'success.open': None;
    /** Wird geöffnet … */
    'success.opening': None;
  };
  'signUp.phone': {
    /** Telefonnummer angeben */
    'title': None;
    /** Sie bekommen gleich einen Code per SMS. So bestätigen Sie, dass die Nummer Ihnen gehört. */
    'lead': None;
    /** Telefonnummer */
    'label': None;
    /** Beispiel: +49 151 23456789 */
    'hint': None;
    /** SMS-Code anfordern */
    'submit': None;
    /** Code wird gesendet … */
    'sending': None;
    /** Guten Tag, {name} */
    'greeting': { name: string };
    /** Name und E-Mail-Adresse kommen aus Ihrem Google-Konto. */
    'fromGoogle': None;
    /** Bitte geben Sie Ihre Telefonnummer ein. */
    'problems.required': None;
    /** Bitte geben Sie die Nummer in Ziffern ein. Vorn ist ein + möglich. */
    'problems.invalid': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'problems.sendFailed': None;
  };
  'signUp.phone.problems': {
    /** Bitte geben Sie Ihre Telefonnummer ein. */
    'required': None;
    /** Bitte geben Sie die Nummer in Ziffern ein. Vorn ist ein + möglich. */
    'invalid': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut. */
    'sendFailed': None;
  };
  'signUp.expired': {
    /** E-Mail-Bestätigung abgelaufen */
    'title': None;
    /** Die Bestätigung gilt nur für kurze Zeit. Sie bekommen einen neuen Code per E-Mail. */
    'body': None;
    /** Die Bestätigung gilt nur für kurze Zeit. Ein neuer Code geht an <address>{email}</address>. */
    'bodyTo': { address: Tag; email: string };
    /** Ihre bisherigen Angaben bleiben gespeichert. */
    'kept': None;
    /** E-Mail erneut bestätigen */
    'confirm': None;
    /** Code wird angefordert … */
    'leaving': None;
  };
  'signUp.password': {
    /** Passwort festlegen */
    'title': None;
    /** Mit diesem Passwort melden Sie sich künftig an. */
    'lead': None;
    /** Neues Passwort */
    'label': None;
    /** Passwort speichern */
    'submit': None;
    /** Wird gespeichert … */
    'saving': None;
    /** Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'problems.notCreated': None;
    /** Kein Konto mit dieser E-Mail verfügbar */
    'problems.noAccount': None;
  };
  'signUp.password.problems': {
    /** Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut. */
    'notCreated': None;
    /** Kein Konto mit dieser E-Mail verfügbar */
    'noAccount': None;
  };
  'signUp.passwordRules': {
    /** Das braucht Ihr Passwort */
    'title': None;
    /** mindestens {count, number} Zeichen */
    'length': { count: number };
    /** mindestens 1 Großbuchstabe */
    'upperCase': None;
    /** mindestens 1 Ziffer */
    'digit': None;
    /** mindestens 1 Sonderzeichen */
    'special': None;
    /** zum Beispiel ! ? % oder & */
    'specialExample': None;
    /** Es zählen nur diese Zeichen: ! @ # $ % ^ & * ( ) , . ? " : '{' '}' | '<' '>' */
    'specialAll': None;
    /** erfüllt */
    'met': None;
    /** fehlt noch */
    'unmet': None;
    /** {met, number} von {total, number} Punkten erfüllt */
    'progress': { met: number; total: number };
    /** {missing, plural, one {Es fehlt noch # Punkt.} other {Es fehlen noch # Punkte.}} */
    'missing': { missing: number };
    /** Bitte ergänzen Sie, was in der Liste noch fehlt. */
    'incomplete': None;
  };
  'signUp.success': {
    /** Willkommen, {name}! */
    'title': { name: string };
    /** Willkommen bei Gangway! */
    'titlePlain': None;
    /** Ihr Konto ist fertig */
    'done': None;
    /** Auf der Startseite sehen Sie, was als Nächstes kommt. */
    'next': None;
    /** Zur Startseite */
    'open': None;
    /** Wird geöffnet … */
    'opening': None;
  };
  'terms': {
    /** Nutzungsbedingungen */
    'title': None;
    /** Die Nutzungsbedingungen stehen hier, sobald der Anbieter sie veröffentlicht. Ihre Ansprechperson schickt sie Ihnen vorher gern zu. */
    'body': None;
    /** Fenster schließen */
    'close': None;
  };
}
