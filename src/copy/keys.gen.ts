// Written by src/copy/build/types.ts from src/copy/de/*.json. Do not edit.
import type { ReactNode } from 'react';
type None = Record<never, never>;
type Tag = (chunks: ReactNode) => ReactNode;
export interface Texts {
  'auth': {
    /** Zurück */
    'card.back': None;
    /** Schritt {current, number} von {total, number} */
    'card.step': { current: number; total: number };
    /** Hilfe zur Anmeldung */
    'card.help': None;
    /** Nutzungsbedingungen lesen */
    'card.terms': None;
    /** (neues Fenster) */
    'card.termsOpens': None;
    /** Datenschutzhinweise */
    'card.privacy': None;
    /** Impressum */
    'card.imprint': None;
    /** Barrierefreiheit */
    'card.accessibility': None;
    /** Ohne Einladung mitmachen */
    'card.withoutInvitation': None;
    /** Gangway wird geladen … */
    'boot.starting': None;
    /** Einladung wird geprüft … */
    'boot.invitation': None;
    /** Link wird geprüft … */
    'boot.resetLink': None;
    /** Die Seite konnte nicht angezeigt werden */
    'broken.title': None;
    /** Bitte laden Sie die Seite neu. Prüfen Sie auch Ihre Internetverbindung. */
    'broken.body': None;
    /** Seite neu laden */
    'broken.retry': None;
    /** Zur Startseite */
    'broken.toStart': None;
    /** Abmelden */
    'broken.signOut': None;
    /** E-Mail-Adresse eingeben */
    'entry.title': None;
    /** Konto erstellen */
    'entry.titleCreate': None;
    /** Gangway ist die App für den Probebetrieb am Flughafen. Mit Ihrer E-Mail-Adresse melden Sie sich an oder erstellen ein Konto. */
    'entry.lead': None;
    /** Geben Sie die E-Mail-Adresse ein, an die Ihre Einladung ging. */
    'entry.leadCreate': None;
    /** Viele Browser können diese Seite übersetzen. */
    'entry.translate': None;
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
    /** Bitte geben Sie die E-Mail-Adresse ein, an die Ihre Einladung ging. */
    'entry.advice.required': None;
    /** Bitte geben Sie die E-Mail-Adresse ein, an die Ihre Einladung ging. */
    'entry.advice.noAccount': None;
    /** Dieser Einladungslink funktioniert nicht. Bitte geben Sie Ihre E-Mail-Adresse ein. */
    'entry.alerts.invitationInvalid': None;
    /** Dieser Einladungslink ist abgelaufen. Bitte geben Sie Ihre E-Mail-Adresse ein. */
    'entry.alerts.invitationExpired': None;
    /** Der Einladungslink konnte nicht geprüft werden. Bitte geben Sie Ihre E-Mail-Adresse ein. */
    'entry.alerts.invitationUnchecked': None;
    /** Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an. */
    'entry.alerts.resetDone': None;
    /** Zu dieser E-Mail-Adresse gibt es schon ein Konto. Tippen Sie auf „Weiter“. Danach geben Sie Ihr Passwort ein. */
    'entry.alerts.googleKnown': None;
    /** Sie sind nicht mehr angemeldet. Bitte melden Sie sich noch einmal an. */
    'entry.alerts.sessionLost': None;
    /** Code eingeben */
    'code.title': None;
    /** Der Code ist unterwegs an <address>{recipient}</address>. */
    'code.sentTo': { address: Tag; recipient: string };
    /** Der Code wird an <address>{recipient}</address> gesendet … */
    'code.sendingTo': { address: Tag; recipient: string };
    /** Der Code ist noch nicht gesendet. Er geht an <address>{recipient}</address>. */
    'code.notSentTo': { address: Tag; recipient: string };
    /** Code aus der E-Mail */
    'code.label.email': None;
    /** Code aus der SMS */
    'code.label.sms': None;
    /** In diesem Text ist der Code nicht klar zu erkennen. Bitte geben Sie die 6 Ziffern ein. */
    'code.unclear': None;
    /** {missing, plural, one {Bitte geben Sie noch # Ziffer ein.} other {Bitte geben Sie noch # Ziffern ein.}} */
    'code.missing': { missing: number };
    /** Bitte geben Sie 6 Ziffern ein. */
    'code.missingAll': None;
    /** Code bestätigen */
    'code.submit': None;
    /** Code wird geprüft … */
    'code.checking': None;
    /** Dieser Code stimmt nicht. Bitte geben Sie den Code aus der neuesten E-Mail ein. */
    'code.problems.wrong.email': None;
    /** Dieser Code stimmt nicht. Bitte geben Sie den Code aus der neuesten SMS ein. */
    'code.problems.wrong.sms': None;
    /** Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen Code an. */
    'code.problems.expired': None;
    /** Der Code konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal. */
    'code.problems.notChecked': None;
    /** Der Code konnte nicht geprüft werden. {seconds, plural, one {Bitte warten Sie # Sekunde.} other {Bitte warten Sie # Sekunden.}} */
    'code.problems.wait': { seconds: number };
    /** Der Code konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'code.sendProblems.sendFailed.email': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'code.sendProblems.sendFailed.sms': None;
    /** {seconds, plural, one {Der letzte Code ist noch neu. Bitte warten Sie # Sekunde.} other {Der letzte Code ist noch neu. Bitte warten Sie # Sekunden.}} */
    'code.sendProblems.wait': { seconds: number };
    /** Neuer Code möglich in <strong>{seconds, plural, one {# Sekunde} other {# Sekunden}}</strong> */
    'code.resend.waiting': { strong: Tag; seconds: number };
    /** Neuen Code anfordern */
    'code.resend.ready': None;
    /** Code wird gesendet … */
    'code.resend.sending': None;
    /** Sie können jetzt einen neuen Code anfordern. */
    'code.resendReady': None;
    /** Fehler: {title} */
    'errorTitle': { title: string };
  };
  'autoAdvance': {
    /** Gleich geht es von selbst weiter. Tippen Sie auf die Seite, wenn Sie bleiben möchten. */
    'running': None;
    /** Diese Seite bleibt offen, bis Sie weitergehen. */
    'stopped': None;
    /** Bedienung */
    'title': None;
    /** Nächste Seite automatisch öffnen */
    'choice': None;
    /** Nach einer Bestätigung öffnet sich nach 2 Sekunden die nächste Seite. Das gilt nur für dieses Gerät. Sind am Gerät Animationen ausgeschaltet? Dann bleibt jede Seite offen. */
    'note': None;
  };
  'availability': {
    /** Verfügbarkeit angeben */
    'title': None;
    /** Termine werden geladen … */
    'loading': None;
    /** Die Termine konnten nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
    /** Noch keine Termine */
    'empty.title': None;
    /** Sobald es Termine gibt, wählen Sie hier, welche Ihnen passen. */
    'empty.body': None;
    /** Termine neu laden */
    'empty.toReload': None;
    /** Tippen Sie auf die Termine, die Ihnen passen. Das ist noch keine Buchung. */
    'lead.editing': None;
    /** Mit Häkchen: Termine, die Ihnen passen. */
    'lead.chosen': None;
    /** Sie haben noch keinen Termin gewählt. */
    'lead.none': None;
    /** {chosen, number} von {max, number} gewählt */
    'counter': { chosen: number; max: number };
    /** noch {free, number} möglich */
    'room.free': { free: number };
    /** {booked, number} gebucht, noch {free, number} möglich */
    'room.besideBooked': { booked: number; free: number };
    /** Mehr können Sie nicht wählen */
    'room.none': None;
    /** {count, plural, one {# Termin gebucht} other {# Termine gebucht}} */
    'booked.counter': { count: number };
    /** {count, plural, one {# weiterer gewählt} other {# weitere gewählt}} */
    'booked.chosen': { count: number };
    /** Ihre gebuchten Termine */
    'booked.title': None;
    /** Ihre Verfügbarkeit */
    'booked.daysTitle': None;
    /** {start}–{end} Uhr */
    'booked.time': { start: string; end: string };
    /** {start}–{end} Uhr (+1 Tag) */
    'booked.overnight': { start: string; end: string };
    /** ab {start} Uhr */
    'booked.from': { start: string };
    /** bis {end} Uhr */
    'booked.until': { end: string };
    /** Uhrzeit folgt */
    'booked.open': None;
    /** Ihre gebuchten Termine bleiben. Mehr Termine gehen gerade nicht. Andere gewählte Termine gelten nicht. */
    'limitReached': None;
    /** Hat sich Ihre Verfügbarkeit geändert? Dann sagen Sie bitte Bescheid. */
    'contact.body': None;
    /** E-Mail schreiben */
    'contact.toContact': None;
    /** Hier gibt es noch keine E-Mail-Adresse. Bitte fragen Sie Ihre Ansprechperson. */
    'contact.missing': None;
    /** {taken, number} von {all, number} */
    'day.places': { taken: number; all: number };
    /** belegt */
    'day.taken': None;
    /** voll */
    'day.full': None;
    /** gebucht */
    'day.booked': None;
    /** gewählt */
    'day.chosen': None;
    /** {max, plural, one {Sie können höchstens # Termin wählen.} other {Sie können höchstens # Termine wählen.}} Zum Tauschen entfernen Sie zuerst ein Häkchen. */
    'hints.most': { max: number };
    /** Bitte wählen Sie mindestens 1 verfügbaren Termin */
    'problems.minOne': None;
    /** Ihre Termine sind nicht gespeichert. Die Auswahl ist noch da. Bitte versuchen Sie es noch einmal. */
    'problems.saveFailed': None;
    /** Termine ändern */
    'toChange': None;
    /** Termine auswählen */
    'toChoose': None;
    /** Änderungen löschen */
    'discard': None;
    /** {count, plural, =0 {Termine speichern} one {Termin speichern (#)} other {Termine speichern (#)}} */
    'submit': { count: number };
    /** Wird gespeichert … */
    'saving': None;
  };
  'cancellation': {
    /** Termin absagen */
    'title': None;
    /** {day}, {time}. Bitte wählen Sie den Grund. */
    'lead': { day: string; time: string };
    /** Grund der Absage */
    'label': None;
    /** Notfall */
    'reasons.personalEmergency': None;
    /** Keine Zeit an diesem Tag */
    'reasons.scheduleConflict': None;
    /** Krankheit */
    'reasons.healthIssues': None;
    /** Probleme mit der Anreise */
    'reasons.transportation': None;
    /** Familie */
    'reasons.family': None;
    /** Andere Arbeit */
    'reasons.workConflict': None;
    /** Anderer Grund */
    'reasons.other': None;
    /** Ihr Grund */
    'text.label': None;
    /** {count, number} von {max, number} Zeichen */
    'text.counter': { count: number; max: number };
    /** Grund auswählen */
    'submit.selectReason': None;
    /** Grund eingeben */
    'submit.enterReason': None;
    /** Absage bestätigen */
    'submit.confirm': None;
    /** Wird abgesagt … */
    'saving': None;
    /** Termin behalten */
    'keep': None;
    /** Der Termin konnte nicht abgesagt werden. Bitte versuchen Sie es noch einmal. */
    'problems.failed': None;
    /** Es kam keine Antwort. Es ist nicht sicher, ob der Termin abgesagt ist. Bitte versuchen Sie es noch einmal. */
    'problems.unknown': None;
  };
  'comingSoon': {
    /** Demnächst verfügbar */
    'title': None;
    /** Zur Startseite */
    'toStart': None;
    /** Benachrichtigungen */
    'notifications.title': None;
    /** Hier sehen Sie später Nachrichten zu Ihren Terminen. */
    'notifications.body': None;
    /** Check-in */
    'checkIn.title': None;
    /** Bis dahin checkt Sie eine Person vor Ort ein. */
    'checkIn.body': None;
    /** Check-out */
    'checkOut.title': None;
    /** Bis dahin checkt Sie eine Person vor Ort aus. */
    'checkOut.body': None;
  };
  'conduct': {
    /** Verhaltensregeln */
    'title': None;
    /** <strong>Abschnitt {section, number}</strong> von {total, number} */
    'section': { strong: Tag; section: number; total: number };
    /** {percent, number} % gelesen */
    'share': { percent: number };
    /** Verhaltensregeln für den Probebetrieb */
    'documentTitle': None;
    /** Diese Regeln gelten für alle, die am Probebetrieb mitmachen. */
    'summary.validity': None;
    /** Die Regeln schützen Menschen, Flugzeuge und persönliche Daten. */
    'summary.purpose': None;
    /** Folgen Sie den Anweisungen, achten Sie aufeinander und melden Sie Gefahren. */
    'summary.way': None;
    /** Inhalt */
    'contents.title': None;
    /** {sections, number} Abschnitte, etwa 10 Minuten */
    'contents.count': { sections: number };
    /** Ihre Zustimmung */
    'agreements.title': None;
    /** Bitte setzen Sie alle {count, number} Häkchen. */
    'agreements.lead': { count: number };
    /** Verhalten */
    'agreements.conduct.title': None;
    /** Ich habe die Verhaltensregeln gelesen und halte sie ein. */
    'agreements.conduct.text': None;
    /** Sicherheit */
    'agreements.safety.title': None;
    /** Ich folge den Sicherheitsregeln und den Anweisungen des Teams. */
    'agreements.safety.text': None;
    /** Vertraulichkeit */
    'agreements.confidentiality.title': None;
    /** Ich erzähle nicht weiter, was ich im Probebetrieb erfahre. */
    'agreements.confidentiality.text': None;
    /** Kleidung */
    'agreements.uniform.title': None;
    /** Ich trage die vorgesehene Kleidung und meinen Flughafen- oder Tagesausweis. */
    'agreements.uniform.text': None;
    /** Arbeitszeiten */
    'agreements.workingHours.title': None;
    /** Ich komme pünktlich und halte Arbeitszeiten und Pausen ein. */
    'agreements.workingHours.text': None;
    /** Bitte lesen Sie bis zum Ende und setzen Sie noch {ticks, number} Häkchen. */
    'dock.missingBoth': { ticks: number };
    /** Bitte lesen Sie bis zum Ende. */
    'dock.missingEnd': None;
    /** Bitte setzen Sie noch {ticks, number} Häkchen. */
    'dock.missingTicks': { ticks: number };
    /** Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'dock.failed': None;
    /** Regeln annehmen */
    'dock.submit': None;
    /** Wird gespeichert … */
    'dock.saving': None;
    /** Regeln ablehnen */
    'dock.toDecline': None;
    /** Weiter */
    'dock.toNext': None;
    /** Verhaltensregeln ablehnen */
    'decline.title': None;
    /** Sie können Ihre Antwort danach nicht mehr ändern. */
    'decline.body': None;
    /** Was heißt das für Ihren Einsatz? Fragen Sie vorher Ihre Ansprechperson. */
    'decline.advice': None;
    /** Danach geht es mit den ersten Schritten weiter. */
    'decline.firstSteps': None;
    /** Regeln ablehnen */
    'decline.confirm': None;
    /** Wird gespeichert … */
    'decline.saving': None;
    /** Antwort offen lassen */
    'decline.close': None;
    /** Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'decline.failed': None;
    /** Angenommen */
    'answer.accepted': None;
    /** Abgelehnt */
    'answer.declined': None;
    /** Beantwortet */
    'answer.answered': None;
    /** am {date} */
    'answeredOn': { date: string };
    /** Sie haben die Verhaltensregeln abgelehnt. Das können Sie hier nicht mehr ändern. Haben Sie Fragen? Dann fragen Sie bitte Ihre Ansprechperson. */
    'afterDecline': None;
    /** Sie haben schon geantwortet. Das können Sie hier nicht mehr ändern. Ihre Antwort sehen Sie hier nicht. Haben Sie Fragen? Dann fragen Sie bitte Ihre Ansprechperson. */
    'afterAnswer': None;
    /** Verhaltensregeln werden geladen … */
    'loading': None;
    /** Die Verhaltensregeln konnten nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
  };
  'conductText': {
    /** Für wen die Regeln gelten */
    'validity.title': None;
    /** Im Probebetrieb testet der Flughafen ein Terminal, bevor Reisende es nutzen. Diese Regeln gelten für alle, die dabei mitmachen. Das sind Beschäftigte und Freiwillige. */
    'validity.p1': None;
    /** Die Regeln gelten auf dem ganzen Gelände des Flughafens. Dazu gehören Gebäude, Parkplätze, Haltestellen und Straßen. Auch auf Fahrten, die das Team für Sie organisiert, gelten sie. */
    'validity.p2': None;
    /** Für Sie gelten die Regeln ab Ihrer Ankunft auf dem Gelände. Das bleibt so, bis Sie das Gelände nach dem Einsatz verlassen. Was Sie vertraulich erfahren haben, bleibt auch danach vertraulich. */
    'validity.p3': None;
    /** Auch die Gesetze und die Hausordnung des Flughafens gelten. Wenn zwei Regeln nicht zusammenpassen, gilt die strengere. Haben Sie Fragen? Dann fragen Sie bitte Ihre Ansprechperson. */
    'validity.p4': None;
    /** Professionelles Verhalten */
    'professional.title': None;
    /** Während des Einsatzes vertreten Sie den Flughafen. Begegnen Sie allen Menschen höflich und mit Respekt. Das gilt für das Team, für Reisende und für andere Teilnehmende. */
    'professional.p1': None;
    /** Beleidigen und belästigen Sie niemanden. Schließen Sie niemanden aus. Es ist egal, woher jemand kommt, woran jemand glaubt und wie alt jemand ist. Auch Geschlecht, sexuelle Identität und Behinderung spielen keine Rolle. Menschen mit Behinderung bekommen die Hilfe, die sie möchten. */
    'professional.p2': None;
    /** Kommen Sie pünktlich und ausgeruht zum Einsatz. Können Sie nicht kommen? Dann sagen Sie bitte früh in Gangway ab, damit das Team Ersatz findet. Hat sich Ihre Gruppe beworben? Dann sagen Sie Ihrer Gruppenleitung Bescheid. */
    'professional.p3': None;
    /** Tragen Sie die Kleidung, die für Ihren Einsatz vorgesehen ist. Geliehene Kleidung geben Sie danach sauber zurück. Sagen Sie dem Team offen, was Ihnen im Test auffällt. Bleiben Sie dabei ruhig und höflich. */
    'professional.p4': None;
    /** Zutritt */
    'access.title': None;
    /** Viele Bereiche im Terminal sind geschützt. Betreten Sie nur Bereiche, die zu Ihrem Einsatz gehören. Türen mit Alarm öffnen Sie nur im Notfall. */
    'access.p1': None;
    /** Tragen Sie Ihren Flughafenausweis oder Tagesausweis immer sichtbar. Dieser Ausweis gilt nur für Sie. Verleihen, kopieren und fotografieren Sie ihn bitte nicht. */
    'access.p2': None;
    /** Im Sicherheitsbereich gilt das Luftsicherheitsgesetz. Auf dem Weg dorthin gehen Sie durch die Sicherheitskontrolle. Für manche Aufgaben ist eine Zuverlässigkeitsüberprüfung vorgeschrieben. Dabei prüft eine Behörde, ob jemand im Sicherheitsbereich arbeiten kann. */
    'access.p3': None;
    /** Nehmen Sie niemanden durch eine gesicherte Tür mit. Wenn Ihr Ausweis fehlt, melden Sie das sofort dem Team. Nach dem Einsatz geben Sie den Tagesausweis zurück. */
    'access.p4': None;
    /** Sicherheit */
    'safety.title': None;
    /** Sicherheit geht immer vor. Folgen Sie den Anweisungen von Team, Feuerwehr und Polizei. Vor dem ersten Einsatz bekommen Sie eine Einweisung. Dort hören Sie, wie alle sicher bleiben. */
    'safety.p1': None;
    /** In einem neuen Terminal wird oft noch gebaut. Achten Sie auf Absperrungen, Kabel und Öffnungen im Boden. Tragen Sie Warnweste, Helm und feste Schuhe, wenn das Team darum bittet. */
    'safety.p2': None;
    /** Merken Sie sich die Fluchtwege und den Sammelplatz. Dort treffen sich bei Gefahr alle. Fluchtwege und Notausgänge bleiben immer frei. Bei einem Alarm gehen Sie ruhig hinaus und benutzen keinen Aufzug. */
    'safety.p3': None;
    /** Melden Sie jeden Unfall und jede Gefahr sofort Ihrer Ansprechperson. Bei Lebensgefahr rufen Sie zuerst die 112 an. Für Beschäftigte gilt außerdem das Arbeitsschutzgesetz. */
    'safety.p4': None;
    /** Alkohol und Drogen */
    'alcoholAndDrugs.title': None;
    /** Kommen Sie ohne Alkohol und Drogen zum Einsatz. Auf dem ganzen Gelände gilt: kein Alkohol, keine Drogen. Das gilt auch für Cannabis und auch in den Pausen. */
    'alcoholAndDrugs.p1': None;
    /** Auch Alkohol vom Abend vorher ist gefährlich. Wenn Sie sich nicht fit fühlen, bleiben Sie bitte zu Hause. Sagen Sie dann so früh wie möglich in Gangway ab. */
    'alcoholAndDrugs.p2': None;
    /** Manche Medikamente machen müde. Sprechen Sie dann vor Beginn mit Ihrer Ansprechperson. Welche Krankheit Sie haben, brauchen Sie nicht zu sagen. */
    'alcoholAndDrugs.p3': None;
    /** Wer betrunken wirkt, arbeitet an diesem Tag nicht weiter. Das gilt auch bei Drogen. Ihre Ansprechperson achtet auf einen sicheren Heimweg. Rauchen Sie nur in den markierten Zonen, auch E-Zigaretten. */
    'alcoholAndDrugs.p4': None;
    /** Fahrzeuge */
    'vehicles.title': None;
    /** Das Vorfeld ist der Platz, auf dem die Flugzeuge stehen. Betreten Sie das Vorfeld nur zusammen mit dem Team. Auf den Straßen dort haben Flugzeuge immer Vorrang. Gehen Sie nur auf markierten Wegen. */
    'vehicles.p1': None;
    /** Fahrzeuge und Geräte bedienen Sie nur, wenn das Team es Ihnen sagt. Auf dem Vorfeld reicht Ihr Führerschein allein nicht aus. Dort brauchen Sie die Fahrerlaubnis des Flughafens. */
    'vehicles.p2': None;
    /** Schnallen Sie sich auf jeder Fahrt an. Fahren Sie höchstens so schnell, wie die Schilder es angeben. Beim Fahren bleibt das Handy in der Tasche. */
    'vehicles.p3': None;
    /** Parken Sie nur auf den Plätzen, die für Sie vorgesehen sind. Zufahrten für Feuerwehr und Rettung bleiben immer frei. Fahrräder und Roller bleiben draußen. */
    'vehicles.p4': None;
    /** Gefährliche Stoffe */
    'dangerousGoods.title': None;
    /** Bringen Sie keine gefährlichen Stoffe mit. Dazu gehören Gas, Farbe, Feuerwerk und große Akkus. Auch Waffen und Dinge, die so aussehen, bleiben zu Hause. */
    'dangerousGoods.p1': None;
    /** Auch im Probebetrieb wird Ihr Gepäck kontrolliert. Für Ihr Handgepäck gilt dasselbe wie vor einem Flug. Lassen Sie Messer, Werkzeug und große Flaschen zu Hause. */
    'dangerousGoods.p2': None;
    /** In manchen Tests bekommen Sie vorbereitetes Gepäck. Öffnen und tauschen Sie es bitte nicht. Nehmen Sie von fremden Personen nie etwas an. */
    'dangerousGoods.p3': None;
    /** Wenn ein Gepäckstück allein steht, fassen Sie es nicht an. Gehen Sie weg und warnen Sie andere. Melden Sie den Fund sofort dem Team oder der Polizei. */
    'dangerousGoods.p4': None;
    /** Foto und Video */
    'photoAndVideo.title': None;
    /** Fotografieren und filmen Sie nur dort, wo das Team es erlaubt. Im Sicherheitsbereich fotografieren und filmen Sie nicht. Fotografieren Sie nie Kontrollen, Technik oder Ausweise von anderen. */
    'photoAndVideo.p1': None;
    /** Jeder Mensch hat ein Recht am eigenen Bild. Fragen Sie deshalb jede Person, bevor Sie sie aufnehmen. Gespräche nehmen Sie bitte nicht auf. */
    'photoAndVideo.p2': None;
    /** Stellen Sie nichts aus dem Probebetrieb ins Internet. Schicken Sie auch nichts in private Chats. Erzählen Sie nicht weiter, was Sie hier sehen und was nicht klappt. */
    'photoAndVideo.p3': None;
    /** Manche Tests nimmt der Flughafen selbst auf. Dann weist er Sie vorher darauf hin. Fragen von Presse und Fernsehen beantwortet die Pressestelle. */
    'photoAndVideo.p4': None;
    /** Tiere und Drohnen */
    'animalsAndDrones.title': None;
    /** Tiere bleiben zu Hause. Ausgenommen sind Assistenzhunde und Blindenführhunde. Bitte melden Sie den Hund vorher bei Ihrer Ansprechperson an. */
    'animalsAndDrones.p1': None;
    /** Füttern Sie keine Tiere auf dem Gelände. Vögel in der Nähe von Flugzeugen sind eine Gefahr. Freilaufende Tiere melden Sie bitte dem Team. */
    'animalsAndDrones.p2': None;
    /** Lassen Sie Drohnen und andere Fluggeräte zu Hause. Rund um einen Flughafen gefährden sie den Luftverkehr. Auch Ballons, Drachen und Laserpointer bleiben zu Hause. */
    'animalsAndDrones.p3': None;
    /** Wenn Sie eine Drohne sehen, melden Sie das sofort dem Team. Merken Sie sich Ort, Uhrzeit und Flugrichtung. Greifen Sie bitte nicht selbst ein. */
    'animalsAndDrones.p4': None;
    /** Sauberkeit und Umwelt */
    'cleanlinessAndEnvironment.title': None;
    /** Verlassen Sie jeden Platz so, wie Sie ihn gern vorfinden. Werfen Sie Abfall in die passenden Behälter. Trennen Sie Papier, Verpackungen und Restmüll. */
    'cleanlinessAndEnvironment.p1': None;
    /** Auf dem Vorfeld sind lose Teile gefährlich. Die Motoren der Flugzeuge können Folie, Becher oder Schrauben ansaugen. Melden Sie solche Teile sofort dem Team. */
    'cleanlinessAndEnvironment.p2': None;
    /** Gehen Sie sparsam mit Wasser und Strom um. Gießen Sie nichts in die Abflüsse. Wenn Öl oder Treibstoff ausläuft, warnen Sie sofort das Team. */
    'cleanlinessAndEnvironment.p3': None;
    /** Behandeln Sie Möbel, Technik und Material für die Tests sorgfältig. Melden Sie Schäden, auch wenn sie aus Versehen entstehen. Essen und trinken Sie bitte in den Pausenbereichen. */
    'cleanlinessAndEnvironment.p4': None;
    /** Datenschutz */
    'dataPrivacy.title': None;
    /** Im Probebetrieb sehen Sie vielleicht Daten anderer Menschen. Das können Namen, Bordkarten oder Ausweise sein. Nutzen Sie solche Daten nur für Ihre Aufgabe. */
    'dataPrivacy.p1': None;
    /** Geben Sie Daten anderer Menschen nicht weiter. Listen und Karten mit Ihren Aufgaben geben Sie nach dem Einsatz zurück. Passwort und Code behalten Sie für sich. */
    'dataPrivacy.p2': None;
    /** Die Datenschutz-Grundverordnung schützt auch Ihre Daten. Das Team speichert nur, was es für Planung, Zutritt und Lohn braucht. Mehr lesen Sie in den Datenschutzhinweisen des Flughafens. */
    'dataPrivacy.p3': None;
    /** Sie können erfahren, welche Daten über Sie gespeichert sind. Wenn etwas nicht stimmt, können Sie es ändern lassen. Wenn Daten verloren gehen, sagen Sie es sofort Ihrer Ansprechperson. */
    'dataPrivacy.p4': None;
    /** Wenn jemand die Regeln nicht einhält */
    'consequences.title': None;
    /** Im Probebetrieb geht manches schief. Genau das soll er zeigen. Sprechen Sie Fehler offen an, auch Ihre eigenen. So lernen alle daraus, bevor das Terminal öffnet. */
    'consequences.p1': None;
    /** Ein Verstoß ist, wenn jemand eine Regel nicht einhält. Nach einem leichten Verstoß folgt meist ein Gespräch. Nach einem schweren Verstoß kann Ihr Einsatz sofort enden. Ausweis und geliehene Ausrüstung geben Sie dann zurück. */
    'consequences.p2': None;
    /** Der Flughafen kann Ihnen den Zutritt zu weiteren Terminen sperren. Für Beschäftigte kann das auch Folgen beim Arbeitsvertrag haben. Straftaten kann der Flughafen der Polizei melden. */
    'consequences.p3': None;
    /** Wenn Sie einen Verstoß beobachten, sprechen Sie mit Ihrer Ansprechperson. Sagen Sie dazu, wenn Ihr Name vertraulich bleiben soll. Danke, dass Sie aufeinander achten. */
    'consequences.p4': None;
  };
  'contact': {
    /** Ihre Ansprechperson */
    'title': None;
    /** Rechtliches */
    'legal': None;
  };
  'contract': {
    /** Vertragsdaten eingeben */
    'data.title': None;
    /** Mit diesen Angaben bereitet die Personalstelle Ihren Vertrag vor. */
    'data.lead': None;
    /** Ihre Situation */
    'data.labels.employmentType': None;
    /** Nachweis zur Beschäftigung */
    'data.labels.document': None;
    /** Bitte wählen */
    'data.choose': None;
    /** freiwillig */
    'data.optional': None;
    /** Arbeiten Sie woanders, studieren Sie oder suchen Sie Arbeit? */
    'data.hints.employmentType': None;
    /** Zum Beispiel der Vertrag von Ihrer anderen Arbeit. Als PDF, DOC oder DOCX, bis {megabytes, number} MB. */
    'data.hints.document': { megabytes: number };
    /** Bei Vollzeit braucht die Personalstelle einen Nachweis. Zum Beispiel den Vertrag von Ihrer anderen Arbeit. Als PDF, DOC oder DOCX, bis {megabytes, number} MB. */
    'data.hints.documentNeeded': { megabytes: number };
    /** Datei auswählen */
    'data.chooseFile': None;
    /** Datei entfernen */
    'data.removeFile': None;
    /** Datei wird geprüft … */
    'data.checking': None;
    /** Bitte wählen Sie, was für Sie stimmt. */
    'data.required.employmentType': None;
    /** Bitte wählen Sie einen Nachweis. Bei Vollzeit brauchen Sie ihn. */
    'data.required.document': None;
    /** Ihre Angaben konnten nicht gespeichert werden. Sie sind noch da. Bitte versuchen Sie es noch einmal. */
    'data.problems.saveFailed': None;
    /** Angaben speichern */
    'data.submit': None;
    /** Wird gespeichert … */
    'data.saving': None;
    /** Ihre Angaben werden geladen … */
    'data.loading': None;
    /** Ihre Angaben konnten nicht geladen werden */
    'data.failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'data.failure.body': None;
    /** Ihre Vertragsdaten */
    'data.intro.title': None;
    /** Für den Probebetrieb bekommen Sie einen Arbeitsvertrag. Dafür sagen Sie bitte, ob Sie auch woanders arbeiten. Arbeiten Sie dort in Vollzeit? Dann kommt ein Nachweis dazu. Halten Sie ihn am besten als Datei bereit. */
    'data.intro.text': None;
    /** Vertragsdaten eingeben */
    'data.intro.start': None;
    /** Ihr Vertrag */
    'page.title': None;
    /** Schritt {step, number} von {total, number} */
    'page.step': { step: number; total: number };
    /** Noch herunterladen */
    'page.badges.download': None;
    /** Unterschreiben und senden */
    'page.badges.signAndSend': None;
    /** In Bearbeitung */
    'page.badges.processing': None;
    /** Liegt bereit */
    'page.badges.ready': None;
    /** Erledigt */
    'page.badges.complete': None;
    /** Ihr Vertrag wird geladen … */
    'page.loading': None;
    /** Ihr Vertrag konnte nicht geladen werden */
    'page.failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'page.failure.body': None;
    /** So läuft es ab */
    'page.course.title': None;
    /** Erledigt */
    'page.course.done': None;
    /** Jetzt */
    'page.course.now': None;
    /** Herunterladen */
    'page.course.download': None;
    /** Unterschreiben und senden */
    'page.course.signAndSend': None;
    /** Die Personalstelle unterschreibt */
    'page.course.processing': None;
    /** Empfang bestätigen */
    'page.course.ready': None;
    /** Vertrag ist abgeschlossen */
    'page.course.complete': None;
    /** Noch kein Vertrag */
    'page.none.title': None;
    /** Sobald ein Termin für Sie gebucht ist, finden Sie Ihren Vertrag hier. */
    'page.none.body': None;
    /** Freie Termine ansehen */
    'page.none.toEvents': None;
    /** Ihr Vertrag liegt als PDF bereit. */
    'page.download.lead': None;
    /** So geht es danach weiter */
    'page.download.nextTitle': None;
    /** Vertrag herunterladen */
    'page.download.submit': None;
    /** Wird heruntergeladen … */
    'page.download.busy': None;
    /** So geht es jetzt weiter */
    'page.steps.title': None;
    /** Drucken und unterschreiben */
    'page.steps.sign.title': None;
    /** Drucken Sie den Vertrag aus und unterschreiben Sie ihn. Haben Sie keinen Drucker? Dann fragen Sie bitte Ihre Ansprechperson. */
    'page.steps.sign.text': None;
    /** Scannen oder fotografieren */
    'page.steps.scan.title': None;
    /** Achten Sie darauf, dass jede Seite ganz zu sehen und gut lesbar ist. */
    'page.steps.scan.text': None;
    /** Per E-Mail senden */
    'page.steps.send.title': None;
    /** Senden Sie alle Seiten per E-Mail an {mailbox}. */
    'page.steps.send.text': { mailbox: string };
    /** Senden Sie alle Seiten per E-Mail. */
    'page.steps.send.textUnknown': None;
    /** Hier gibt es noch keine E-Mail-Adresse. Bitte fragen Sie Ihre Ansprechperson. */
    'page.steps.missingMailbox': None;
    /** E-Mail schreiben */
    'page.steps.write': None;
    /** Unterschriebener Vertrag */
    'page.steps.subject': None;
    /** Neu herunterladen */
    'page.send.again': None;
    /** Wird heruntergeladen … */
    'page.send.downloading': None;
    /** Haben Sie die E-Mail gesendet? Dann tippen Sie auf „Senden bestätigen“. */
    'page.send.hint': None;
    /** Senden bestätigen */
    'page.send.submit': None;
    /** Wird gespeichert … */
    'page.send.marking': None;
    /** Die Personalstelle bearbeitet Ihren Vertrag */
    'page.processing.title': None;
    /** Die Bearbeitung dauert meistens 2 bis 3 Arbeitstage. Samstag und Sonntag zählen nicht. Ist der Vertrag fertig? Dann sehen Sie ihn hier. */
    'page.processing.body': None;
    /** Stand neu laden */
    'page.processing.submit': None;
    /** Wird geladen … */
    'page.processing.busy': None;
    /** Noch in Bearbeitung. Stand von {time} Uhr */
    'page.processing.checked': { time: string };
    /** Ihre Unterlagen */
    'page.documents.title': None;
    /** Die Personalstelle hat Ihren Vertrag unterschrieben. */
    'page.documents.lead': None;
    /** Unterschriebenen Vertrag herunterladen */
    'page.documents.providerTitle': None;
    /** PDF, von Ihnen und der Personalstelle unterschrieben */
    'page.documents.providerNote': None;
    /** Wird heruntergeladen … */
    'page.documents.downloading': None;
    /** Original ansehen */
    'page.documents.originalTitle': None;
    /** Öffnet sich in einem neuen Fenster */
    'page.documents.originalNote': None;
    /** Wird geöffnet … */
    'page.documents.opening': None;
    /** Öffnet sich nichts? Dann tippen Sie bitte noch einmal. */
    'page.documents.originalAgain': None;
    /** Bitte laden Sie den Vertrag herunter oder sehen Sie das Original an. */
    'page.documents.missing': None;
    /** Empfang bestätigen */
    'page.documents.submit': None;
    /** Wird gespeichert … */
    'page.documents.confirming': None;
    /** Ihr Vertrag ist abgeschlossen */
    'page.complete.title': None;
    /** Für den Vertrag ist nichts mehr zu tun. */
    'page.complete.body': None;
    /** Zur Ausweisprüfung */
    'page.complete.toIdCheck': None;
    /** Der Vertrag konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal. */
    'page.problems.download': None;
    /** Das Original konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal. */
    'page.problems.open': None;
    /** Ihre Bestätigung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'page.problems.mark': None;
    /** Der Stand konnte nicht geladen werden. Bitte versuchen Sie es noch einmal. */
    'page.problems.check': None;
    /** Ihre Bestätigung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'page.problems.confirm': None;
    /** Arbeitsvertrag */
    'page.files.contract': None;
    /** Arbeitsvertrag-unterschrieben */
    'page.files.provider': None;
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
    /** In Bearbeitung */
    'processing.badge': None;
    /** Stand ansehen */
    'processing.view': None;
    /** Vertrag liegt bereit */
    'ready.title': None;
    /** Offen */
    'ready.badge': None;
    /** Vertrag ansehen */
    'ready.view': None;
    /** Vertrag ist abgeschlossen */
    'complete.title': None;
    /** Erledigt */
    'complete.badge': None;
    /** Nächsten Schritt ansehen */
    'complete.view': None;
  };
  'dashboard': {
    /** Guten Morgen, {name} */
    'greeting.morning': { name: string };
    /** Guten Tag, {name} */
    'greeting.day': { name: string };
    /** Guten Abend, {name} */
    'greeting.evening': { name: string };
    /** Willkommen, {name} */
    'greeting.welcome': { name: string };
    /** Guten Morgen */
    'greetingPlain.morning': None;
    /** Guten Tag */
    'greetingPlain.day': None;
    /** Guten Abend */
    'greetingPlain.evening': None;
    /** Willkommen */
    'greetingPlain.welcome': None;
    /** Flughafenpersonal */
    'badges.airportStaff': None;
    /** Teilnahme am Probebetrieb */
    'badges.testParticipant': None;
    /** Erledigt */
    'badges.done': None;
    /** Offen */
    'badges.open': None;
    /** Noch nicht verfügbar */
    'badges.notOffered': None;
    /** Nicht geladen */
    'badges.unknown': None;
    /** <strong>{done, number} von {total, plural, one {# Bereich} other {# Bereichen}}</strong> erledigt{state, select, all {. Danke.} other {}} */
    'parts': { strong: Tag; done: number; total: number; state: 'all' | 'other' };
    /** {done, number} von {total, plural, one {# Bereich} other {# Bereichen}} erledigt */
    'partsAlt': { done: number; total: number };
    /** Ihre Übersicht */
    'tasksTitle': None;
    /** Profil vervollständigen */
    'tasks.profile': None;
    /** Für Termine bewerben */
    'tasks.apply': None;
    /** Termin ansehen */
    'tasks.event': None;
    /** Ihre Gruppe */
    'tasks.group': None;
    /** Einstellungen */
    'tasks.settings': None;
    /** Verfügbarkeit angeben */
    'tasks.availability': None;
    /** Als Nächstes */
    'next': None;
    /** Ihr nächster Termin */
    'nextDay': None;
    /** Ihre Bewerbung */
    'appliedDay': None;
    /** Noch nicht gebucht */
    'notBooked': None;
    /** {percent, number} % erledigt */
    'notes.profile': { percent: number };
    /** Noch keine Bewerbung */
    'notes.apply': None;
    /** {count, plural, one {Für # Termin beworben} other {Für # Termine beworben}} */
    'notes.applied': { count: number };
    /** Noch kein Termin */
    'notes.event': None;
    /** Noch keine Gruppe */
    'notes.group': None;
    /** Gruppe: {name} */
    'notes.inGroup': { name: string };
    /** Allein dabei */
    'notes.solo': None;
    /** Hilfe und Bedienung */
    'notes.settings': None;
    /** {percent, number} %, offen: {parts} */
    'notes.profileOpen': { percent: number; parts: string };
    /** {percent, number} %, {total, plural, one {# Bereich} other {# Bereiche}} offen */
    'notes.profileNothing': { percent: number; total: number };
    /** Zuerst die Profildaten eingeben */
    'notes.notReady': None;
    /** Beworben: {when} */
    'notes.appliedFor': { when: string };
    /** {day}, {time} Uhr */
    'when.time': { day: string; time: string };
    /** Profildaten */
    'partNames.profile': None;
    /** Vertragsdaten */
    'partNames.contract': None;
    /** Bank und Steuer */
    'partNames.payroll': None;
    /** Ausweisprüfung */
    'partNames.idCheck': None;
    /** Bereiche anzeigen */
    'partsToggle.show': None;
    /** Bereiche ausblenden */
    'partsToggle.hide': None;
    /** Angaben zu Ihrer Person */
    'purposes.profile': None;
    /** Termine auswählen */
    'purposes.apply': None;
    /** Datum, Uhrzeit und Ort */
    'purposes.event': None;
    /** Meistens 4 Plätze */
    'purposes.group': None;
    /** Termine, die Ihnen passen */
    'purposes.availability': None;
    /** Abmelden */
    'signOut': None;
    /** Sie werden abgemeldet … */
    'signingOut': None;
    /** Startseite wird geladen … */
    'loading': None;
    /** Ihre ersten Schritte werden vorbereitet … */
    'firstTime': None;
    /** Die Startseite konnte nicht geladen werden */
    'failed.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failed.body': None;
  };
  'day': {
    /** Probebetrieb Terminal 3 */
    'title': None;
    /** Flughafen, Terminal 3 */
    'place': None;
    /** heute */
    'away.today': None;
    /** morgen */
    'away.tomorrow': None;
    /** {days, plural, one {in # Tag} other {in # Tagen}} */
    'away.inDays': { days: number };
    /** {days, plural, one {vor # Tag} other {vor # Tagen}} */
    'away.daysAgo': { days: number };
    /** Datum folgt */
    'dateOpen': None;
    /** Um {time} Uhr da sein */
    'arrive.at': { time: string };
    /** Am {day}, um {time} Uhr da sein */
    'arrive.on': { day: string; time: string };
    /** {start}–{end} Uhr */
    'time.range': { start: string; end: string };
    /** {start}–{end} Uhr (+1 Tag) */
    'time.overnight': { start: string; end: string };
    /** ab {start} Uhr */
    'time.from': { start: string };
    /** bis {end} Uhr */
    'time.until': { end: string };
    /** Uhrzeit folgt */
    'time.open': None;
    /** {time} Uhr */
    'time.at': { time: string };
    /** erledigt */
    'time.done': None;
    /** Vertrag fehlt */
    'badges.contractMissing': None;
    /** Bereit für den Check-in */
    'badges.checkInReady': None;
    /** Bereit für den Check-in morgen */
    'badges.checkInTomorrow': None;
    /** Einsatzbereit */
    'badges.readyForWork': None;
    /** Bestätigt */
    'badges.approved': None;
    /** Abgerechnet */
    'badges.payrolled': None;
    /** Kommt noch */
    'badges.upcoming': None;
    /** Probebetrieb {date} */
    'file.name': { date: string };
    /** Bitte seien Sie am {day}, um {time} Uhr da. */
    'file.arrive': { day: string; time: string };
    /** Bitte bringen Sie Ihren Flughafenausweis mit. */
    'file.bring.airportPass': None;
    /** Bitte bringen Sie Ihren Personalausweis oder Reisepass mit. */
    'file.bring.idOrPassport': None;
    /** Ihr Termin beginnt in 24 Stunden. */
    'file.reminder': None;
  };
  'eventStatus': {
    /** Ablauf ansehen */
    'title': None;
    /** Ablauf bearbeiten */
    'editTitle': None;
    /** Ablauf wird geladen … */
    'loading': None;
    /** Der Ablauf konnte nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
    /** Noch kein Ablauf */
    'empty.title': None;
    /** Sobald ein Termin für Sie gebucht ist, sehen Sie hier den Ablauf. */
    'empty.body': None;
    /** Ihre Termine ansehen */
    'empty.toEvent': None;
    /** Geplant */
    'badges.planned': None;
    /** Läuft gerade */
    'badges.running': None;
    /** Beendet */
    'badges.completed': None;
    /** Abgesagt */
    'badges.cancelled': None;
    /** Datum */
    'labels.date': None;
    /** Uhrzeit */
    'labels.time': None;
    /** Ort */
    'labels.place': None;
    /** Beginn */
    'labels.startTime': None;
    /** Ende */
    'labels.endTime': None;
    /** Aufgabe */
    'labels.task': None;
    /** Beschreibung */
    'labels.description': None;
    /** Dauer in Minuten */
    'labels.duration': None;
    /** {start}–{end} Uhr (+1 Tag) */
    'overnight': { start: string; end: string };
    /** Steht noch nicht fest */
    'notPlanned': None;
    /** Darum geht es */
    'aboutTitle': None;
    /** Aufgaben */
    'tasksTitle': None;
    /** {count, plural, one {# Aufgabe, {duration}} other {# Aufgaben, zusammen {duration}}} */
    'tasksTotal': { count: number; duration: string };
    /** {hours, plural, one {# Stunde} other {# Stunden}} */
    'hours': { hours: number };
    /** {minutes, plural, one {# Minute} other {# Minuten}} */
    'minutes': { minutes: number };
    /** Für diesen Termin sind noch keine Aufgaben geplant. */
    'noTasks': None;
    /** Ablauf bearbeiten */
    'toEdit': None;
    /** Datum und Uhrzeit */
    'form.sections.when': None;
    /** Aufgaben */
    'form.sections.tasks': None;
    /** freiwillig */
    'form.optional': None;
    /** Beispiel: 23.11.2026 */
    'form.hints.date': None;
    /** Beispiel: 08:30 */
    'form.hints.startTime': None;
    /** Beispiel: 13:30 */
    'form.hints.endTime': None;
    /** Am nächsten Tag (+1 Tag) */
    'form.hints.nextDay': None;
    /** {least, number} bis {most, number} Minuten */
    'form.hints.duration': { least: number; most: number };
    /** Aufgabe {number, number} */
    'form.task': { number: number };
    /** Aufgabe hinzufügen */
    'form.toAdd': None;
    /** Aufgabe {number, number} entfernen */
    'form.toRemove': { number: number };
    /** Bitte geben Sie ein Datum ein. */
    'form.problems.noDate': None;
    /** Diesen Tag gibt es nicht. Bitte prüfen Sie das Datum. */
    'form.problems.noDay': None;
    /** Bitte geben Sie den Beginn ein. */
    'form.problems.startTime': None;
    /** Bitte geben Sie das Ende ein. */
    'form.problems.endTime': None;
    /** Bitte geben Sie ein Ende nach dem Beginn ein. Über Mitternacht sind höchstens {hours, number} Stunden möglich. */
    'form.problems.endBeforeStart': { hours: number };
    /** Aufgabe {number, number}: Bitte geben Sie ein, was zu tun ist. */
    'form.problems.task': { number: number };
    /** Aufgabe {number, number}: Bitte geben Sie {least, number} bis {most, number} Minuten ein. */
    'form.problems.duration': { number: number; least: number; most: number };
    /** {count, plural, one {# Angabe prüfen} other {# Angaben prüfen}} */
    'form.summary': { count: number };
    /** Der Ablauf konnte nicht gespeichert werden. Ihre Änderungen sind noch da. Bitte versuchen Sie es noch einmal. */
    'form.saveFailed': None;
    /** Ablauf speichern */
    'form.submit': None;
    /** Wird gespeichert … */
    'form.saving': None;
    /** Änderungen löschen */
    'form.toDiscard': None;
  };
  'events': {
    /** Für Termine bewerben */
    'title': None;
    /** Termine werden geladen … */
    'loading': None;
    /** Die Termine konnten nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
    /** Noch keine Termine */
    'empty.title': None;
    /** Sobald es Termine gibt, können Sie sich hier bewerben. Bitte sehen Sie später noch einmal nach. */
    'empty.body': None;
    /** Termine neu laden */
    'empty.toReload': None;
    /** Für eine Bewerbung fehlen noch Profildaten */
    'notReady.title': None;
    /** Profildaten eingeben */
    'notReady.toProfile': None;
    /** Gruppe: {name} */
    'group.title': { name: string };
    /** Sie bewerben sich für alle in Ihrer Gruppe. */
    'group.leader': None;
    /** Ihre Gruppenleitung bewirbt sich für alle in der Gruppe. Sie brauchen sich nicht selbst zu bewerben. */
    'group.member': None;
    /** Zurück zu {month} */
    'month.toPrevious': { month: string };
    /** Weiter zu {month} */
    'month.toNext': { month: string };
    /** {date}: {count, plural, one {# Termin} other {# Termine}}, {tone, select, chosen {gewählt} withdraw {zum Zurückziehen gewählt} booked {gebucht} applied {beworben} open {frei} full {ausgebucht} other {gesperrt}} */
    'month.day': { date: string; count: number; tone: 'applied' | 'booked' | 'chosen' | 'full' | 'open' | 'other' | 'withdraw' };
    /** {date}: kein Termin */
    'month.noDates': { date: string };
    /** Zeichen im Kalender */
    'month.legend': None;
    /** Frei */
    'month.free': None;
    /** Gewählt */
    'month.chosen': None;
    /** Zurückziehen */
    'month.toWithdraw': None;
    /** Mehrere Termine */
    'month.several': None;
    /** Beworben */
    'badges.applied': None;
    /** Gebucht */
    'badges.booked': None;
    /** Abgesagt */
    'badges.cancelled': None;
    /** Zurückgezogen */
    'badges.withdrawn': None;
    /** Ausgebucht */
    'badges.fullyBooked': None;
    /** Stand nicht bekannt */
    'badges.other': None;
    /** Termine */
    'agenda.title': None;
    /** {date}: {count, plural, one {# Termin} other {# Termine}} */
    'agenda.day': { date: string; count: number };
    /** Dieser Monat hat {count, number} Termine. Tippen Sie auf einen Tag. */
    'agenda.chooseDay': { count: number };
    /** {count, plural, one {# weiteren anzeigen} other {# weitere anzeigen}} */
    'agenda.toMore': { count: number };
    /** {start}–{end} Uhr */
    'slot.range': { start: string; end: string };
    /** {start}–{end} Uhr (+1 Tag) */
    'slot.overnight': { start: string; end: string };
    /** ab {start} Uhr */
    'slot.from': { start: string };
    /** bis {end} Uhr */
    'slot.until': { end: string };
    /** Uhrzeit folgt */
    'slot.open': None;
    /** {booked, number} von {required, number} belegt, {applied, plural, =0 {keine Bewerbung} one {# Bewerbung} other {# Bewerbungen}} */
    'slot.places': { booked: number; required: number; applied: number };
    /** {booked, number} gebucht, {applied, plural, =0 {keine Bewerbung} one {# Bewerbung} other {# Bewerbungen}} */
    'slot.anyPlaces': { booked: number; applied: number };
    /** Vielleicht wird ein Platz frei. Sie können sich bewerben. */
    'slot.hints.fullyBooked': None;
    /** Ihre Gruppenleitung hat sich für diesen Termin beworben. Nur sie kann die Bewerbung zurückziehen. */
    'slot.hints.groupApplied': None;
    /** Bewerben: {days} */
    'dock.apply': { days: string };
    /** Für die Gruppe bewerben: {days} */
    'dock.applyForGroup': { days: string };
    /** Zurückziehen: {days} */
    'dock.withdraw': { days: string };
    /** Für die Gruppe zurückziehen: {days} */
    'dock.withdrawForGroup': { days: string };
    /** Bewerben ({count, number}) */
    'dock.toApply': { count: number };
    /** Zurückziehen ({count, number}) */
    'dock.toWithdraw': { count: number };
    /** Wird gesendet … */
    'dock.sending': None;
    /** Weiter */
    'dock.toNext': None;
    /** {count, plural, one {# weiterer} other {# weitere}} */
    'dock.others': { count: number };
    /** Die Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'problems.applyFailed': None;
    /** Die Bewerbung konnte nicht zurückgezogen werden. Bitte versuchen Sie es noch einmal. */
    'problems.withdrawFailed': None;
    /** Es kam keine Antwort. Bitte laden Sie die Seite neu und prüfen Sie Ihre Bewerbungen. */
    'problems.noAnswer': None;
    /** Ihre Ansprechperson sagt Ihnen in den nächsten Tagen, wie es weitergeht. */
    'applied.suffix': None;
    /** Bewerbung zurückziehen */
    'withdraw.one.title': None;
    /** Bewerbung zurückziehen */
    'withdraw.one.confirm': None;
    /** Bewerbung behalten */
    'withdraw.one.close': None;
    /** Bewerbungen zurückziehen */
    'withdraw.many.title': None;
    /** Bewerbungen zurückziehen */
    'withdraw.many.confirm': None;
    /** Bewerbungen behalten */
    'withdraw.many.close': None;
    /** {count, plural, one {Möchten Sie diese eine Bewerbung zurückziehen?} other {Möchten Sie # Bewerbungen zurückziehen?}} */
    'withdraw.body': { count: number };
    /** Das gilt für alle in Ihrer Gruppe. */
    'withdraw.forGroup': None;
    /** Sie können sich danach noch einmal bewerben. */
    'withdraw.again': None;
    /** Wird zurückgezogen … */
    'withdraw.sending': None;
    /** Termine aus Ihrer Einladung */
    'marketing.title': None;
    /** Diese Termine stehen in Ihrer Einladung. Bewerben können Sie sich im nächsten Schritt. */
    'marketing.body': None;
    /** Von den Terminen in Ihrer Einladung ist gerade keiner frei. */
    'marketing.noMatch': None;
    /** kein freier Termin */
    'marketing.nothingFree': None;
    /** {count, plural, one {# Termin auswählen} other {# Termine auswählen}} */
    'marketing.confirm': { count: number };
    /** Selbst auswählen */
    'marketing.close': None;
    /** Andere Termine ansehen */
    'marketing.toOthers': None;
  };
  'failure': {
    /** Noch einmal versuchen */
    'retry': None;
    /** Wird geladen … */
    'retrying': None;
    /** Im Formular {count, plural, one {ist noch # weitere Angabe} other {sind noch # weitere Angaben}} markiert. */
    'moreErrors': { count: number };
    /** Nicht alles ist aktuell */
    'outOfDate.title': None;
    /** Ein Teil dieser Seite konnte nicht geladen werden. */
    'outOfDate.body': None;
  };
  'files': {
    /** Die Datei konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'problems.uploadFailed': None;
    /** Diese Datei passt hier nicht. Bitte wählen Sie ein Foto als JPG oder PNG. */
    'problems.invalidFormat.idPhoto': None;
    /** Diese Datei passt hier nicht. Bitte wählen Sie eine Datei als PDF, DOC oder DOCX. */
    'problems.invalidFormat.contractDocument': None;
    /** Diese Datei ist zu groß. Bitte wählen Sie eine Datei bis {megabytes, number} MB. */
    'problems.tooLarge': { megabytes: number };
    /** Dieses Foto ist zu groß. Bitte nehmen Sie ein neues auf oder wählen Sie ein kleineres Foto. Haben Sie Fragen? Dann fragen Sie bitte Ihre Ansprechperson. */
    'problems.tooLargeForServer.idPhoto': None;
    /** Diese Datei ist zu groß. Bitte wählen Sie eine kleinere Datei. Haben Sie Fragen? Dann fragen Sie bitte Ihre Ansprechperson. */
    'problems.tooLargeForServer.contractDocument': None;
    /** Datei senden */
    'sending.label': None;
    /** {percent, number} % der Datei sind gesendet. Bitte lassen Sie die Seite offen. */
    'sending.part': { percent: number };
    /** Die Datei ist gesendet. Bitte warten Sie noch einen Moment. */
    'sending.waiting': None;
  };
  'google': {
    /** oder */
    'or': None;
    /** Mit Google fortfahren */
    'offer': None;
    /** Google wird geöffnet … */
    'busy': None;
    /** Das Google-Fenster ist geschlossen. Bitte versuchen Sie es noch einmal. */
    'problems.cancelled': None;
    /** Google antwortet gerade nicht. Bitte geben Sie stattdessen Ihre E-Mail-Adresse ein. */
    'problems.failed': None;
  };
  'groupForms': {
    /** Ihre Gruppe wird gesucht … */
    'check.loading': None;
    /** Ihre Gruppe konnte nicht geladen werden */
    'check.failure.title': None;
    /** Noch ist unklar, ob Sie in einer Gruppe sind. Bitte versuchen Sie es noch einmal. */
    'check.failure.body': None;
    /** Sie sind schon in einer Gruppe */
    'check.inGroup.title': None;
    /** Ihre Gruppe: {name}. Möchten Sie wechseln? Verlassen oder löschen Sie zuerst Ihre Gruppe. */
    'check.inGroup.body': { name: string };
    /** Möchten Sie wechseln? Verlassen oder löschen Sie zuerst Ihre Gruppe. */
    'check.inGroup.unnamed': None;
    /** Gruppe ansehen */
    'check.inGroup.toGroup': None;
    /** Allein oder in einer Gruppe */
    'select.title': None;
    /** Eine Gruppe hat meistens 4 Plätze. */
    'select.lead': None;
    /** Möglichkeiten */
    'select.ways': None;
    /** Gruppe erstellen */
    'select.create.title': None;
    /** Sie leiten die Gruppe und laden andere ein. */
    'select.create.body': None;
    /** Gruppe beitreten */
    'select.join.title': None;
    /** Sie haben eine Gruppennummer bekommen. */
    'select.join.body': None;
    /** Allein teilnehmen */
    'select.solo.title': None;
    /** Später können Sie noch in eine Gruppe wechseln. */
    'select.solo.body': None;
    /** Auswahl wird gespeichert … */
    'select.solo.saving': None;
    /** Gewählt */
    'select.solo.badge': None;
    /** Sie nehmen allein teil. Das können Sie jederzeit ändern. */
    'select.chosen': None;
    /** Nach Ihrer Wahl geht es mit den ersten Schritten weiter. */
    'select.firstSteps': None;
    /** Gruppe erstellen */
    'create.title': None;
    /** Danach bekommen Sie die Gruppennummer zum Teilen. */
    'create.lead': None;
    /** Gruppenname */
    'create.labels.name': None;
    /** Beschreibung */
    'create.labels.description': None;
    /** freiwillig */
    'create.optional': None;
    /** 3 bis 30 Zeichen */
    'create.hints.name': None;
    /** Wo treffen Sie sich? */
    'create.hints.description': None;
    /** {count, number} von {max, number} Zeichen */
    'create.counter': { count: number; max: number };
    /** Bitte geben Sie einen Gruppennamen ein. */
    'create.problems.nameRequired': None;
    /** Bitte geben Sie mindestens 3 Zeichen ein. */
    'create.problems.nameTooShort': None;
    /** Bitte kürzen Sie den Gruppennamen auf höchstens 30 Zeichen. */
    'create.problems.nameTooLong': None;
    /** Bitte kürzen Sie die Beschreibung auf höchstens 100 Zeichen. */
    'create.problems.descriptionTooLong': None;
    /** Die Gruppe konnte nicht erstellt werden */
    'create.failed.title': None;
    /** Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal. */
    'create.failed.body': None;
    /** Gruppe erstellen */
    'create.submit': None;
    /** Gruppe wird erstellt … */
    'create.saving': None;
    /** Gruppe beitreten */
    'join.title': None;
    /** Die Nummer bekommen Sie von der Gruppenleitung. */
    'join.lead': None;
    /** Gruppennummer */
    'join.label': None;
    /** In diesem Text ist die Gruppennummer nicht klar zu erkennen. Bitte geben Sie die 8 Ziffern ein. */
    'join.unclear': None;
    /** Bitte geben Sie alle 8 Ziffern der Gruppennummer ein. */
    'join.problems.invalid': None;
    /** {count, plural, =8 {Bitte geben Sie 8 Ziffern ein.} one {Es fehlt noch # Ziffer.} other {Es fehlen noch # Ziffern.}} */
    'join.reasons.missing': { count: number };
    /** Die Gruppe wird noch gesucht. */
    'join.reasons.loading': None;
    /** Diese Gruppe hat keinen freien Platz. */
    'join.reasons.full': None;
    /** Zu dieser Nummer gibt es keine Gruppe. */
    'join.reasons.notFound': None;
    /** Bitte laden Sie die Gruppe noch einmal. */
    'join.reasons.failed': None;
    /** Gruppe wird gesucht … */
    'join.loading': None;
    /** Gefunden: {name} */
    'join.found': { name: string };
    /** Gruppe ohne Namen */
    'join.unnamed': None;
    /** Gruppennummer {code} */
    'join.number': { code: string };
    /** Plätze frei */
    'join.badges.open': None;
    /** Gruppe voll ({max, number}/{max, number}) */
    'join.badges.full': { max: number };
    /** Gruppe voll */
    'join.badges.fullUncounted': None;
    /** Diese Termine können sich dann ändern */
    'join.affected.title': None;
    /** Insgesamt: {count, plural, one {# Termin} other {# Termine}}. */
    'join.affected.total': { count: number };
    /** Haben Sie Fragen dazu? Dann fragen Sie vorher Ihre Ansprechperson. */
    'join.affected.ask': None;
    /** Ihre Termine bleiben, wie sie sind. */
    'join.affected.none': None;
    /** {count, plural, one {# Bewerbung} other {# Bewerbungen}} */
    'join.affected.applied': { count: number };
    /** {count, plural, one {# gebuchter Termin} other {# gebuchte Termine}} */
    'join.affected.booked': { count: number };
    /** Termin */
    'join.affected.types.internal': None;
    /** Termin */
    'join.affected.types.unknown': None;
    /** {type}, {start}–{end} Uhr */
    'join.affected.times.range': { type: string; start: string; end: string };
    /** {type}, {start}–{end} Uhr (+1 Tag) */
    'join.affected.times.overnight': { type: string; start: string; end: string };
    /** {type}, ab {start} Uhr */
    'join.affected.times.from': { type: string; start: string };
    /** {type}, bis {end} Uhr */
    'join.affected.times.until': { type: string; end: string };
    /** {type}, Uhrzeit folgt */
    'join.affected.times.open': { type: string };
    /** Gruppe {code} nicht gefunden */
    'join.notFound.title': { code: string };
    /** Bitte prüfen Sie die Nummer. Ist sie richtig? Dann fragen Sie bitte die Gruppenleitung. */
    'join.notFound.body': None;
    /** Gruppe voll ({max, number}/{max, number}) */
    'join.full.title': { max: number };
    /** Fragen Sie nach einer anderen Gruppe oder erstellen Sie eine eigene. */
    'join.full.body': None;
    /** Die Gruppe konnte nicht geladen werden */
    'join.failed.title': None;
    /** Ihre Nummer ist noch da. Bitte versuchen Sie es noch einmal. */
    'join.failed.body': None;
    /** Der Beitritt hat nicht geklappt */
    'join.refused.title': None;
    /** Ihre Nummer ist noch da. Bitte versuchen Sie es noch einmal. */
    'join.refused.body': None;
    /** Gleich sehen Sie Ihre Gruppe. */
    'join.leadOn': None;
    /** Gruppe beitreten */
    'join.submit': None;
    /** Sie treten bei … */
    'join.saving': None;
    /** Beigetreten */
    'join.saved': None;
  };
  'groups': {
    /** Gruppe */
    'title': None;
    /** Gruppe wird geladen … */
    'loading': None;
    /** Die Gruppe konnte nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
    /** Gruppe verwalten */
    'header.manageTitle': None;
    /** Ihre Gruppe */
    'header.memberTitle': None;
    /** Gruppennummer: {number} */
    'header.number': { number: string };
    /** {members, number} von {max, number} Personen */
    'header.count': { members: number; max: number };
    /** {free, plural, =0 {Kein Platz frei} one {Noch # Platz frei} other {Noch # Plätze frei}} */
    'header.free': { free: number };
    /** Gruppenmitglieder */
    'members.title': None;
    /** Gruppenleitung */
    'members.leader': None;
    /** seit {date} */
    'members.since': { date: string };
    /** Name nicht bekannt */
    'members.nameless': None;
    /** Entfernen */
    'members.toRemove': None;
    /** {name} entfernen */
    'members.toRemoveName': { name: string };
    /** Das sind Sie */
    'members.badges.you': None;
    /** Wird aktualisiert … */
    'members.busy': None;
    /** Freier Platz */
    'place.title': None;
    /** Teilen */
    'place.toShare': None;
    /** Gruppennummer teilen */
    'place.toShareName': None;
    /** Zur Gruppe einladen */
    'invite.title': None;
    /** Mit dieser Nummer können andere beitreten. */
    'invite.lead': None;
    /** Gruppennummer */
    'invite.number': None;
    /** Nummer teilen */
    'invite.toShare': None;
    /** Kopieren */
    'invite.toCopy': None;
    /** Nummer kopieren */
    'invite.toCopyName': None;
    /** Kopiert */
    'invite.copied': None;
    /** Per E-Mail einladen */
    'invite.toInvite': None;
    /** Per E-Mail einladen */
    'invite.toInviteName': None;
    /** Die Nummer konnte nicht kopiert werden. Bitte schreiben Sie sie ab. */
    'invite.copyFailed': None;
    /** Diese Gruppe ist voll */
    'invite.full.title': None;
    /** Sobald ein Platz frei ist, können Sie wieder einladen. */
    'invite.full.body': None;
    /** Gruppe: {name} */
    'share.title': { name: string };
    /** Hier geht es zur Gruppe. Gruppennummer: {number} */
    'share.text': { number: string };
    /** QR-Code zeigen */
    'qr.toShow': None;
    /** QR-Code ausblenden */
    'qr.toHide': None;
    /** QR-Code wird geladen … */
    'qr.loading': None;
    /** QR-Code mit dem Link zum Beitritt */
    'qr.alt': None;
    /** Andere scannen den Code mit der Kamera und treten bei. */
    'qr.lead': None;
    /** Der QR-Code konnte nicht geladen werden. Bitte versuchen Sie es noch einmal. */
    'qr.failed': None;
    /** Gruppe verlassen */
    'toLeave': None;
    /** Gruppe löschen */
    'toDelete': None;
    /** Sie leiten diese Gruppe. Deshalb können Sie sie nur löschen, nicht verlassen. */
    'ownerWarning': None;
    /** Gruppe verlassen */
    'leave.title': None;
    /** Sie verlieren Ihren Platz und die Bewerbungen der Gruppe. */
    'leave.body': None;
    /** Gruppe verlassen */
    'leave.confirm': None;
    /** Sie verlassen die Gruppe … */
    'leave.busy': None;
    /** Mitglied bleiben */
    'leave.keep': None;
    /** Die Gruppe konnte nicht verlassen werden. Bitte versuchen Sie es noch einmal. */
    'leave.problems.failed': None;
    /** Gruppe löschen */
    'delete.title': None;
    /** Alle verlieren ihren Platz und die Bewerbungen der Gruppe. Das Löschen lässt sich nicht rückgängig machen. */
    'delete.body': None;
    /** Gruppe löschen */
    'delete.confirm': None;
    /** Wird gelöscht … */
    'delete.busy': None;
    /** Gruppe behalten */
    'delete.keep': None;
    /** Die Gruppe konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal. */
    'delete.problems.failed': None;
    /** Die Gruppe wurde nicht gefunden. Bitte laden Sie die Seite neu. */
    'delete.problems.noId': None;
    /** Mitglied entfernen */
    'remove.title': None;
    /** {name} verliert den Platz in der Gruppe und die Bewerbungen der Gruppe. */
    'remove.body': { name: string };
    /** Mitglied entfernen */
    'remove.confirm': None;
    /** Wird entfernt … */
    'remove.busy': None;
    /** Mitglied behalten */
    'remove.keep': None;
    /** Das Gruppenmitglied konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal. */
    'remove.problems.failed': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es noch einmal. */
    'problems.unexpected': None;
    /** Per E-Mail einladen */
    'mail.title': None;
    /** Das geht nur, wenn die Person schon ein Konto bei Gangway hat. */
    'mail.lead': None;
    /** E-Mail-Adresse */
    'mail.label': None;
    /** Beispiel: name@beispiel.de */
    'mail.hint': None;
    /** Bitte geben Sie eine E-Mail-Adresse ein. */
    'mail.missing': None;
    /** Einladung senden */
    'mail.submit': None;
    /** Noch einmal versuchen */
    'mail.retry': None;
    /** Konto wird geprüft … */
    'mail.checking': None;
    /** Wird gesendet … */
    'mail.sending': None;
    /** Nicht einladen */
    'mail.close': None;
    /** Bitte geben Sie eine E-Mail-Adresse ein. */
    'mail.problems.emailRequired': None;
    /** Bitte geben Sie die ganze E-Mail-Adresse ein, mindestens 5 Zeichen. */
    'mail.problems.emailTooShort': None;
    /** Eine E-Mail-Adresse hat höchstens 254 Zeichen. Bitte kürzen Sie sie. */
    'mail.problems.emailTooLong': None;
    /** Bitte prüfen Sie die E-Mail-Adresse. Beispiel: name@beispiel.de */
    'mail.problems.invalidEmailFormat': None;
    /** Diese Person hat ihr Konto noch nicht bestätigt. Bitte sagen Sie ihr Bescheid. */
    'mail.problems.userNotVerified': None;
    /** Zu dieser E-Mail-Adresse gibt es kein Konto. Bitte prüfen Sie die Schreibweise. */
    'mail.problems.userNotFound': None;
    /** Diese Person ist schon in einer Gruppe. Bitte laden Sie eine andere Person ein. */
    'mail.problems.userAlreadyInGroup': None;
    /** Diese Person ist schon in Ihrer Gruppe. Bitte laden Sie eine andere Person ein. */
    'mail.problems.userAlreadyInOwnGroup': None;
    /** Die Einladung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'mail.problems.invitationFailed': None;
  };
  'help': {
    /** Hilfe und Kontakt */
    'title': None;
    /** Kurze Antworten auf häufige Fragen */
    'lead': None;
    /** Konto und Anmeldung */
    'sections.account': None;
    /** Profil und Ausweis */
    'sections.profile': None;
    /** Vertrag und Lohn */
    'sections.contract': None;
    /** Termine und Gruppe */
    'sections.events': None;
    /** Am Einsatztag */
    'sections.day': None;
    /** Daten und Bedienung */
    'sections.privacy': None;
    /** Wie erstelle ich ein Konto? */
    'questions.signUp.question': None;
    /** In 6 Schritten, mit der E-Mail-Adresse aus Ihrer Einladung. */
    'questions.signUp.answer': None;
    /** E-Mail-Adresse und Telefonnummer bestätigen Sie mit je einem Code. Danach folgen Passwort und Profil. Am schnellsten geht es mit dem Link in der Einladung. */
    'questions.signUp.detail': None;
    /** Warum kommt mein Code nicht an? */
    'questions.code.question': None;
    /** Bitte warten Sie 1 Minute und sehen Sie auch im Spam-Ordner nach. */
    'questions.code.answer': None;
    /** Stimmt die E-Mail-Adresse oder die Telefonnummer? Dann fordern Sie einen neuen Code an. Stimmt sie nicht? Dann gehen Sie zurück und geben Sie sie neu ein. Geben Sie immer den Code aus der neuesten Nachricht ein. */
    'questions.code.detail': None;
    /** Wie bekomme ich ein neues Passwort? */
    'questions.password.question': None;
    /** Wählen Sie bei der Anmeldung „Passwort vergessen?“. */
    'questions.password.answer': None;
    /** Sie bekommen einen Link per E-Mail. Er gilt 15 Minuten. Damit legen Sie ein neues Passwort fest. */
    'questions.password.detail': None;
    /** Wann kann ich mich bewerben? */
    'questions.complete.question': None;
    /** Sobald Ihre Profildaten gespeichert sind, auch die zum Flughafenausweis. */
    'questions.complete.answer': None;
    /** Was mit „freiwillig“ gekennzeichnet ist, kann leer bleiben. Für eine Bewerbung reichen die Profildaten. Die Startseite zeigt, was sonst noch offen ist. */
    'questions.complete.detail': None;
    /** Was gebe ich zum Flughafenausweis an? */
    'questions.pass.question': None;
    /** Die Nummer und die Farbe auf dem Flughafenausweis. */
    'questions.pass.answer': None;
    /** Ohne Nummer und Farbe sind Ihre Profildaten nicht vollständig. Haben Sie noch keinen Flughafenausweis? Dann fragen Sie bitte Ihre Ansprechperson. */
    'questions.pass.detail': None;
    /** Was passiert mit meinem Ausweisfoto? */
    'questions.photo.question': None;
    /** Das Team prüft damit, wer Sie sind. */
    'questions.photo.answer': None;
    /** Das passiert im Profil, beim Check-in und beim Check-out. Auch für den Lohn und die Sicherheit am Flughafen ist das Foto da. Nur Team und Personalstelle bekommen es. Niemand verkauft es. Sie können es 2 Mal ersetzen und jederzeit löschen. */
    'questions.photo.detail': None;
    /** Wozu gibt es die Verhaltensregeln? */
    'questions.conduct.question': None;
    /** Die Regeln sagen in 12 Abschnitten, was beim Einsatz für alle gilt. */
    'questions.conduct.answer': None;
    /** Lesen Sie bis zum Ende und setzen Sie die 5 Häkchen. Dann nehmen Sie die Regeln an. Sie können sie auch ablehnen. Beides lässt sich später nicht ändern. */
    'questions.conduct.detail': None;
    /** Wie bekomme ich meinen Vertrag? */
    'questions.contract.question': None;
    /** Sie laden ihn herunter, drucken ihn aus und unterschreiben ihn. */
    'questions.contract.answer': None;
    /** Dann scannen oder fotografieren Sie ihn. Wohin Sie ihn senden, steht auf der Seite „Vertrag unterschreiben“. Die Bearbeitung dauert meistens 2 bis 3 Arbeitstage. */
    'questions.contract.detail': None;
    /** Kann ich den Vertrag per Post schicken? */
    'questions.post.question': None;
    /** Bitte senden Sie den unterschriebenen Vertrag per E-Mail. */
    'questions.post.answer': None;
    /** Fehlt Ihnen ein Drucker oder eine Kamera? Dann fragen Sie bitte Ihre Ansprechperson, ob es per Post geht. */
    'questions.post.detail': None;
    /** Wo finde ich meine Lohnabrechnung? */
    'questions.payroll.question': None;
    /** Tippen Sie oben auf den Kreis mit Ihren Buchstaben oder auf „Profil“. Dann auf „Lohn und Bank“ und „Lohnabrechnungen“. */
    'questions.payroll.answer': None;
    /** Jede Lohnabrechnung hat ein Datum und lässt sich herunterladen. Ihre Bankverbindung ändern Sie unter „Bank und Steuer“. */
    'questions.payroll.detail': None;
    /** Wie bewerbe ich mich für Termine? */
    'questions.apply.question': None;
    /** Öffnen Sie „Für Termine bewerben“ und wählen Sie Termine aus. */
    'questions.apply.answer': None;
    /** Das geht, sobald Ihre Profildaten vollständig sind. Eine Bewerbung ist noch keine Buchung. Auf derselben Seite sehen Sie Ihre gebuchten Termine. Steht auf der Startseite „Verfügbarkeit angeben“? Dann wählen Sie dort, welche Termine Ihnen passen. */
    'questions.apply.detail': None;
    /** Wie viele Personen hat eine Gruppe? */
    'questions.group.question': None;
    /** Meistens haben 4 Personen Platz: Sie und 3 andere. */
    'questions.group.answer': None;
    /** Wer die Gruppe erstellt, leitet sie. Alle anderen treten mit der 8-stelligen Gruppennummer bei. Sie können auch allein teilnehmen. */
    'questions.group.detail': None;
    /** Wie sage ich einen Termin ab? */
    'questions.cancel.question': None;
    /** Öffnen Sie „Termin ansehen“ und wählen Sie „Termin absagen“. */
    'questions.cancel.answer': None;
    /** Bitte nennen Sie einen Grund. Hat sich Ihre Gruppe beworben? Dann kann nur die Gruppenleitung absagen. Sagen Sie ihr bitte Bescheid. Eine Bewerbung ziehen Sie unter „Für Termine bewerben“ zurück. */
    'questions.cancel.detail': None;
    /** Wann soll ich zum Check-in kommen? */
    'questions.checkIn.question': None;
    /** Mindestens 15 Minuten vor Beginn. */
    'questions.checkIn.answer': None;
    /** Eine Person vor Ort checkt Sie ein und am Ende wieder aus. */
    'questions.checkIn.detail': None;
    /** Was soll ich mitbringen? */
    'questions.bring.question': None;
    /** Haben Sie einen Flughafenausweis? Dann bringen Sie ihn mit. */
    'questions.bring.answer': None;
    /** Sonst bringen Sie den Personalausweis oder den Reisepass mit. Die ganze Liste steht bei Ihrem Einsatz unter „Das bringen Sie mit“. */
    'questions.bring.detail': None;
    /** Was passiert mit meinen Daten? */
    'questions.data.question': None;
    /** Gangway sendet Ihre Angaben an das Team des Probebetriebs. */
    'questions.data.answer': None;
    /** Bankdaten, Steuerdaten und Ausweisfoto speichert Gangway nicht auf Ihrem Gerät. Möchten Sie wissen, was gespeichert ist? Oder möchten Sie etwas löschen lassen? Dann nehmen Sie bitte Kontakt auf. */
    'questions.data.detail': None;
    /** Gibt es Gangway in anderen Sprachen? */
    'questions.languages.question': None;
    /** Gangway gibt es nur auf Deutsch. Viele Browser können jede Seite übersetzen. */
    'questions.languages.answer': None;
    /** Suchen Sie dazu im Menü des Browsers nach der Übersetzung. */
    'questions.languages.detail': None;
    /** Wie mache ich die Schrift größer? */
    'questions.reading.question': None;
    /** Vergrößern Sie die Schrift in Ihrem Browser oder auf Ihrem Handy. */
    'questions.reading.answer': None;
    /** Die Seiten passen sich an. Sie können Gangway auch mit der Tastatur oder einem Vorleseprogramm bedienen. Funktioniert etwas nicht? Dann nehmen Sie bitte Kontakt auf. */
    'questions.reading.detail': None;
    /** Wer hilft mir wobei? */
    'questions.people.question': None;
    /** Ihre Ansprechperson plant Ihre Termine und hilft bei Fragen. */
    'questions.people.answer': None;
    /** Die Personalstelle macht Ihren Vertrag und zahlt den Lohn. Das Team leitet den Probebetrieb vor Ort. Die Gruppenleitung bewirbt sich für ihre ganze Gruppe. */
    'questions.people.detail': None;
    /** Kontakt */
    'contact.title': None;
    /** Ihre Frage ist nicht dabei? Schreiben Sie an <address>{email}</address>. */
    'contact.body': { address: Tag; email: string };
    /** Kontakt aufnehmen */
    'contact.toContact': None;
    /** Hier gibt es noch keine E-Mail-Adresse. Bitte fragen Sie Ihre Ansprechperson. */
    'contact.missing': None;
    /** Ohne Einladung mitmachen */
    'registration.title': None;
    /** Haben Sie noch keine Einladung? Dann registrieren Sie sich auf einer anderen Seite. Sie öffnet sich in einem neuen Fenster. */
    'registration.body': None;
    /** Registrierung öffnen */
    'registration.toRegistration': None;
    /** Die Seite dafür gibt es noch nicht. Bitte fragen Sie Ihre Ansprechperson. */
    'registration.missing': None;
    /** Hilfe zur Anmeldung */
    'wayIn.title': None;
    /** Tippen Sie auf eine Frage. */
    'wayIn.lead': None;
    /** Fenster schließen */
    'wayIn.close': None;
  };
  'idCheck': {
    /** Ausweisprüfung */
    'opening.title': None;
    /** Ausweisprüfung wird geladen … */
    'opening.loading': None;
    /** Die Ausweisprüfung konnte nicht geladen werden */
    'opening.failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'opening.failure.body': None;
    /** Ausweisdaten eingeben */
    'terms.title': None;
    /** Schritt {current, number} von {total, number}: Angaben */
    'terms.step': { current: number; total: number };
    /** Dafür ist Ihr Ausweisfoto da */
    'terms.use.title': None;
    /** Das Foto wird nur dafür verwendet: */
    'terms.use.lead': None;
    /** Im Profil: prüfen, wer Sie sind */
    'terms.use.identity': None;
    /** Beim Check-in und Check-out: prüfen, wer Sie sind */
    'terms.use.checkIn': None;
    /** Beim Lohn: prüfen, ob er an die richtige Person geht */
    'terms.use.payroll': None;
    /** Für die Sicherheit am Flughafen */
    'terms.use.security': None;
    /** Nur Team und Personalstelle bekommen das Foto. Niemand verkauft es. */
    'terms.use.private': None;
    /** Angaben aus dem Ausweis */
    'terms.dataTitle': None;
    /** Bitte geben Sie alles so ein, wie es im Ausweis steht. */
    'terms.lead': None;
    /** Mit „Angaben prüfen lassen“ stimmen Sie der Nutzung Ihres Fotos zu. */
    'terms.consent': None;
    /** Ausweisnummer */
    'terms.labels.idNumber': None;
    /** Vorname(n) */
    'terms.labels.firstName': None;
    /** Nachname */
    'terms.labels.lastName': None;
    /** Geburtsdatum */
    'terms.labels.dateOfBirth': None;
    /** Geburtsort */
    'terms.labels.cityOfBirth': None;
    /** Sie steht auf dem Personalausweis oben rechts auf der Vorderseite. Im Reisepass steht sie bei Ihrem Foto. */
    'terms.hints.idNumber': None;
    /** Bitte alle Vornamen, genau wie im Ausweis. */
    'terms.hints.firstName': None;
    /** Beispiel: 03.05.1994 */
    'terms.hints.dateOfBirth': None;
    /** {count, number} von {max, number} Zeichen */
    'terms.counter': { count: number; max: number };
    /** TT.MM.JJJJ */
    'terms.dateForm': None;
    /** {count, plural, one {# Angabe prüfen} other {# Angaben prüfen}} */
    'terms.summary': { count: number };
    /** Bitte geben Sie die Ausweisnummer ein. */
    'terms.required.idNumber': None;
    /** Bitte geben Sie Ihren Vornamen ein. */
    'terms.required.firstName': None;
    /** Bitte geben Sie Ihren Nachnamen ein. */
    'terms.required.lastName': None;
    /** Bitte geben Sie Ihr Geburtsdatum ein. */
    'terms.required.dateOfBirth': None;
    /** Bitte geben Sie Ihren Geburtsort ein. */
    'terms.required.cityOfBirth': None;
    /** Möglich sind höchstens {max, number} Zeichen. Bitte prüfen Sie die Nummer. */
    'terms.problems.tooLong': { max: number };
    /** Bitte geben Sie Ihr Geburtsdatum mit Tag, Monat und Jahr ein. */
    'terms.problems.noDate': None;
    /** Diesen Tag gibt es nicht. Bitte prüfen Sie das Geburtsdatum. */
    'terms.problems.noDay': None;
    /** Bitte schreiben Sie das Jahr mit 4 Ziffern. Beispiel: 1991 */
    'terms.problems.shortYear': None;
    /** Das Geburtsdatum liegt vor 1900. Bitte prüfen Sie das Jahr. */
    'terms.problems.mistyped': None;
    /** Das Geburtsdatum liegt in der Zukunft. Bitte prüfen Sie das Jahr. */
    'terms.problems.future': None;
    /** Das Zeichen „{sign}“ geht hier nicht. Bitte lassen Sie es weg. */
    'terms.problems.sign': { sign: string };
    /** Bitte prüfen Sie die Nummer. Vielleicht fehlt ein Zeichen oder zwei sind vertauscht. Stimmt sie so? Dann lassen Sie die Angaben noch einmal prüfen. */
    'terms.problems.idNumber': None;
    /** Die Angaben konnten nicht bestätigt werden. Bitte vergleichen Sie jedes Feld mit dem Ausweis. Stimmt alles? Dann fragen Sie bitte Ihre Ansprechperson. */
    'terms.problems.notVerified': None;
    /** Ihre Angaben konnten nicht geprüft werden. Sie sind noch da. Bitte versuchen Sie es noch einmal. */
    'terms.problems.notChecked': None;
    /** Angaben prüfen lassen */
    'terms.submit': None;
    /** Wird geprüft … */
    'terms.checking': None;
    /** Angaben bestätigt */
    'terms.confirmed.title': None;
    /** Als Nächstes fotografieren Sie den Ausweis. */
    'terms.confirmed.body': None;
    /** Zum Foto */
    'terms.confirmed.toPhoto': None;
    /** Ausweis fotografieren */
    'capture.title': None;
    /** Schritt {current, number} von {total, number}: Foto */
    'capture.step': { current: number; total: number };
    /** {left, plural, one {Noch # Ersatzfoto möglich} other {Noch # Ersatzfotos möglich}} */
    'capture.replacement': { left: number };
    /** Bitte halten Sie die Vorderseite in den Rahmen. */
    'capture.aim': None;
    /** So gelingt das Foto */
    'capture.tips.title': None;
    /** Alle 4 Ecken sind zu sehen. */
    'capture.tips.corners': None;
    /** Die Schrift ist gut zu lesen. */
    'capture.tips.readable': None;
    /** Nichts spiegelt. */
    'capture.tips.glare': None;
    /** Beim Reisepass: die Seite mit Ihrem Bild. */
    'capture.tips.passport': None;
    /** Der Ort, an dem Sie das Foto machen, wird nicht mitgesendet. */
    'capture.privacy': None;
    /** Kamera ist noch aus */
    'capture.camera.off.title': None;
    /** Ihre Angaben sind bestätigt. Jetzt fotografieren Sie den Personalausweis oder Reisepass. */
    'capture.camera.off.body': None;
    /** Kamera einschalten */
    'capture.camera.off.start': None;
    /** Kamera startet … */
    'capture.camera.starting': None;
    /** Die Kamera ist bereit. */
    'capture.camera.ready': None;
    /** Bitte erlauben Sie den Zugriff auf die Kamera. */
    'capture.camera.lead': None;
    /** Kein Zugriff auf die Kamera */
    'capture.camera.denied.title': None;
    /** Bitte erlauben Sie die Kamera in den Einstellungen des Browsers. Oder wählen Sie ein Foto aus. */
    'capture.camera.denied.body': None;
    /** Keine Kamera gefunden */
    'capture.camera.none.title': None;
    /** Bitte wählen Sie ein Foto von Ihrem Gerät aus. */
    'capture.camera.none.body': None;
    /** Kamera gerade belegt */
    'capture.camera.busy.title': None;
    /** Bitte schließen Sie andere Apps mit Kamera. Oder wählen Sie ein Foto aus. */
    'capture.camera.busy.body': None;
    /** Die Kamera zeigt kein Bild */
    'capture.camera.muted.title': None;
    /** Vielleicht ist sie ausgeschaltet oder verdeckt. Schalten Sie sie ein, oder wählen Sie ein Foto aus. */
    'capture.camera.muted.body': None;
    /** Kamera neu starten */
    'capture.camera.retry': None;
    /** Licht einschalten */
    'capture.torch.on': None;
    /** Licht ausschalten */
    'capture.torch.off': None;
    /** Die Kamera startet noch. Sie können auch ein Foto auswählen. */
    'capture.missing': None;
    /** Foto aufnehmen */
    'capture.take': None;
    /** Foto auswählen */
    'capture.choose': None;
    /** Foto wird vorbereitet … */
    'capture.preparing': None;
    /** Dieses Foto ist zu groß. Bitte wählen Sie ein kleineres Foto. */
    'capture.problems.tooManyPixels': None;
    /** Dieses Foto lässt sich nicht öffnen. Bitte wählen Sie ein anderes oder nehmen Sie ein neues auf. */
    'capture.problems.unreadable': None;
    /** Dieses Foto ist zu klein, um die Schrift zu lesen. Bitte wählen Sie ein anderes oder nehmen Sie ein neues auf. */
    'capture.problems.tooSmall': None;
    /** Das Foto ist zu dunkel. Ist die Kamera verdeckt? Bitte nehmen Sie es mit mehr Licht auf. */
    'capture.problems.tooDark': None;
    /** Auf dem Foto ist nichts zu erkennen. Bitte nehmen Sie ein neues auf. */
    'capture.problems.blank': None;
    /** Foto ansehen */
    'review.title': None;
    /** Das Foto, das Sie senden möchten */
    'review.photoAlt': None;
    /** Ist alles gut zu lesen? Das Foto ist noch nicht gesendet. */
    'review.lead': None;
    /** Bitte prüfen Sie das Foto */
    'review.check': None;
    /** Foto verwenden */
    'review.use': None;
    /** Noch einmal aufnehmen */
    'review.retake': None;
    /** Foto wird gesendet … */
    'review.sending': None;
    /** Ihr Ausweisfoto */
    'result.title': None;
    /** Ausweis bestätigt */
    'result.verified': None;
    /** Ausweisfoto gesendet */
    'result.sent': None;
    /** Das Team prüft Ihren Ausweis. Für Sie ist hier alles erledigt. */
    'result.checking': None;
    /** Foto vom {date}, {time} Uhr */
    'result.uploaded': { date: string; time: string };
    /** Das Team hat Ihr Foto */
    'result.atProvider': None;
    /** Vorderseite Ihres Ausweises */
    'result.photoAlt': None;
    /** Das Foto liegt beim Team */
    'result.kept.title': None;
    /** Hier sehen Sie es nur direkt nach der Aufnahme. */
    'result.kept.body': None;
    /** Sie können das Foto noch {count, number} Mal ersetzen. */
    'result.left': { count: number };
    /** Sie haben das Foto schon 2 Mal ersetzt. Öfter geht es nicht. Haben Sie Fragen? Dann fragen Sie bitte Ihre Ansprechperson. */
    'result.missing': None;
    /** Ausweisfoto wurde ersetzt */
    'result.replaced.title': None;
    /** Das Team prüft das neue Foto. */
    'result.replaced.body': None;
    /** Foto ersetzen */
    'result.replace': None;
    /** Foto löschen */
    'result.delete': None;
    /** Zum Vertrag */
    'result.continue.toContract': None;
    /** Pflichtaufgaben ansehen */
    'result.continue.toOverview': None;
    /** Zum Profil */
    'result.continue.toMyProfile': None;
    /** Zur Startseite */
    'result.continue.toStart': None;
    /** Weiter */
    'result.continue.toSource': None;
    /** Noch kein Ausweisfoto */
    'result.empty.title': None;
    /** Geben Sie zuerst die Angaben aus Ihrem Ausweis ein. Danach nehmen Sie das Foto auf. */
    'result.empty.body': None;
    /** Angaben eingeben */
    'result.empty.toTerms': None;
    /** Foto löschen */
    'delete.title': None;
    /** Möchten Sie Ihr Ausweisfoto löschen? Danach beginnt die Ausweisprüfung von vorn. */
    'delete.body': None;
    /** Foto löschen */
    'delete.confirm': None;
    /** Foto behalten */
    'delete.keep': None;
    /** Wird gelöscht … */
    'delete.deleting': None;
    /** Es ist nicht sicher, ob das Foto gelöscht ist. Bitte versuchen Sie es noch einmal. */
    'delete.problems.failed': None;
  };
  'intro': {
    /** mehr anzeigen */
    'more': None;
    /** weniger anzeigen */
    'less': None;
    /** Flughafenausweis bereitlegen */
    'profile.title': None;
    /** Halten Sie Ihren Flughafenausweis bereit. Ihre Ansprechperson braucht Nummer und Farbe, damit Sie aufs Gelände kommen. Haben Sie noch keinen Flughafenausweis? Dann fragen Sie bitte Ihre Ansprechperson. Wenn alles ausgefüllt ist, können Sie sich für Termine bewerben. */
    'profile.text': None;
    /** Profildaten eingeben */
    'profile.submit': None;
  };
  'job': {
    /** Einsatz ansehen */
    'title': None;
    /** Ihr Einsatz wird geladen … */
    'loading': None;
    /** Ihr Einsatz konnte nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
    /** Kein Einsatz ausgewählt */
    'none': None;
    /** Wählen Sie einen Ihrer Termine. */
    'choice.lead': None;
    /** Ihre Termine */
    'choice.title': None;
    /** Sobald ein Termin für Sie gebucht ist, sehen Sie hier Ihren Einsatz. */
    'empty.body': None;
    /** Ihre Termine ansehen */
    'empty.toEvent': None;
    /** {day}, {time} */
    'when': { day: string; time: string };
    /** Termin */
    'labels.event': None;
    /** Name */
    'labels.person': None;
    /** Einsatznummer */
    'labels.number': None;
    /** Steht noch nicht fest */
    'notPlanned': None;
    /** Im Kalender speichern */
    'calendar.toCalendar': None;
    /** Wird gespeichert … */
    'calendar.saving': None;
    /** Der Kalendereintrag konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal. */
    'calendar.failed': None;
    /** Aufgabenliste öffnen */
    'toTasks': None;
    /** Ablauf ansehen */
    'course.title': None;
    /** Aufgaben und Dauer */
    'course.note': None;
    /** Hilfe öffnen */
    'help.toHelp': None;
    /** Hilfe zum Einsatz */
    'help.title': None;
    /** Fragen zu Check-in oder Flughafenausweis? Die Antworten stehen unter „Hilfe und Kontakt“. */
    'help.body': None;
    /** Am Einsatztag hilft Ihnen Ihre Ansprechperson vor Ort. */
    'help.onSite': None;
    /** Antworten ansehen */
    'help.toAnswers': None;
    /** Hilfe schließen */
    'help.close': None;
    /** Das tun Sie vor Ort */
    'duties.title': None;
    /** Was Sie vor Ort tun, steht noch nicht fest. Sobald es feststeht, sehen Sie es hier. */
    'duties.missing': None;
    /** Pünktlich ankommen */
    'duties.arrive.title': None;
    /** Seien Sie 15 Minuten vor Beginn da. */
    'duties.arrive.note': None;
    /** Zum Check-in gehen */
    'duties.checkIn.title': None;
    /** Eine Person vor Ort prüft Ihren Ausweis und checkt Sie ein. */
    'duties.checkIn.note': None;
    /** An der Einweisung teilnehmen */
    'duties.briefing.title': None;
    /** Sie hören, was geprobt wird und wie alle sicher bleiben. */
    'duties.briefing.note': None;
    /** Warnweste tragen */
    'duties.vest.title': None;
    /** Sie bekommen die Weste vor Ort und geben sie am Ende zurück. */
    'duties.vest.note': None;
    /** Der Ablaufkarte folgen */
    'duties.roleCard.title': None;
    /** Dort finden Sie Ihren Flug, Ihren Weg und Ihre Rolle. */
    'duties.roleCard.note': None;
    /** Testgepäck mitnehmen */
    'duties.luggage.title': None;
    /** Sie geben es auf und holen es am Band wieder ab. */
    'duties.luggage.note': None;
    /** Teilnehmenden helfen */
    'duties.guide.title': None;
    /** Zeigen Sie den Weg und beantworten Sie Fragen. */
    'duties.guide.note': None;
    /** Auffälliges melden */
    'duties.report.title': None;
    /** Sagen Sie Ihrer Ansprechperson, was nicht klappt. */
    'duties.report.note': None;
    /** Zum Check-out gehen */
    'duties.checkOut.title': None;
    /** Gehen Sie zum Check-out, bevor Sie das Gelände verlassen. */
    'duties.checkOut.note': None;
    /** Das bringen Sie mit */
    'documents.title': None;
    /** Was Sie mitbringen, steht noch nicht fest. Sobald es feststeht, sehen Sie es hier. */
    'documents.missing': None;
    /** Flughafenausweis */
    'documents.airportPass.title': None;
    /** Damit kommen Sie in den Sicherheitsbereich. */
    'documents.airportPass.note': None;
    /** Personalausweis oder Reisepass */
    'documents.idOrPassport.title': None;
    /** Beim Check-in wird damit Ihr Name geprüft. */
    'documents.idOrPassport.note': None;
    /** Handy mit Gangway */
    'documents.phone.title': None;
    /** Dort finden Sie Ihre Termine und Ihre Aufgaben. */
    'documents.phone.note': None;
    /** Gesundheitskarte */
    'documents.insuranceCard.title': None;
    /** Falls Sie beim Einsatz ärztliche Hilfe brauchen. */
    'documents.insuranceCard.note': None;
    /** Kopie Ihres Vertrags */
    'documents.contract.title': None;
    /** Ein Foto auf dem Handy genügt. */
    'documents.contract.note': None;
  };
  'lists': {
    /** A1 – Erste Kenntnisse */
    'germanLevel.a1': None;
    /** A2 – Grundkenntnisse */
    'germanLevel.a2': None;
    /** B1 – Mittlere Kenntnisse */
    'germanLevel.b1': None;
    /** B2 – Gute Kenntnisse */
    'germanLevel.b2': None;
    /** C1 – Sehr gute Kenntnisse */
    'germanLevel.c1': None;
    /** C2 – Muttersprache */
    'germanLevel.c2': None;
    /** Muttersprache */
    'germanLevel.native': None;
    /** In Vollzeit beschäftigt */
    'employmentStatus.fullTime': None;
    /** In Teilzeit beschäftigt */
    'employmentStatus.partTime': None;
    /** Freiberuflich */
    'employmentStatus.freelancer': None;
    /** Im Studium */
    'employmentStatus.student': None;
    /** Arbeitslos */
    'employmentStatus.unemployed': None;
    /** Im Ruhestand */
    'employmentStatus.retired': None;
  };
  'myEvent': {
    /** Ihr Termin */
    'title': None;
    /** Danke, dass Sie dabei waren. */
    'thanks': None;
    /** Ihre Termine werden geladen … */
    'loading': None;
    /** Ihr Termin konnte nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
    /** Sie haben noch keinen Termin */
    'empty.title': None;
    /** Sobald ein Termin für Sie gebucht ist, sehen Sie ihn hier. */
    'empty.body': None;
    /** Termine neu laden */
    'empty.toReload': None;
    /** Wird geladen … */
    'empty.retrying': None;
    /** Freie Termine ansehen */
    'toDates': None;
    /** Termin */
    'labels.event': None;
    /** Check-in */
    'labels.checkIn': None;
    /** Check-out */
    'labels.checkOut': None;
    /** Aufgabenliste */
    'labels.tasks': None;
    /** Steht noch nicht fest */
    'noDateTitle': None;
    /** Eine Person vor Ort checkt Sie ein */
    'checkIn.person': None;
    /** Bitte seien Sie mindestens 15 Minuten vor Beginn da. */
    'checkIn.early': None;
    /** Der Termin hat schon begonnen */
    'checkIn.begun': None;
    /** Sind Sie noch nicht da? Dann gehen Sie bitte sofort zum Check-in in Terminal 3. */
    'checkIn.late': None;
    /** Kein Check-in eingetragen */
    'checkIn.none': None;
    /** Waren Sie da? Dann fragen Sie bitte Ihre Ansprechperson. */
    'checkIn.noneHelp': None;
    /** Bitte bringen Sie Ihren <strong>Flughafenausweis</strong> mit. */
    'bring.airportPass': { strong: Tag };
    /** Bitte bringen Sie Ihren <strong>Personalausweis oder Reisepass</strong> mit. */
    'bring.idOrPassport': { strong: Tag };
    /** Zum Vorzeigen beim Check-in */
    'pass.title.checkIn': None;
    /** Zum Vorzeigen beim Check-out */
    'pass.title.checkOut': None;
    /** Mitbringen */
    'pass.bring': None;
    /** Vorzeigen */
    'pass.show': None;
    /** Flughafenausweis */
    'pass.documents.airportPass': None;
    /** Personalausweis oder Reisepass */
    'pass.documents.idOrPassport': None;
    /** Beginn */
    'pass.start': None;
    /** Ende */
    'pass.end': None;
    /** Ihre Gruppenleitung hat sich für diesen Termin beworben. Nur sie kann ihn absagen. Können Sie nicht kommen? Dann sagen Sie ihr bitte Bescheid. */
    'hints.groupBooking': None;
    /** Termin absagen */
    'toCancel': None;
    /** Aufgabenliste öffnen */
    'toTasks': None;
    /** Im Kalender speichern */
    'calendar.toCalendar': None;
    /** Wird gespeichert … */
    'calendar.saving': None;
    /** Der Kalendereintrag konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal. */
    'calendar.problems.failed': None;
    /** Öffnet sich in einem neuen Fenster */
    'calendar.newWindow': None;
    /** Weitere Termine */
    'moreTitle': None;
    /** {count, plural, one {# weiteren anzeigen} other {# weitere anzeigen}} */
    'toMore': { count: number };
    /** Ihr Termin ist abgesagt */
    'cancelled.title': None;
    /** {day}, {time} */
    'cancelled.body': { day: string; time: string };
    /** Ihr Termin am {day} ist abgesagt. */
    'cancelled.notice': { day: string };
    /** Zur Startseite */
    'cancelled.toStart': None;
    /** Andere Termine ansehen */
    'cancelled.toDates': None;
    /** Termin im Überblick */
    'details.title': None;
    /** Ihre Aufgabenliste sehen Sie ab {day}, {time} Uhr */
    'tasks.from': { day: string; time: string };
    /** 24 Stunden vor Beginn */
    'tasks.window': None;
    /** Ihre Aufgabenliste sehen Sie später */
    'tasks.later': None;
    /** Bitte machen Sie bei Ihrem Vertrag weiter. Sie brauchen ihn für Ihren Einsatz. */
    'contract.missing': None;
    /** Ihr Vertrag wird noch bearbeitet. Für Sie ist gerade nichts zu tun. */
    'contract.processing': None;
    /** Vertrag ansehen */
    'contract.toContract': None;
  };
  'myProfile': {
    /** Ihr Profil */
    'title': None;
    /** Profildaten */
    'entries.profileData.title': None;
    /** Lohn und Bank */
    'entries.billingData.title': None;
    /** Ausweisprüfung */
    'entries.idCheck.title': None;
    /** Einstellungen */
    'entries.settings.title': None;
    /** Abmelden */
    'entries.signOut.title': None;
    /** Sie werden abgemeldet … */
    'entries.signOut.busyTitle': None;
    /** Name, Anschrift und Flughafenausweis */
    'notes.profileData': None;
    /** Bankverbindung, Steuer und Lohnabrechnungen */
    'notes.billingData': None;
    /** Foto von Personalausweis oder Reisepass */
    'notes.idCheck': None;
    /** Hilfe und Bedienung */
    'notes.settings': None;
    /** Auf diesem Gerät abmelden */
    'notes.signOut': None;
    /** Erledigt */
    'idCheck.badges.done': None;
    /** Offen */
    'idCheck.badges.open': None;
    /** Noch nicht verfügbar */
    'idCheck.badges.notOffered': None;
    /** Fragen zu Gangway */
    'help.title': None;
    /** Hilfe und Kontakt */
    'help.open': None;
    /** Lohn und Bank */
    'billing.title': None;
    /** Bank und Steuer */
    'billing.entries.financialData.title': None;
    /** Lohnabrechnungen */
    'billing.entries.payrollDocument.title': None;
    /** Bankverbindung, Steuerklasse und Versicherung */
    'billing.notes.financialData': None;
    /** Als PDF herunterladen */
    'billing.notes.payrollDocument': None;
    /** Erledigt */
    'billing.badges.done': None;
  };
  'notOffered': {
    /** Noch nicht verfügbar */
    'title': None;
    /** Ihr Vertrag */
    'contract.title': None;
    /** Ihren Vertrag können Sie hier noch nicht ansehen. */
    'contract.body': None;
    /** Vertragsdaten */
    'contractData.title': None;
    /** Ihre Vertragsdaten können Sie hier noch nicht eingeben. */
    'contractData.body': None;
    /** Ausweisprüfung */
    'idDocument.title': None;
    /** Ihren Ausweis können Sie hier noch nicht prüfen lassen. */
    'idDocument.body': None;
    /** Bank und Steuer */
    'payroll.title': None;
    /** Ihre Angaben zum Lohn können Sie hier noch nicht eingeben. */
    'payroll.body': None;
    /** Bank und Steuer */
    'financialData.title': None;
    /** Bank und Steuer können Sie hier noch nicht eingeben. */
    'financialData.body': None;
    /** Lohnabrechnungen */
    'payrollDocuments.title': None;
    /** Ihre Lohnabrechnungen können Sie hier noch nicht herunterladen. */
    'payrollDocuments.body': None;
    /** Verfügbarkeit */
    'availability.title': None;
    /** Ihre Verfügbarkeit können Sie hier noch nicht angeben. */
    'availability.body': None;
    /** Ablauf */
    'eventStatus.title': None;
    /** Den Ablauf Ihres Termins können Sie hier noch nicht ansehen. */
    'eventStatus.body': None;
    /** Check-in und Check-out */
    'staff.title': None;
    /** Diese Listen können Sie hier noch nicht öffnen. */
    'staff.body': None;
  };
  'notices': {
    /** Meldung schließen */
    'close': None;
    /** Meldungen */
    'region': None;
    /** {seconds, plural, one {Bitte warten Sie # Sekunde.} other {Bitte warten Sie # Sekunden.}} */
    'wait.only': { seconds: number };
    /** {seconds, plural, one {Bitte warten Sie vorher noch # Sekunde.} other {Bitte warten Sie vorher noch # Sekunden.}} */
    'wait.first': { seconds: number };
    /** {resource} konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal. */
    'failed.create': { resource: string };
    /** {resource} konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'failed.update': { resource: string };
    /** {resource} konnte nicht geändert werden. Bitte versuchen Sie es noch einmal. */
    'failed.saveChanges': { resource: string };
    /** {resource} konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal. */
    'failed.delete': { resource: string };
    /** {resource} konnte nicht geladen werden. Bitte versuchen Sie es noch einmal. */
    'failed.load': { resource: string };
    /** Das hat nicht geklappt. Bitte versuchen Sie es noch einmal. */
    'failed.default': None;
    /** {resource} wurde erstellt. */
    'success.created': { resource: string };
    /** {resource} ist gespeichert. */
    'success.updated': { resource: string };
    /** {resource} wurde geändert. */
    'success.changesSaved': { resource: string };
    /** {resource} wurde gelöscht. */
    'success.deleted': { resource: string };
    /** Die Antwort dauert zu lange. Bitte versuchen Sie es noch einmal. */
    'transport.timeout': None;
    /** Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung. */
    'transport.offline': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es noch einmal. */
    'transport.requestFailed': None;
    /** Das Team arbeitet an Gangway. Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'transport.maintenance': None;
    /** Es gibt eine neue Version von Gangway. Bitte laden Sie die Seite neu. */
    'transport.updateRequired': None;
    /** Das hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'transport.malformed': None;
    /** Ein neuer Code ist unterwegs. */
    'code.sent': None;
    /** Der Code konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'code.sendFailed': None;
    /** Der Code konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal. */
    'code.checkFailed': None;
    /** Ihr Browser merkt sich die Anmeldung nicht. Wenn Sie ihn schließen, melden Sie sich bitte neu an. */
    'storage.memoryOnly': None;
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'sms.sendFailed': None;
    /** Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'password.createFailed': None;
    /** Sie sind angemeldet. */
    'login.success': None;
    /** Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort oder legen Sie ein neues fest. */
    'login.failed': None;
    /** Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'login.unexpected': None;
    /** Der Link konnte nicht geprüft werden. Bitte fordern Sie einen neuen Link an. */
    'reset.validateFailed': None;
    /** Das neue Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'reset.failed': None;
    /** Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an. */
    'reset.success': None;
    /** Dieser Einladungslink funktioniert nicht. Bitte geben Sie Ihre E-Mail-Adresse ein. */
    'invitation.invalid': None;
    /** Dieser Einladungslink ist abgelaufen. Bitte geben Sie Ihre E-Mail-Adresse ein. */
    'invitation.expired': None;
    /** Sie sind angemeldet. Für diese Einladung melden Sie sich bitte zuerst ab. */
    'invitation.signedIn': None;
    /** Ihr Profil ist gespeichert. */
    'profile.updated': None;
    /** Das Profil konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'profile.updateFailed': None;
    /** Beim Speichern sind frühere Angaben in Ihrem Profil verloren gegangen. Bitte prüfen Sie Ihr Profil. Sagen Sie auch Ihrer Ansprechperson Bescheid. */
    'profile.lost': None;
    /** Ihre Angaben sind gespeichert. */
    'payroll.saved': None;
    /** Ihr Ausweisfoto ist gelöscht. Die Ausweisprüfung ist wieder offen. */
    'idCheck.deleted': None;
    /** Die Datei konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'file.failed': None;
    /** Sie sind mit den ersten Schritten fertig. */
    'onboarding.finished': None;
    /** Sie haben die Verhaltensregeln angenommen. */
    'conduct.accepted': None;
    /** Sie haben die Verhaltensregeln abgelehnt. */
    'conduct.declined': None;
    /** Sie haben schon geantwortet. Es gilt Ihre erste Antwort. */
    'conduct.answered': None;
    /** Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'conduct.failed': None;
    /** Die Termine konnten nicht geladen werden. Bitte versuchen Sie es noch einmal. */
    'events.loadFailed': None;
    /** Die Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'events.applyFailed': None;
    /** Es kam keine Antwort. Bitte laden Sie die Seite neu und prüfen Sie Ihre Bewerbungen. */
    'events.noAnswer': None;
    /** Zurückgezogen. Sie können sich noch einmal bewerben. */
    'events.withdrawn': None;
    /** Die Bewerbung konnte nicht zurückgezogen werden. Bitte versuchen Sie es noch einmal. */
    'events.withdrawFailed': None;
    /** Ihre Gruppe ist erstellt. */
    'group.created': None;
    /** Die Gruppe konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal. */
    'group.createFailed': None;
    /** Sie gehören jetzt zur Gruppe. */
    'group.joined': None;
    /** Der Beitritt hat nicht geklappt. Bitte prüfen Sie die Nummer und versuchen Sie es noch einmal. */
    'group.joinFailed': None;
    /** Sie haben die Gruppe verlassen. */
    'group.left': None;
    /** Die Gruppe konnte nicht verlassen werden. Bitte versuchen Sie es noch einmal. */
    'group.leaveFailed': None;
    /** Die Gruppe ist gelöscht. */
    'group.deleted': None;
    /** Die Gruppe konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal. */
    'group.deleteFailed': None;
    /** Das Gruppenmitglied konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal. */
    'group.removeFailed': None;
    /** Sie sind schon in dieser Gruppe. */
    'group.alreadyIn': None;
    /** Sie sind nicht mehr in dieser Gruppe. */
    'group.gone': None;
    /** Die Person war schon nicht mehr in der Gruppe. */
    'group.memberGone': None;
    /** Die Person ist dabei und bekommt eine E-Mail. */
    'invite.addedAndSent': None;
    /** Die Person ist jetzt in Ihrer Gruppe. */
    'invite.added': None;
    /** Die Einladung ist gesendet. */
    'invite.sent': None;
    /** Die Einladung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'invite.failed': None;
    /** Diese Person ist schon in einer Gruppe. Bitte laden Sie eine andere Person ein. */
    'invite.alreadyInGroup': None;
    /** Ihre Vertragsdaten sind gespeichert. */
    'contract.saved': None;
    /** Der Ablauf ist gespeichert. */
    'eventStatus.saved': None;
    /** Das Profil */
    'resources.profile': None;
    /** Die Länderliste */
    'resources.country': None;
    /** Der Termin */
    'resources.event': None;
    /** Die Absage */
    'resources.cancellation': None;
    /** Die Gruppe */
    'resources.group': None;
    /** Das Gruppenmitglied */
    'resources.member': None;
  };
  'onboarding': {
    /** Guten Start, {name} */
    'welcome.title': { name: string };
    /** Guten Start */
    'welcome.titlePlain': None;
    /** Mit diesen {total, number} Schritten fangen Sie an. */
    'welcome.lead': { total: number };
    /** Alle {total, number} Schritte sind erledigt. Was noch fehlt, zeigt die Startseite. */
    'welcome.leadDone': { total: number };
    /** Was noch fehlt, zeigt die Startseite. */
    'welcome.leadSettled': None;
    /** {done, number} von {total, number} Schritten erledigt */
    'welcome.progressAlt': { done: number; total: number };
    /** Ihre ersten Schritte */
    'welcome.stepsTitle': None;
    /** Sie können jeden Schritt überspringen und später nachholen. */
    'welcome.hint': None;
    /** Jetzt starten */
    'welcome.toFirst': None;
    /** Weiter */
    'welcome.toNext': None;
    /** Zur Startseite */
    'welcome.toStart': None;
    /** Überspringen */
    'welcome.skip': None;
    /** Erledigt */
    'status.done': None;
    /** Angaben fehlen noch */
    'status.waiting': None;
    /** Abgelehnt */
    'status.declined': None;
    /** Beantwortet */
    'status.answered': None;
    /** Übersprungen */
    'status.skipped': None;
    /** Profildaten eingeben */
    'steps.profile.title': None;
    /** Damit Sie sich bewerben können */
    'steps.profile.note': None;
    /** Geben Sie alle Profildaten ein. Dann können Sie sich für Termine bewerben. */
    'steps.profile.lead': None;
    /** Vieles ist schon da */
    'steps.profile.points.first.title': None;
    /** Was Sie bei der Registrierung eingegeben haben, ist schon da. */
    'steps.profile.points.first.text': None;
    /** Flughafenausweis bereitlegen */
    'steps.profile.points.second.title': None;
    /** Sie brauchen die Nummer und die Farbe. */
    'steps.profile.points.second.text': None;
    /** Etwa 3 Minuten */
    'steps.profile.points.third.title': None;
    /** Ihre Angaben können Sie auch später noch ändern. */
    'steps.profile.points.third.text': None;
    /** Für Termine bewerben */
    'steps.eventApplication.title': None;
    /** Termine auswählen, die Ihnen passen */
    'steps.eventApplication.note': None;
    /** Sie entscheiden, für welche Termine Sie sich bewerben. */
    'steps.eventApplication.lead': None;
    /** Termine auswählen */
    'steps.eventApplication.points.first.title': None;
    /** Sie sehen jeden Termin mit Uhrzeit und gebuchten Plätzen. */
    'steps.eventApplication.points.first.text': None;
    /** Bewerben */
    'steps.eventApplication.points.second.title': None;
    /** Eine Bewerbung ist noch keine Buchung. Ihre Ansprechperson meldet sich bei Ihnen. */
    'steps.eventApplication.points.second.text': None;
    /** Das brauchen Sie vorher */
    'steps.eventApplication.points.third.title': None;
    /** Geben Sie zuerst alle Profildaten ein. */
    'steps.eventApplication.points.third.text': None;
    /** Verhaltensregeln lesen */
    'steps.codeOfConduct.title': None;
    /** Damit alle sicher arbeiten */
    'steps.codeOfConduct.note': None;
    /** Viele Menschen arbeiten am Flughafen. Alle brauchen klare Regeln. Hier lesen Sie diese Regeln. */
    'steps.codeOfConduct.lead': None;
    /** Sicher für alle */
    'steps.codeOfConduct.points.first.title': None;
    /** Die Regeln schützen Sie, das Team und die Reisenden. */
    'steps.codeOfConduct.points.first.text': None;
    /** In Ruhe lesen */
    'steps.codeOfConduct.points.second.title': None;
    /** Sie können die Regeln jederzeit wieder öffnen. */
    'steps.codeOfConduct.points.second.text': None;
    /** Etwa 10 Minuten */
    'steps.codeOfConduct.points.third.title': None;
    /** Nehmen Sie sich die Zeit am besten jetzt. */
    'steps.codeOfConduct.points.third.text': None;
    /** Weiter */
    'step.toNext': None;
    /** Profildaten eingeben */
    'step.toProfile': None;
    /** Schon erledigt */
    'step.done.title': None;
    /** Hier ist nichts mehr zu tun. */
    'step.done.body': None;
    /** In Ihrem Profil fehlen noch Angaben */
    'step.waiting.title': None;
    /** Was Sie eingegeben haben, ist gespeichert. Den Rest ergänzen Sie, sobald Sie ihn haben. */
    'step.waiting.body': None;
    /** Sie haben die Regeln abgelehnt */
    'step.declined.title': None;
    /** Ihre Antwort ist gespeichert. Haben Sie Fragen? Dann fragen Sie Ihre Ansprechperson. */
    'step.declined.body': None;
    /** Sie haben schon geantwortet */
    'step.answered.title': None;
    /** Ihre Antwort ist gespeichert. Hier ist nichts mehr zu tun. */
    'step.answered.body': None;
    /** Jetzt können Sie sich bewerben */
    'step.introCompleted.title': None;
    /** Die Termine sehen Sie auf der nächsten Seite. */
    'step.introCompleted.body': None;
    /** Geschafft, {name} */
    'finished.title': { name: string };
    /** Geschafft */
    'finished.titlePlain': None;
    /** So geht es weiter, {name} */
    'finished.nextTitle': { name: string };
    /** So geht es weiter */
    'finished.nextTitlePlain': None;
    /** {done, number} von {total, number} Schritten erledigt */
    'finished.done': { done: number; total: number };
    /** Ihre nächsten Aufgaben finden Sie auf der Startseite. */
    'finished.doneNext': None;
    /** Was noch offen ist, finden Sie auf der Startseite. */
    'finished.someLeftNext': None;
    /** Zur Startseite */
    'finished.toStart': None;
    /** Erste Schritte */
    'invalidStep.page': None;
    /** Diesen Schritt gibt es nicht */
    'invalidStep.title': None;
    /** Der Link führt zu keinem der {total, number} Schritte. Ihre Angaben bleiben, wie sie sind. */
    'invalidStep.body': { total: number };
    /** Zur Startseite */
    'invalidStep.toStart': None;
    /** Vertrag vorbereiten */
    'intro.contractData.title': None;
    /** Die Personalstelle kümmert sich um Vertrag und Lohn. Für den Vertrag braucht sie ein paar Angaben. */
    'intro.contractData.lead': None;
    /** Wie Sie beschäftigt sind */
    'intro.contractData.points.first.title': None;
    /** Zum Beispiel in Vollzeit, in Teilzeit oder im Studium. */
    'intro.contractData.points.first.text': None;
    /** Ein Nachweis */
    'intro.contractData.points.second.title': None;
    /** Nur bei Vollzeit: als PDF- oder Word-Datei. */
    'intro.contractData.points.second.text': None;
    /** Etwa 3 Minuten */
    'intro.contractData.points.third.title': None;
    /** Danach sehen Sie, wie es mit dem Vertrag weitergeht. */
    'intro.contractData.points.third.text': None;
    /** Vertragsdaten eingeben */
    'intro.contractData.submit': None;
    /** Für Termine bewerben */
    'intro.eventApplication.title': None;
    /** Hier finden Sie alle Termine, für die der Probebetrieb Teilnehmende sucht. */
    'intro.eventApplication.lead': None;
    /** Ansehen */
    'intro.eventApplication.points.first.title': None;
    /** Jeder Termin zeigt Datum, Uhrzeit und gebuchte Plätze. */
    'intro.eventApplication.points.first.text': None;
    /** Auswählen */
    'intro.eventApplication.points.second.title': None;
    /** Sie können sich für mehrere Termine auf einmal bewerben. */
    'intro.eventApplication.points.second.text': None;
    /** Bescheid bekommen */
    'intro.eventApplication.points.third.title': None;
    /** Ihre Ansprechperson sagt Ihnen, bei welchen Terminen Sie dabei sind. */
    'intro.eventApplication.points.third.text': None;
    /** Freie Termine ansehen */
    'intro.eventApplication.submit': None;
    /** Verhaltensregeln lesen */
    'intro.codeOfConduct.title': None;
    /** Vor Ihrem ersten Einsatz lesen Sie bitte die Verhaltensregeln. */
    'intro.codeOfConduct.lead': None;
    /** 12 Abschnitte */
    'intro.codeOfConduct.points.first.title': None;
    /** Zum Beispiel zu Sicherheit, Zutritt und Fotos. Bitte lesen Sie bis zum Ende. */
    'intro.codeOfConduct.points.first.text': None;
    /** 5 Häkchen */
    'intro.codeOfConduct.points.second.title': None;
    /** Damit sagen Sie: Ich halte mich an die Regeln. */
    'intro.codeOfConduct.points.second.text': None;
    /** Ihre Antwort */
    'intro.codeOfConduct.points.third.title': None;
    /** Sie nehmen die Regeln an oder lehnen sie ab. Das können Sie später nicht ändern. */
    'intro.codeOfConduct.points.third.text': None;
    /** Regeln lesen */
    'intro.codeOfConduct.submit': None;
    /** Bank und Steuer eingeben */
    'intro.payrollInfo.title': None;
    /** Damit Ihr Lohn bei Ihnen ankommt, braucht die Personalstelle einige Angaben. */
    'intro.payrollInfo.lead': None;
    /** Bankverbindung */
    'intro.payrollInfo.points.first.title': None;
    /** IBAN, BIC, Name der Bank und Name auf dem Konto. */
    'intro.payrollInfo.points.first.text': None;
    /** Steuer und Sozialversicherung */
    'intro.payrollInfo.points.second.title': None;
    /** Ihre Steuer-ID und Steuerklasse. Dazu Sozialversicherungsnummer und Krankenkasse. */
    'intro.payrollInfo.points.second.text': None;
    /** Wo die Nummern stehen */
    'intro.payrollInfo.points.third.title': None;
    /** Die meisten stehen auf einer früheren Lohnabrechnung. */
    'intro.payrollInfo.points.third.text': None;
    /** Angaben eingeben */
    'intro.payrollInfo.submit': None;
    /** Ausweis prüfen lassen */
    'intro.idVerification.title': None;
    /** So prüft das Team, ob Sie die Person auf dem Ausweis sind. */
    'intro.idVerification.lead': None;
    /** Ausweis bereitlegen */
    'intro.idVerification.points.first.title': None;
    /** Ihren Personalausweis oder Reisepass. */
    'intro.idVerification.points.first.text': None;
    /** 5 Angaben */
    'intro.idVerification.points.second.title': None;
    /** Die Nummer vom Ausweis, Ihr Name, Tag und Ort Ihrer Geburt. */
    'intro.idVerification.points.second.text': None;
    /** 1 Foto */
    'intro.idVerification.points.third.title': None;
    /** Mit der Kamera oder als JPG- oder PNG-Datei. */
    'intro.idVerification.points.third.text': None;
    /** Ausweisprüfung beginnen */
    'intro.idVerification.submit': None;
  };
  'overview': {
    /** Ihre Pflichtaufgaben */
    'title': None;
    /** <strong>{done, number} von {total, number}</strong> erledigt */
    'progress': { strong: Tag; done: number; total: number };
    /** {percent, number} %, {done, number} von {total, number} Pflichtaufgaben erledigt */
    'progressAlt': { percent: number; done: number; total: number };
    /** Als Nächstes: {task} */
    'next': { task: string };
    /** Alle Pflichtaufgaben sind erledigt */
    'allDone': None;
    /** Das gehört dazu */
    'tasksTitle': None;
    /** Profildaten eingeben */
    'tasks.profile.title': None;
    /** Angaben zu Person und Flughafenausweis */
    'tasks.profile.description': None;
    /** Profildaten eingeben */
    'tasks.profile.view': None;
    /** Verhaltensregeln lesen */
    'tasks.codeOfConduct.title': None;
    /** Lesen und annehmen oder ablehnen */
    'tasks.codeOfConduct.description': None;
    /** Regeln lesen */
    'tasks.codeOfConduct.view': None;
    /** Erledigt */
    'badges.done': None;
    /** Abgelehnt */
    'badges.declined': None;
    /** Beantwortet */
    'badges.answered': None;
    /** Offen */
    'badges.open': None;
    /** Flughafenausweis fehlt noch */
    'airportId.title': None;
    /** Bitte geben Sie Nummer und Farbe ein. Haben Sie noch keinen? Dann fragen Sie bitte Ihre Ansprechperson. */
    'airportId.body': None;
    /** Glückwunsch, Sie können sich jetzt bewerben */
    'congratulation.title': None;
    /** Was sonst noch fehlt, zeigt die Startseite. */
    'congratulation.body': None;
    /** Sie haben die Regeln abgelehnt */
    'declined.title': None;
    /** Wie geht es weiter? Fragen Sie bitte Ihre Ansprechperson. */
    'declined.body': None;
    /** Für Termine bewerben */
    'toDates': None;
    /** Pflichtaufgaben werden geladen … */
    'loading': None;
    /** Ihre Pflichtaufgaben konnten nicht geladen werden */
    'failed.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failed.body': None;
  };
  'payroll': {
    /** Bitte füllen Sie alle Felder aus. */
    'form.allRequired': None;
    /** Ihre Angaben werden geladen … */
    'form.loading': None;
    /** Bitte wählen */
    'form.choose': None;
    /** Angaben speichern */
    'form.save.submit': None;
    /** Wird gespeichert … */
    'form.save.saving': None;
    /** Gespeichert */
    'form.save.saved': None;
    /** Ihre Angaben konnten nicht gespeichert werden. Sie sind noch da. Bitte versuchen Sie es noch einmal. */
    'form.saveFailed': None;
    /** Ihre Angaben konnten nicht geladen werden */
    'form.failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'form.failure.body': None;
    /** {count, plural, one {# Angabe prüfen} other {# Angaben prüfen}} */
    'form.summary': { count: number };
    /** Bankverbindung */
    'form.sections.bank': None;
    /** Steuer */
    'form.sections.tax': None;
    /** Versicherung */
    'form.sections.insurance': None;
    /** Beschäftigung und Steuer */
    'form.sections.work': None;
    /** Auf dieses Konto kommt Ihr Lohn. */
    'form.reasons.bank': None;
    /** Die Personalstelle braucht diese Angaben für Ihre Lohnsteuer. */
    'form.reasons.tax': None;
    /** Die Personalstelle braucht diese Angaben für Ihre Sozialversicherung. */
    'form.reasons.insurance': None;
    /** Kirchensteuer wird direkt vom Lohn abgezogen. Zahlen Sie keine? Dann setzen Sie kein Häkchen. */
    'form.reasons.churchTax': None;
    /** IBAN */
    'form.labels.iban': None;
    /** BIC */
    'form.labels.bic': None;
    /** Name der Bank */
    'form.labels.bankName': None;
    /** Name auf dem Konto */
    'form.labels.accountHolder': None;
    /** Steuer-ID */
    'form.labels.taxId': None;
    /** Sozialversicherungsnummer */
    'form.labels.socialSecurityNumber': None;
    /** Steuerklasse */
    'form.labels.taxClass': None;
    /** Krankenkasse */
    'form.labels.healthInsuranceProvider': None;
    /** Art der Beschäftigung */
    'form.labels.employmentType': None;
    /** Religion */
    'form.labels.religion': None;
    /** Ihre Angaben sind schon gespeichert. Zum Schutz werden sie hier nicht mehr angezeigt. Wenn sich etwas ändert, füllen Sie das Formular bitte neu aus. */
    'form.onFile': None;
    /** Ich zahle Kirchensteuer. */
    'form.churchTax': None;
    /** Ihre gespeicherte Angabe bleibt, solange Sie hier nichts ändern. */
    'form.churchTaxKept': None;
    /** Beispiel: DE02 1203 0000 0000 2020 51 */
    'form.hints.iban': None;
    /** Er hat 8 oder 11 Zeichen und steht auf dem Kontoauszug. */
    'form.hints.bic': None;
    /** Sie hat 11 Ziffern und steht auf Briefen vom Finanzamt zur Steuer. */
    'form.hints.taxId': None;
    /** Sie steht auf einer früheren Lohnabrechnung. Haben Sie keine? Dann fragen Sie bitte das Finanzamt. */
    'form.hints.taxClass': None;
    /** Nicht sicher? Dann fragen Sie bitte Ihre Ansprechperson. */
    'form.hints.employmentType': None;
    /** Der Name steht auf Ihrer Gesundheitskarte. */
    'form.hints.healthInsuranceProvider': None;
    /** Warum diese Frage? Von der Religion hängt ab, ob Sie Kirchensteuer zahlen. */
    'form.hints.religion': None;
    /** Bitte den Buchstaben in der Mitte weglassen. Beispiel: 65170839003 */
    'form.hints.digitsOnly': None;
    /** Beispiel: 65 170806 J008 */
    'form.hints.socialSecurityNumber': None;
    /** Bitte geben Sie Ihre IBAN ein. */
    'form.required.iban': None;
    /** Bitte geben Sie den BIC ein. */
    'form.required.bic': None;
    /** Bitte geben Sie den Namen Ihrer Bank ein. */
    'form.required.bankName': None;
    /** Bitte geben Sie den Namen auf dem Konto ein. */
    'form.required.accountHolder': None;
    /** Bitte geben Sie Ihre Steuer-ID ein. */
    'form.required.taxId': None;
    /** Bitte geben Sie Ihre Sozialversicherungsnummer ein. */
    'form.required.socialSecurityNumber': None;
    /** Bitte wählen Sie Ihre Steuerklasse. */
    'form.required.taxClass': None;
    /** Bitte geben Sie Ihre Krankenkasse ein. */
    'form.required.healthInsuranceProvider': None;
    /** Bitte wählen Sie die Art der Beschäftigung. */
    'form.required.employmentType': None;
    /** Bitte wählen Sie eine Antwort. „Keine“ ist auch möglich. */
    'form.required.religion': None;
    /** Eine IBAN beginnt mit 2 Buchstaben für das Land. Bitte beginnen Sie zum Beispiel mit DE. */
    'form.problems.iban.country': None;
    /** Eine IBAN hat nur Buchstaben und Ziffern. Bitte prüfen Sie die Zeichen. */
    'form.problems.iban.sign': None;
    /** In dieser IBAN stehen nach {country} nur Ziffern. Bitte prüfen Sie die Buchstaben. */
    'form.problems.iban.letter': { country: string };
    /** {missing, plural, one {Bei der IBAN fehlt noch # Zeichen.} other {Bei der IBAN fehlen noch # Zeichen.}} {country, select, DE {Eine deutsche IBAN hat {length, number} Zeichen.} other {Eine IBAN mit {letters} am Anfang hat {length, number} Zeichen.}} */
    'form.problems.iban.tooShort': { missing: number; country: 'DE' | 'other'; length: number; letters: string };
    /** {extra, plural, one {Bei der IBAN ist # Zeichen zu viel.} other {Bei der IBAN sind # Zeichen zu viel.}} {country, select, DE {Eine deutsche IBAN hat {length, number} Zeichen.} other {Eine IBAN mit {letters} am Anfang hat {length, number} Zeichen.}} */
    'form.problems.iban.tooLong': { extra: number; country: 'DE' | 'other'; length: number; letters: string };
    /** Diese IBAN stimmt nicht. Bitte vergleichen Sie sie mit Ihrer Bankkarte. */
    'form.problems.iban.mismatch': None;
    /** Bitte geben Sie nur die Ziffern ein. Buchstaben lassen Sie bitte weg. */
    'form.problems.digits': None;
    /** Ein BIC hat 8 oder 11 Zeichen. Zeichen 5 und 6 stehen für das Land. Bitte prüfen Sie ihn. */
    'form.problems.bic': None;
    /** Das Zeichen „{sign}“ geht hier nicht. Bitte lassen Sie es weg. */
    'form.problems.sign': { sign: string };
    /** Bitte prüfen Sie die Steuer-ID. Sie hat 11 Ziffern. Vielleicht fehlt eine Ziffer oder zwei sind vertauscht. Stimmt sie so? Dann speichern Sie noch einmal. */
    'form.problems.taxId': None;
    /** Bitte prüfen Sie die Sozialversicherungsnummer. Vielleicht fehlt etwas oder ist vertauscht. Stimmt sie so? Dann speichern Sie noch einmal. */
    'form.problems.insurance': None;
    /** Die Nummer ist zu lang. Bitte prüfen Sie die Sozialversicherungsnummer. */
    'form.problems.tooLong': None;
    /** {field}: Bitte geben Sie Ihre eigene Angabe ein. */
    'form.problems.sample': { field: string };
    /** Beispieldaten */
    'form.sample.title': None;
    /** Diese Angaben sind nur Beispiele. Bitte geben Sie überall Ihre eigenen ein. Stimmt ein Beispiel auch für Sie? Dann setzen Sie das Häkchen. */
    'form.sample.body': None;
    /** {count, plural, one {# Beispiel ist noch offen.} other {# Beispiele sind noch offen.}} */
    'form.sample.open': { count: number };
    /** Alle Beispiele sind ersetzt oder bestätigt. */
    'form.sample.none': None;
    /** Beispiel */
    'form.sample.mark': None;
    /** bestätigt */
    'form.sample.confirmed': None;
    /** {field}: Das stimmt auch für mich. */
    'form.sample.agree': { field: string };
    /** Bank und Steuer eingeben */
    'info.title': None;
    /** Bank und Steuer */
    'financial.title': None;
    /** Nächster Schritt */
    'financial.next': None;
    /** Ihre Verfügbarkeit ist gespeichert. Es fehlen noch Angaben zu Bank und Steuer. */
    'financial.nextNote': None;
    /** Bitte füllen Sie alle Pflichtfelder aus. */
    'financial.validation.allRequired': None;
    /** Lohnabrechnungen herunterladen */
    'documents.title': None;
    /** Tippen Sie auf eine Lohnabrechnung. Das PDF wird auf Ihrem Gerät gespeichert. */
    'documents.lead': None;
    /** Ihre Lohnabrechnungen */
    'documents.list': None;
    /** Lohnabrechnungen werden geladen … */
    'documents.loading': None;
    /** Ihre Lohnabrechnungen konnten nicht geladen werden */
    'documents.failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'documents.failure.body': None;
    /** Noch keine Lohnabrechnung */
    'documents.empty.title': None;
    /** Sobald es eine gibt, finden Sie sie hier. */
    'documents.empty.body': None;
    /** Liste neu laden */
    'documents.empty.toReload': None;
    /** vom {date} */
    'documents.row.date': { date: string };
    /** Wird heruntergeladen … */
    'documents.row.busy': None;
    /** Der Link zu dieser Datei funktioniert nicht. Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'documents.linkFailed': None;
    /** Die Lohnabrechnung konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal. */
    'documents.downloadFailed': None;
    /** 1 (ledig) */
    'taxClasses.class1': None;
    /** 2 (alleinerziehend) */
    'taxClasses.class2': None;
    /** 3 (verheiratet, höheres Einkommen) */
    'taxClasses.class3': None;
    /** 4 (verheiratet, ähnliches Einkommen) */
    'taxClasses.class4': None;
    /** 5 (verheiratet, niedrigeres Einkommen) */
    'taxClasses.class5': None;
    /** 6 (zweite Beschäftigung) */
    'taxClasses.class6': None;
    /** Keine Steuerklasse (freiberuflich) */
    'taxClasses.class7': None;
    /** Steuerklasse 1 */
    'payrollTaxClasses.class1': None;
    /** Steuerklasse 2 */
    'payrollTaxClasses.class2': None;
    /** Steuerklasse 3 */
    'payrollTaxClasses.class3': None;
    /** Steuerklasse 4 */
    'payrollTaxClasses.class4': None;
    /** Steuerklasse 5 */
    'payrollTaxClasses.class5': None;
    /** Steuerklasse 6 */
    'payrollTaxClasses.class6': None;
    /** Kurzfristige Beschäftigung */
    'employmentTypes.shortTerm': None;
    /** Minijob */
    'employmentTypes.minor': None;
    /** Vollzeitbeschäftigung */
    'employmentTypes.fullTime': None;
    /** Teilzeitbeschäftigung */
    'employmentTypes.partTime': None;
    /** Katholisch */
    'religions.catholic': None;
    /** Evangelisch */
    'religions.protestant': None;
    /** Islamisch */
    'religions.islamic': None;
    /** Jüdisch */
    'religions.jewish': None;
    /** Andere */
    'religions.other': None;
    /** Keine */
    'religions.none': None;
  };
  'profile': {
    /** Nur Felder mit „freiwillig“ können leer bleiben. */
    'form.lead': None;
    /** freiwillig */
    'form.optional': None;
    /** {count, plural, one {# Angabe prüfen} other {# Angaben prüfen}} */
    'form.summary': { count: number };
    /** {count, number} prüfen */
    'form.inSection': { count: number };
    /** Bitte füllen Sie alle Pflichtfelder aus. */
    'form.allRequired': None;
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
    /** Abschnitte der Seite */
    'form.sectionsLabel': None;
    /** Vorname(n) */
    'form.labels.firstName': None;
    /** Nachname */
    'form.labels.lastName': None;
    /** Geburtsdatum */
    'form.labels.dateOfBirth': None;
    /** Staatsangehörigkeit */
    'form.labels.nationality': None;
    /** Deutschkenntnisse */
    'form.labels.germanLevel': None;
    /** E-Mail-Adresse */
    'form.labels.email': None;
    /** Telefonnummer */
    'form.labels.phone': None;
    /** Nummer des Flughafenausweises */
    'form.labels.passNumber': None;
    /** Farbe des Flughafenausweises */
    'form.labels.passColour': None;
    /** Straße und Hausnummer */
    'form.labels.street': None;
    /** PLZ */
    'form.labels.postalCode': None;
    /** Wohnort */
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
    /** E-Mail-Adresse und Nummer sind schon bestätigt. Zum Ändern fragen Sie bitte Ihre Ansprechperson. */
    'form.hints.settled': None;
    /** Diese E-Mail-Adresse ist schon bestätigt. Zum Ändern fragen Sie bitte Ihre Ansprechperson. */
    'form.hints.emailSettled': None;
    /** Hier nicht nötig. Ergänzen Sie die Nummer später in Ihrem Profil. */
    'form.hints.phoneLater': None;
    /** Ihre Ansprechperson plant damit Ihren Zutritt zum Gelände. Haben Sie noch keinen Flughafenausweis? Dann fragen Sie bitte Ihre Ansprechperson. */
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
    /** Keine Treffer. Geben Sie den Namen Ihres Landes ein. Oder leeren Sie das Feld und wählen Sie aus der Liste. */
    'form.list.noCountry': None;
    /** Keine Treffer. Der Name wird so gespeichert, wie Sie ihn schreiben. */
    'form.list.noCompany': None;
    /** {count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}} */
    'form.list.count': { count: number };
    /** Wird geladen … */
    'form.list.loading': None;
    /** Die Liste konnte nicht geladen werden. Bitte laden Sie sie noch einmal. */
    'form.list.failed': None;
    /** Noch einmal laden */
    'form.list.retry': None;
    /** Bitte geben Sie Ihren Vornamen ein. */
    'form.required.firstName': None;
    /** Bitte geben Sie Ihren Nachnamen ein. */
    'form.required.lastName': None;
    /** Bitte geben Sie Ihr Geburtsdatum ein. */
    'form.required.dateOfBirth': None;
    /** Bitte wählen Sie Ihre Staatsangehörigkeit. */
    'form.required.nationality': None;
    /** Bitte wählen Sie Ihre Deutschkenntnisse. */
    'form.required.germanLevel': None;
    /** Bitte geben Sie Ihre Telefonnummer ein. */
    'form.required.phone': None;
    /** Bitte geben Sie die Nummer des Flughafenausweises ein. */
    'form.required.passNumber': None;
    /** Bitte wählen Sie die Farbe Ihres Flughafenausweises. */
    'form.required.passColour': None;
    /** Bitte geben Sie Ihre Straße und Hausnummer ein. */
    'form.required.street': None;
    /** Bitte geben Sie Ihre PLZ ein. */
    'form.required.postalCode': None;
    /** Bitte geben Sie Ihren Wohnort ein. */
    'form.required.city': None;
    /** Bitte geben Sie Ihren Geburtsort ein. */
    'form.required.cityOfBirth': None;
    /** Bitte geben Sie Ihr Geburtsdatum mit Tag, Monat und Jahr ein. */
    'form.problems.noDate': None;
    /** Diesen Tag gibt es nicht. Bitte prüfen Sie das Geburtsdatum. */
    'form.problems.noDay': None;
    /** Bitte schreiben Sie das Jahr mit 4 Ziffern. Beispiel: 1991 */
    'form.problems.shortYear': None;
    /** Das Geburtsdatum liegt vor 1900. Bitte prüfen Sie das Jahr. */
    'form.problems.mistyped': None;
    /** Das Geburtsdatum liegt in der Zukunft. Bitte prüfen Sie das Jahr. */
    'form.problems.future': None;
    /** Bitte wählen Sie Ihre Deutschkenntnisse aus der Liste. */
    'form.problems.unknownLevel': None;
    /** Bitte wählen Sie Grün, Gelb oder Blau. */
    'form.problems.unknownColour': None;
    /** Möglich sind höchstens {max, number} Zeichen. Bitte prüfen Sie die Nummer des Flughafenausweises. */
    'form.problems.tooLong': { max: number };
    /** Bitte prüfen Sie die Telefonnummer. Beispiel: +49 151 23456789 */
    'form.problems.noPhone': None;
    /** Das Zeichen „{sign}“ geht hier nicht. Bitte lassen Sie es weg. */
    'form.problems.sign': { sign: string };
    /** Bitte prüfen Sie die PLZ. In Deutschland hat sie 5 Ziffern. Stimmt sie so? Dann speichern Sie noch einmal. */
    'form.problems.postalCode': None;
    /** Ihre Angaben werden geladen … */
    'form.loading': None;
    /** Das Profil konnte nicht gespeichert werden. Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal. */
    'problems.saveFailed': None;
    /** Ihr Profil wurde gerade auf einem anderen Gerät oder vom Team geändert. Ihre Angaben sind noch da. Bitte prüfen Sie alles und speichern Sie noch einmal. */
    'problems.conflict': None;
    /** Das wurde gerade auf einem anderen Gerät oder vom Team geändert: {fields}. Was Sie eingegeben haben, ist noch da. Bitte prüfen Sie es und speichern Sie noch einmal. */
    'problems.conflictIn': { fields: string };
    /** Beim Speichern sind frühere Angaben in Ihrem Profil verloren gegangen. Bitte prüfen Sie Ihr Profil. Sagen Sie auch Ihrer Ansprechperson Bescheid. */
    'problems.lost': None;
    /** Profil erstellen */
    'information.title': None;
    /** Angaben speichern */
    'information.submit': None;
    /** Wird gespeichert … */
    'information.saving': None;
    /** Ihre Angaben konnten nicht geladen werden */
    'information.failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'information.failure.body': None;
    /** Profildaten eingeben */
    'completion.titleCompletion': None;
    /** Profildaten ändern */
    'completion.titleData': None;
    /** Angaben speichern */
    'completion.submit': None;
    /** Wird gespeichert … */
    'completion.saving': None;
    /** Gespeichert */
    'completion.saved': None;
    /** Es geht gleich weiter. */
    'completion.leadBack': None;
    /** Ihr Profil konnte nicht geladen werden */
    'completion.failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'completion.failure.body': None;
    /** Ihr Flughafenausweis fehlt noch */
    'completion.passMissing.title': None;
    /** Ohne Flughafenausweis können Sie sich nicht bewerben. Bitte geben Sie Nummer und Farbe ein. Haben Sie noch keinen? Dann fragen Sie bitte Ihre Ansprechperson. */
    'completion.passMissing.body': None;
    /** Ihre Eingaben sind wieder da */
    'completion.restored.title': None;
    /** Die Eingaben sind noch nicht gespeichert. */
    'completion.restored.body': None;
    /** Die Eingaben sind noch nicht gespeichert. Bitte prüfen Sie auch die Nummer des Flughafenausweises. */
    'completion.restored.partial': None;
    /** Eingaben löschen */
    'completion.restored.toDiscard': None;
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
    /** Dieses Konto ist noch nicht bestätigt. Bitte gehen Sie zurück zu „E-Mail-Adresse eingeben“. Beginnen Sie dort neu. */
    'forgot.problems.userNotVerified': None;
    /** Der Link konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'forgot.problems.failed': None;
    /** Bitte geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. */
    'forgot.advice.required': None;
    /** Der Link lässt sich nicht verwenden */
    'forgot.badLink.title': None;
    /** Der Link konnte nicht geprüft werden */
    'forgot.badLink.uncheckedTitle': None;
    /** Vielleicht ist er abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen Link an. */
    'forgot.badLink.invalid': None;
    /** Bitte fordern Sie einen neuen Link an. */
    'forgot.badLink.unchecked': None;
    /** Link ist unterwegs */
    'sent.title': None;
    /** Der Link ist unterwegs an <address>{email}</address>. */
    'sent.sentTo': { address: Tag; email: string };
    /** Er gilt {minutes, number} Minuten. */
    'sent.validity': { minutes: number };
    /** Keine E-Mail? Bitte sehen Sie auch im Spam-Ordner nach. Oder wählen Sie bei der Anmeldung noch einmal „Passwort vergessen?“. */
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
    /** Bitte geben Sie in beide Felder dasselbe Passwort ein. */
    'reset.advice.differs': None;
    /** Bitte wiederholen Sie das neue Passwort. */
    'reset.repeat': None;
    /** Passwort speichern */
    'reset.submit': None;
    /** Wird gespeichert … */
    'reset.saving': None;
    /** Neuen Link anfordern */
    'reset.toNewLink': None;
    /** Das neue Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'reset.problems.failed': None;
    /** Neues Passwort gespeichert */
    'resetDone.title': None;
    /** Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an. */
    'resetDone.body': None;
    /** Jetzt anmelden */
    'resetDone.signIn': None;
  };
  'settings': {
    /** Einstellungen */
    'title': None;
    /** Hilfe und Kontakt */
    'topics.help.title': None;
    /** Schriftgröße */
    'topics.fontSize.title': None;
    /** Sprache */
    'topics.language.title': None;
    /** Benachrichtigungen */
    'topics.notifications.title': None;
    /** Datenschutz */
    'topics.privacy.title': None;
    /** Häufige Fragen und Kontakt */
    'notes.help': None;
    /** Größe der Schrift in Gangway */
    'notes.fontSize': None;
    /** Gangway gibt es nur auf Deutsch */
    'notes.language': None;
    /** Welche Nachrichten Sie bekommen */
    'notes.notifications': None;
    /** Ihre Daten und Ihre Zustimmung */
    'notes.privacy': None;
    /** {topic}: {soon} */
    'soonAbout': { topic: string; soon: string };
  };
  'shell': {
    /** Zum Inhalt springen */
    'skip': None;
    /** Zurück */
    'back': None;
    /** Ihr Profil öffnen */
    'profile': None;
    /** Hauptmenü */
    'nav.label': None;
    /** Startseite */
    'nav.dashboard': None;
    /** Profil */
    'nav.profile': None;
    /** Bewerbung */
    'nav.events': None;
    /** Verfügbarkeit */
    'nav.availability': None;
    /** Ihr Termin */
    'nav.event': None;
    /** Gruppe */
    'nav.group': None;
    /** Einstellungen */
    'nav.settings': None;
    /** Hilfe */
    'nav.help': None;
    /** Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung. */
    'offline': None;
    /** Was schon geladen ist, können Sie lesen. */
    'stillReadable': None;
    /** Die Uhr dieses Geräts geht {by} nach. Gangway zeigt die richtige Zeit. */
    'clock.slow': { by: string };
    /** Die Uhr dieses Geräts geht {by} vor. Gangway zeigt die richtige Zeit. */
    'clock.fast': { by: string };
    /** {count, plural, one {# Minute} other {# Minuten}} */
    'clock.minutes': { count: number };
    /** {count, plural, one {# Stunde} other {# Stunden}} */
    'clock.hours': { count: number };
    /** {count, plural, one {# Tag} other {# Tage}} */
    'clock.days': { count: number };
    /** Schritt {current, number} von {total, number} */
    'firstSteps.step': { current: number; total: number };
    /** Vorerst überspringen */
    'firstSteps.skip': None;
    /** Wartungsarbeiten */
    'maintenance.title': None;
    /** Das Team arbeitet an Gangway. Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'maintenance.body': None;
    /** Noch einmal versuchen */
    'maintenance.retry': None;
    /** Wird geladen … */
    'maintenance.retrying': None;
    /** Neue Version verfügbar */
    'updateRequired.title': None;
    /** Es gibt eine neue Version von Gangway. Bitte laden Sie die Seite neu. */
    'updateRequired.body': None;
    /** Seite neu laden */
    'updateRequired.retry': None;
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
    /** Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort oder legen Sie ein neues fest. */
    'problems.refused': None;
    /** Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'problems.unexpected': None;
  };
  'signUp': {
    /** Telefonnummer eingeben */
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
    /** Bitte prüfen Sie die Telefonnummer. Beispiel: +49 151 23456789 */
    'phone.problems.invalid': None;
    /** Das Zeichen „{sign}“ geht hier nicht. Bitte lassen Sie es weg. */
    'phone.problems.sign': { sign: string };
    /** Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal. */
    'phone.problems.sendFailed': None;
    /** E-Mail-Bestätigung abgelaufen */
    'expired.title': None;
    /** Die Bestätigung gilt nur für kurze Zeit. Fordern Sie bitte einen neuen Code an. Er kommt per E-Mail. */
    'expired.body': None;
    /** Die Bestätigung gilt nur für kurze Zeit. Fordern Sie bitte einen neuen Code an. Er geht an <address>{email}</address>. */
    'expired.bodyTo': { address: Tag; email: string };
    /** Ihre Angaben sind noch da, nur das Passwort nicht. */
    'expired.kept': None;
    /** E-Mail erneut bestätigen */
    'expired.confirm': None;
    /** Code wird angefordert … */
    'expired.leaving': None;
    /** Passwort festlegen */
    'password.title': None;
    /** Mit diesem Passwort melden Sie sich ab jetzt an. */
    'password.lead': None;
    /** Passwort */
    'password.label': None;
    /** Passwort speichern */
    'password.submit': None;
    /** Wird gespeichert … */
    'password.saving': None;
    /** Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal. */
    'password.problems.notCreated': None;
    /** Kein Konto mit dieser E-Mail verfügbar */
    'password.problems.noAccount': None;
    /** Bitte beginnen Sie noch einmal mit der E-Mail-Adresse aus Ihrer Einladung. */
    'password.advice.noAccount': None;
    /** Ihr Passwort braucht mindestens */
    'passwordRules.title': None;
    /** {count, number} Zeichen */
    'passwordRules.length': { count: number };
    /** 1 Großbuchstabe */
    'passwordRules.upperCase': None;
    /** 1 Ziffer von 0 bis 9 */
    'passwordRules.digit': None;
    /** 1 Sonderzeichen */
    'passwordRules.special': None;
    /** zum Beispiel ! ? % oder & */
    'passwordRules.specialExample': None;
    /** Es zählen nur diese Zeichen: ! @ # $ % ^ & * ( ) , . ? " : '{' '}' | '<' '>' */
    'passwordRules.specialAll': None;
    /** Das Zeichen „{sign}“ zählt nicht als Sonderzeichen. */
    'passwordRules.signUncounted': { sign: string };
    /** Ein Leerzeichen zählt nicht als Sonderzeichen. */
    'passwordRules.spaceUncounted': None;
    /** erfüllt */
    'passwordRules.met': None;
    /** fehlt noch */
    'passwordRules.unmet': None;
    /** {met, number} von {total, number} Punkten erfüllt */
    'passwordRules.progress': { met: number; total: number };
    /** {missing, plural, one {# Punkt fehlt noch.} other {# Punkte fehlen noch.}} */
    'passwordRules.missing': { missing: number };
    /** Bitte ergänzen Sie, was in der Liste noch fehlt. */
    'passwordRules.incomplete': None;
    /** Willkommen, {name}! */
    'success.title': { name: string };
    /** Willkommen bei Gangway! */
    'success.titlePlain': None;
    /** Ihr Konto ist erstellt */
    'success.done': None;
    /** Als Nächstes kommen Ihre ersten Schritte. */
    'success.next': None;
    /** Weiter */
    'success.open': None;
    /** Wird geöffnet … */
    'success.opening': None;
  };
  'staff': {
    /** Check-in-Liste */
    'in.title': None;
    /** Check-in */
    'in.toConfirm': None;
    /** Check-in: {name} */
    'in.toConfirmNamed': { name: string };
    /** <strong>{done, number} von {all, number}</strong> eingecheckt */
    'in.progress': { strong: Tag; done: number; all: number };
    /** Alle */
    'in.filters.all': None;
    /** Offen */
    'in.filters.open': None;
    /** Eingecheckt */
    'in.filters.done': None;
    /** eingecheckt, {time} Uhr */
    'in.row.done': { time: string };
    /** eingecheckt */
    'in.row.doneUntimed': None;
    /** war schon um {time} Uhr eingecheckt */
    'in.row.already': { time: string };
    /** war schon eingecheckt */
    'in.row.alreadyUntimed': None;
    /** Person einchecken */
    'in.dialog.title': None;
    /** Bitte vergleichen Sie den Namen mit dem Ausweis. */
    'in.dialog.lead': None;
    /** Check-in bestätigen */
    'in.dialog.confirm': None;
    /** Nicht einchecken */
    'in.dialog.toKeep': None;
    /** Es ist nicht sicher, ob der Check-in gespeichert ist. Bitte versuchen Sie es noch einmal. */
    'in.dialog.confirmFailed': None;
    /** Alle sind eingecheckt. Die Aufgabe ist erledigt. */
    'in.allDone': None;
    /** Alle sind eingecheckt */
    'in.nobody.open.title': None;
    /** Hier sehen Sie, wer noch nicht eingecheckt ist. */
    'in.nobody.open.body': None;
    /** Noch niemand eingecheckt */
    'in.nobody.done.title': None;
    /** Hier sehen Sie, wer eingecheckt ist. */
    'in.nobody.done.body': None;
    /** {name} ist eingecheckt. Sie können das {seconds, plural, one {# Sekunde} other {# Sekunden}} lang rückgängig machen. */
    'in.said.done': { name: string; seconds: number };
    /** {name} ist nicht mehr eingecheckt. */
    'in.said.undone': { name: string };
    /** {name} war schon um {time} Uhr eingecheckt. */
    'in.said.already': { name: string; time: string };
    /** {name} war schon eingecheckt. */
    'in.said.alreadyUntimed': { name: string };
    /** Tasten: <key>J</key> und <key>K</key> wählen eine Person, <key>Enter</key> checkt sie ein. <key>/</key> führt zur Suche. */
    'in.keys': { key: Tag };
    /** Check-out-Liste */
    'out.title': None;
    /** Check-out */
    'out.toConfirm': None;
    /** Check-out: {name} */
    'out.toConfirmNamed': { name: string };
    /** <strong>{done, number} von {all, number}</strong> ausgecheckt */
    'out.progress': { strong: Tag; done: number; all: number };
    /** Noch ist niemand eingecheckt. */
    'out.nobodyHere': None;
    /** Alle */
    'out.filters.all': None;
    /** Offen */
    'out.filters.open': None;
    /** Ausgecheckt */
    'out.filters.done': None;
    /** ausgecheckt, {time} Uhr */
    'out.row.done': { time: string };
    /** ausgecheckt */
    'out.row.doneUntimed': None;
    /** war schon um {time} Uhr ausgecheckt */
    'out.row.already': { time: string };
    /** war schon ausgecheckt */
    'out.row.alreadyUntimed': None;
    /** eingecheckt, {time} Uhr */
    'out.row.open': { time: string };
    /** eingecheckt */
    'out.row.openUntimed': None;
    /** nicht eingecheckt */
    'out.row.absent': None;
    /** Person auschecken */
    'out.dialog.title': None;
    /** Bitte vergleichen Sie den Namen mit dem Ausweis. */
    'out.dialog.lead': None;
    /** Check-out bestätigen */
    'out.dialog.confirm': None;
    /** Nicht auschecken */
    'out.dialog.toKeep': None;
    /** Es ist nicht sicher, ob der Check-out gespeichert ist. Bitte versuchen Sie es noch einmal. */
    'out.dialog.confirmFailed': None;
    /** Alle sind ausgecheckt. Die Aufgabe ist erledigt. */
    'out.allDone': None;
    /** Niemand ist gerade da */
    'out.nobody.open.title': None;
    /** Hier sehen Sie alle, die eingecheckt und noch da sind. */
    'out.nobody.open.body': None;
    /** Noch niemand ausgecheckt */
    'out.nobody.done.title': None;
    /** Hier sehen Sie, wer ausgecheckt ist. */
    'out.nobody.done.body': None;
    /** {name} ist ausgecheckt. Sie können das {seconds, plural, one {# Sekunde} other {# Sekunden}} lang rückgängig machen. */
    'out.said.done': { name: string; seconds: number };
    /** {name} ist nicht mehr ausgecheckt. */
    'out.said.undone': { name: string };
    /** {name} war schon um {time} Uhr ausgecheckt. */
    'out.said.already': { name: string; time: string };
    /** {name} war schon ausgecheckt. */
    'out.said.alreadyUntimed': { name: string };
    /** Tasten: <key>J</key> und <key>K</key> wählen eine Person, <key>Enter</key> checkt sie aus. <key>/</key> führt zur Suche. */
    'out.keys': { key: Tag };
    /** {date}, {time} Uhr */
    'start': { date: string; time: string };
    /** Liste wird geladen … */
    'loading': None;
    /** Die Liste konnte nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
    /** Noch niemand gebucht */
    'empty.title': None;
    /** Sobald Personen gebucht sind, sehen Sie diese hier. */
    'empty.body': None;
    /** Liste neu laden */
    'empty.toReload': None;
    /** Check-in noch nicht möglich */
    'closed.title': None;
    /** Der Check-in beginnt 24 Stunden vor dem Termin: */
    'closed.body': None;
    /** Name oder Ausweis */
    'search.label': None;
    /** Suche leeren */
    'search.toClear': None;
    /** Personen suchen */
    'search.region': None;
    /** Liste filtern */
    'search.filters.label': None;
    /** {count, number} */
    'search.filters.count': { count: number };
    /** Personen */
    'list': None;
    /** {count, plural, one {# Person} other {# Personen}} gefunden */
    'found': { count: number };
    /** Niemand gefunden */
    'nobodyFound.title': None;
    /** Bitte prüfen Sie die Schreibweise. Oder suchen Sie mit der Nummer des Flughafenausweises. */
    'nobodyFound.body': None;
    /** In dieser Auswahl passt niemand zu Ihrer Suche. */
    'nobodyFound.bodyFiltered': None;
    /** Alle durchsuchen */
    'nobodyFound.toAll': None;
    /** Ausweis nicht bekannt */
    'passUnknown': None;
    /** Wird gespeichert … */
    'confirm.saving': None;
    /** Name */
    'confirm.labels.name': None;
    /** Flughafenausweis */
    'confirm.labels.pass': None;
    /** nicht bekannt */
    'confirm.noPass': None;
    /** Rückgängig */
    'undo.toUndo': None;
    /** Rückgängig: {name} */
    'undo.toUndoNamed': { name: string };
    /** Es ist nicht sicher, ob das rückgängig gemacht wurde. Bitte versuchen Sie es noch einmal. */
    'undo.undoFailed': None;
    /** Zur Aufgabenliste */
    'toTasks': None;
    /** Ausgewählte Person */
    'chosen': None;
    /** Ausweis */
    'table.pass': None;
    /** Stand */
    'table.status': None;
  };
  'tasks': {
    /** Aufgabenliste */
    'title': None;
    /** Aufgaben werden geladen … */
    'loading': None;
    /** Ihre Aufgaben konnten nicht geladen werden */
    'failure.title': None;
    /** Bitte versuchen Sie es in einigen Minuten noch einmal. */
    'failure.body': None;
    /** Anstehendes Event */
    'upcoming': None;
    /** Check-in-Liste */
    'checkIn': None;
    /** Check-out-Liste */
    'checkOut': None;
    /** Offen */
    'badges.pending': None;
    /** Erledigt */
    'badges.done': None;
    /** <strong>{done, number} von {total, number}</strong> erledigt{state, select, all {. Danke für Ihre Hilfe.} other {}} */
    'progress': { strong: Tag; done: number; total: number; state: 'all' | 'other' };
    /** Als Nächstes */
    'next': None;
    /** {day}, {time} */
    'when': { day: string; time: string };
    /** {done, number} von {total, plural, one {# Person} other {# Personen}} eingecheckt */
    'notes.present': { done: number; total: number };
    /** {done, number} von {total, plural, one {# Person} other {# Personen}} ausgecheckt */
    'notes.left': { done: number; total: number };
    /** Noch niemand auf der Liste */
    'notes.nobody': None;
    /** Die Liste konnte nicht geladen werden */
    'notes.unknown': None;
    /** Noch niemand eingecheckt */
    'notes.nobodyIn': None;
    /** Noch keine Aufgaben */
    'empty.title': None;
    /** Sobald ein Termin für Sie gebucht ist, sehen Sie hier Ihre Aufgaben. */
    'empty.body': None;
    /** Ihre Termine ansehen */
    'empty.toEvent': None;
  };
  'terms': {
    /** Nutzungsbedingungen */
    'title': None;
    /** Die Nutzungsbedingungen sind noch nicht veröffentlicht. Sobald es sie gibt, finden Sie sie hier. */
    'body': None;
    /** Fenster schließen */
    'close': None;
  };
  'unsupported': {
    /** Gangway wird hier nicht angezeigt */
    'title': None;
    /** Ist JavaScript ausgeschaltet? Schalten Sie es in den Einstellungen Ihres Browsers ein. Laden Sie danach die Seite neu. */
    'javaScript': None;
    /** Ist Ihr Browser zu alt? Aktualisieren Sie ihn oder öffnen Sie diese Seite in einem anderen. Nötig sind mindestens Safari {safari}, Chrome {chrome} oder Firefox {firefox}. */
    'version': { safari: string; chrome: string; firefox: string };
  };
}
export type Area = keyof Texts;
