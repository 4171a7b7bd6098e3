import { rulesOf, type Rule } from "../finding.ts";

/** How long something is says what is to be done about it. */
const wayOn =
  /(?:^|[.!?:] |\p{L} |– )(?:Bitte|bitte|Weiter|Mit (?:Ihrer|Ihrem)|Sie können)|geht es .*weiter| hat \d+[ \u00a0]Zeichen\.$/u;
const bare =
  /^(?:(?:Jetzt )?(?:An|Ab)melden|(?:Jetzt )?(?:an|ab)melden|Anzeigen|Verbergen|Weiter|Zurück|Jetzt \p{Ll}+n)$/u;
const target = /^(?:(?:Zurück |Weiter )?(?:zur|zum|Zur|Zum)|(?:Zurück|Weiter) zu) \p{Lu}[\p{L}-]+$/u;
const action = /^(?:[\p{L}\d-]+[ \u00a0])*\p{Ll}+(?:en|ern|eln)$/u;

const whole =
  (find: (words: string) => boolean, rule: string, severity: "error" | "hint", message: string): Rule =>
  (words) =>
    find(words) ? [{ rule, message, start: 0, end: words.length, severity }] : [];

const only =
  (kind: string, rule: Rule): Rule =>
  (words, own) =>
    own === kind ? rule(words, own) : [];

const count = (words: string) => words.split(/[ \u00a0]/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** What a button, a title, a label and an error are made of (style guide 11, 13, 14, 18, 22). */
export const partRules: Rule[] = [
  only(
    "button",
    whole((words) => count(words) > 3, "button", "error", "Eine Schaltfläche hat 1 bis 3 Wörter."),
  ),
  only(
    "button",
    whole((words) => /[.!:]$/u.test(words), "button", "error", "Eine Schaltfläche endet ohne Satzzeichen."),
  ),
  only(
    "button",
    whole(
      (words) =>
        /^(?:OK|Okay|Ja|Nein|Absenden|Abschicken|Senden|Bestätigen|Hier klicken|Speichern|Löschen)$/u.test(words),
      "button",
      "error",
      "Nennen Sie Gegenstand und Tätigkeit, zum Beispiel „Angaben speichern“.",
    ),
  ),
  only(
    "button",
    whole(
      (words) => !bare.test(words) && !target.test(words) && !(action.test(words) && count(words) > 1),
      "button",
      "hint",
      "Eine Schaltfläche nennt Gegenstand und Tätigkeit: „Angaben speichern“.",
    ),
  ),
  only(
    "link",
    whole(
      (words) => /^(?:Hier|Mehr|Weiter|Link|Klicken)\b|\bhier$/u.test(words),
      "link",
      "error",
      "Ein Link sagt sein Ziel.",
    ),
  ),
  only(
    "title",
    whole((words) => /[.:?]$/u.test(words), "title", "error", "Eine Überschrift endet ohne Punkt und fragt nicht."),
  ),
  only(
    "label",
    whole((words) => words.endsWith(":"), "label", "error", "Eine Beschriftung hat keinen Doppelpunkt."),
  ),
  only(
    "error",
    whole(
      (words) => !wayOn.test(words),
      "way-on",
      "hint",
      "Sagen Sie auch, wie es weitergeht, zum Beispiel „Bitte …“.",
    ),
  ),
  ...rulesOf([
    {
      rule: "negative-question",
      find: /(?:^|[.!?] )(?:Möchten|Wollen) Sie [^.?!]*\b(?:nicht|keine?n?)\b[^.?!]*\?/u,
      message: "Fragen Sie bejahend: „Möchten Sie die Angaben speichern?“",
    },
  ]),
];
