import { rulesOf, type Finding, type Rule } from "../finding.ts";
import type { TextKind } from "../kind.ts";

/** An exact length tells what to correct. */
const nextStep =
  /(?:^|[.!?:,] |\p{L} |– )(?:Bitte|bitte|Weiter|Mit (?:Ihrer|Ihrem)|Sie können)|geht es .*weiter| hat \d+[ \u00a0]Zeichen\.$/u;
const bare =
  /^(?:(?:Jetzt )?(?:An|Ab)melden|(?:Jetzt )?(?:an|ab)melden|Anzeigen|Verbergen|Weiter|Zurück|Jetzt \p{Ll}+n)$/u;
const target = /^(?:(?:Zurück |Weiter )?(?:zur|zum|Zur|Zum)|(?:Zurück|Weiter) zu) \p{Lu}[\p{L}-]+$/u;
const action = /^(?:[\p{L}\d-]+[ \u00a0])*\p{Ll}+(?:en|ern|eln)$/u;
const vague = /^(?:OK|Okay|Ja|Nein|Absenden|Abschicken|Senden|Bestätigen|Hier klicken|Speichern|Löschen)$/u;

const count = (words: string) => words.split(/[ \u00a0]/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A button may say how many things it is about: „Termine speichern (3)“. */
const withoutCount = (words: string) => words.replace(/[ \u00a0]\(\d+\)$/u, "");

/** A button that ends in a mark is judged by its words, too. */
const withoutMark = (words: string) => words.replace(/[.:!]+$/u, "");

/** `rule`: of one rule a piece of a text has one finding. */
const part =
  (
    kind: TextKind,
    rule: string,
    severity: Finding["severity"],
    isFault: (words: string) => boolean,
    message: string,
  ): Rule =>
  (words, own) =>
    own === kind && isFault(withoutCount(words)) ? [{ rule, message, start: 0, end: words.length, severity }] : [];

export const wordsOfButton = (most: number): Rule =>
  part(
    "button",
    "button-words",
    "error",
    (words) => count(words) > most,
    `Eine Schaltfläche hat höchstens ${most} Wörter.`,
  );

/** Vague words are said to be so already. */
const isAction = (words: string) =>
  vague.test(words) || bare.test(words) || target.test(words) || (action.test(words) && count(words) > 1);

/** For all languages. */
export const commonPartRules: Rule[] = [
  part(
    "button",
    "button-mark",
    "error",
    (words) => /[.:]$|!/u.test(words),
    "Eine Schaltfläche endet ohne Satzzeichen.",
  ),
  part(
    "title",
    "title",
    "error",
    (words) => /[.:?]$/u.test(words),
    "Eine Überschrift endet ohne Punkt und fragt nicht.",
  ),
  part("label", "label", "error", (words) => words.endsWith(":"), "Eine Beschriftung hat keinen Doppelpunkt."),
];

/** Style guide 11, 13, 14, 18, 22. */
export const partRules: Rule[] = [
  wordsOfButton(3),
  ...commonPartRules,
  part(
    "button",
    "button-vague",
    "error",
    (words) => vague.test(withoutMark(words)),
    "Nennen Sie Gegenstand und Tätigkeit, zum Beispiel „Angaben speichern“.",
  ),
  part(
    "button",
    "button-action",
    "hint",
    (words) => !isAction(withoutMark(words)),
    "Eine Schaltfläche nennt Gegenstand und Tätigkeit: „Angaben speichern“.",
  ),
  part(
    "link",
    "link",
    "error",
    (words) => /^(?:Hier|Mehr|Weiter|Link|Klicken)\b|\bhier$/u.test(words),
    "Ein Link sagt sein Ziel.",
  ),
  part(
    "error",
    "next-step",
    "hint",
    (words) => !nextStep.test(words),
    "Sagen Sie auch, wie es weitergeht, zum Beispiel „Bitte …“.",
  ),
  ...rulesOf([
    {
      rule: "required-label",
      find: /\((?:Pflichtfeld|Pflicht|erforderlich|optional)\)/u,
      message: "Pflicht ist normal. Freiwillige Felder tragen den Zusatz „freiwillig“.",
      kinds: ["label"],
    },
    {
      rule: "plural-brackets",
      find: /(?!Vorname)(?<!\p{L})\p{Lu}\p{L}*\((?:e|n|en|s|er|innen)\)/u,
      message: "Schreiben Sie Einzahl und Mehrzahl als 2 Fälle: „1 Person“, „2 Personen“.",
    },
    {
      rule: "says-nothing",
      find: /^Keine Daten\.?$|^Bitte warten(?: …|\.)?$|Ein Fehler ist aufgetreten/u,
      message: "Nennen Sie die Sache: „Einsätze werden geladen …“, „… konnte nicht gespeichert werden“.",
    },
    {
      rule: "negative-question",
      find: /(?:^|[.!?] )(?:Möchten|Wollen) Sie [^.?!]*\b(?:nicht|keine?n?)\b[^.?!]*\?/u,
      message: "Fragen Sie bejahend: „Möchten Sie die Angaben speichern?“",
    },
  ]),
];
