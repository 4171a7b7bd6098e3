import { glossary } from "#workbench/findings/glossary.ts";
import { anyWord, rulesOf, type Pattern } from "../finding.ts";

const instead = (rule: string, better: string, ...words: string[]): Pattern => ({
  rule,
  find: anyWord(...words),
  message: (hit) => `„${hit}“: ${better}`,
});

const blame =
  "Das klingt nach Vorwurf. Sagen Sie, was los ist und wie es weitergeht, zum Beispiel „Bitte geben Sie … ein.“";

/** Style guide 4, 6, 23, 45. */
export const wordRules = rulesOf([
  instead("blame", blame, "falsch\\w*", "ungültig\\w*", "unzulässig\\w*", "unvollständig\\w*", "fehlerhaft\\w*"),
  instead("blame", blame, "nicht erlaubt", "verboten\\w*", "darf(?:st)?", "dürf(?:en|t)", "muss", "müss(?:en|t)"),
  instead("plain-word", "Besser: „bekommen“.", "erhalten", "erhält", "erhalte"),
  instead("plain-word", "Besser: „brauchen“.", "benötig\\w*"),
  instead("plain-word", "Besser: „noch einmal“.", "erneut"),
  instead("plain-word", "Besser: „löschen“ oder „nicht …“.", "verwerf\\p{L}*", "verworfen\\p{L}*"),
  instead("plain-word", "Besser: „später nicht ändern“.", "endgültig\\p{L}*"),
  instead("plain-word", "Besser: „ab jetzt“.", "künftig\\p{L}*"),
  instead("plain-word", "Besser: „weitermachen“.", "(?<!Google )fortfahren", "fahren Sie fort"),
  instead("plain-word", "Besser: „noch nicht verfügbar“.", "demnächst"),
  instead("plain-word", "Besser: „ist da“ oder „das Team hat …“.", "hinterlegt\\p{L}*", "vorgemerkt\\p{L}*"),
  instead("plain-word", "Besser: „bereit“.", "startklar"),
  instead("plain-word", "Besser ein Verb, und wer handelt: „Gangway prüft …“.", "erfolgt", "erfolgen", "durchgeführt"),
  instead("plain-word", "Besser: „Bitte geben Sie … ein.“", "erforderlich\\w*", "notwendig\\w*"),
  instead("plain-word", "Besser „oder“ oder zwei Sätze.", "beziehungsweise", "bzw\\.", "respektive"),
  instead("plain-word", "Nennen Sie die Handlung.", "klick\\p{L}*", "absenden", "abschicken", "OK", "okay"),
  instead("abbreviation", "Bitte schreiben Sie das Wort aus.", "(?:ggf|evtl|inkl|usw|etc|ca)\\."),
  {
    rule: "neutral-word",
    find: /\p{L}+(?:[*:_]in(?:nen)?|\/-?in(?:nen)?|[a-zß]Innen)(?![\p{L}])/u,
    message: (hit) => `„${hit}“: Besser ein neutrales Wort, zum Beispiel „Teilnehmende“ oder „Person“.`,
  },
  {
    rule: "vague-time",
    find: anyWord("bald", "in Kürze", "zeitnah"),
    message: (hit) => `„${hit}“ ist ungenau. Besser Datum und Uhrzeit, wenn es sie gibt.`,
    severity: "hint",
  },
]);

/** Style guide 2. */
export const glossaryRules = rulesOf(
  glossary.flatMap(({ german, avoided }) =>
    avoided.map((word) => ({
      rule: "glossary",
      find: anyWord(`${word}(?:s|es|e|en|n|nen)?`),
      message: (hit: string) => `„${hit}“ sagt Gangway nicht. Im Glossar heißt es „${german}“.`,
    })),
  ),
);
