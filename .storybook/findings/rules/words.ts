import { glossary } from "#workbench/findings/glossary.ts";
import { anyWord, rulesOf, type Pattern } from "../finding.ts";

const found = (rule: string, message: Pattern["message"], ...words: string[]): Pattern => ({
  rule,
  find: anyWord(...words),
  message,
});

const say = (better: string, ...words: string[]): Pattern =>
  found("plain-word", (hit) => `Schreiben Sie statt „${hit}“: ${better}.`, ...words);

/** English that nobody needs at the airport, and the German word for it. */
const english = [
  say("„prüfen“", "check(?:en?|t)(?!\\p{L})(?![^.!?]* (?:ein|aus)(?!\\p{L}))", "gecheckt"),
  say("„absagen“ oder „abbrechen“", "(?:ge)?cancel\\p{L}*"),
  say("„Person“", "users?", "usern"),
  say("„herunterladen“", "(?:ge)?download\\p{L}*", "downgeloadet"),
  say("„hochladen“", "(?:ge)?upload\\p{L}*"),
  say("„aktualisieren“ oder „neu“", "(?:ge)?updat\\p{L}*"),
  say("„Frist“", "deadlines?"),
  say("„Treffen“", "meetings?"),
  say("„Rückmeldung“", "feedbacks?"),
  say("„Einweisung“", "briefings?"),
  say("„Ort“", "locations?"),
  say("„Schaltfläche“", "buttons?"),
];

/** Written in full; between the letters may be a space. */
const inFull = (full: string, ...letters: string[]): Pattern =>
  found("abbreviation", (hit) => `„${hit}“ ist eine Abkürzung. Schreiben Sie „${full}“.`, letters.join("[ \u00a0]?"));

const blame = (hit: string) =>
  `„${hit}“ klingt nach Vorwurf. Schreiben Sie, was los ist und wie es weitergeht, zum Beispiel „Bitte geben Sie … ein.“`;

/** Style guide 4, 6, 23, 45. */
export const wordRules = rulesOf([
  ...english,
  found("blame", blame, "falsch\\w*", "ungültig\\w*", "unzulässig\\w*", "unvollständig\\w*", "fehlerhaft\\w*"),
  found(
    "blame",
    blame,
    "nicht erlaubt",
    "verboten\\w*",
    "darf(?:st)?",
    "dürf(?:en|t)",
    "(?:ge)?muss(?:t\\w*)?",
    "müss(?:e\\w*|t\\w*)",
  ),
  say("„bekommen“", "erhalten", "erhält", "erhalte"),
  say("„brauchen“", "benötig\\w*"),
  say("„noch einmal“", "erneut"),
  say("„löschen“ oder „nicht …“", "verwerf\\p{L}*", "verworfen\\p{L}*"),
  say("„später nicht ändern“", "endgültig\\p{L}*"),
  say("„ab jetzt“", "künftig\\p{L}*"),
  say("„weitermachen“", "(?<!Google )fortfahren", "fahren Sie fort"),
  say("„noch nicht verfügbar“", "demnächst"),
  say("„ist da“ oder „das Team hat …“", "hinterlegt\\p{L}*", "vorgemerkt\\p{L}*"),
  say("„bereit“", "startklar"),
  say("ein Verb, und wer handelt: „Gangway prüft …“", "erfolgt", "erfolgen", "durchgeführt"),
  say("„Bitte geben Sie … ein“", "erforderlich\\w*", "notwendig\\w*"),
  say("„oder“ oder zwei Sätze", "beziehungsweise", "respektive"),
  found(
    "plain-word",
    (hit) => `Schreiben Sie statt „${hit}“, was geschieht, zum Beispiel „Angaben speichern“.`,
    "klick\\p{L}*",
    "absenden",
    "abschicken",
    "OK",
    "okay",
  ),
  inFull("zum Beispiel", "z\\.", "B\\."),
  inFull("das heißt", "d\\.", "h\\."),
  inFull("unter anderem", "u\\.", "a\\."),
  inFull("vielleicht", "(?:evtl|ggf)\\."),
  inFull("oder", "bzw\\."),
  inFull("und so weiter", "(?:usw|etc)\\."),
  inFull("mit", "inkl\\."),
  inFull("etwa", "ca\\."),
  inFull("Nummer", "Nr\\."),
  {
    rule: "neutral-word",
    find: /\p{L}+(?:[*:_]in(?:nen)?|\/-?in(?:nen)?|[a-zß]Innen)(?![\p{L}])/u,
    message: (hit) => `Schreiben Sie statt „${hit}“ ein neutrales Wort, zum Beispiel „Teilnehmende“ oder „Person“.`,
  },
  {
    rule: "vague-time",
    find: anyWord("bald", "in Kürze", "zeitnah"),
    message: (hit) => `„${hit}“ ist ungenau. Schreiben Sie Datum und Uhrzeit, wenn es sie gibt.`,
    severity: "hint",
  },
]);

/** What to say for a word: for `Adresse`, which has two meanings, one of two terms. */
const termsFor = (word: string) =>
  glossary
    .filter(({ avoided }) => avoided.includes(word))
    .map(({ german }) => `„${german}“`)
    .join(" oder ");

/** Style guide 2. */
export const glossaryRules = rulesOf(
  [...new Set(glossary.flatMap(({ avoided }) => avoided))].map((word) => ({
    rule: "glossary",
    find: anyWord(`${word}(?:s|es|e|en|n|nen)?`),
    message: (hit: string) => `„${hit}“ sagt Gangway nicht. Schreiben Sie wie im Glossar: ${termsFor(word)}.`,
  })),
);
