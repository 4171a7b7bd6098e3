import { rulesOf } from "../finding.ts";

/** Verbs for things: „Sie schützen“ reads like a form of address. */
const ofThings =
  "schützen|gelten|enden|dauern|heißen|fehlen|passen sich|lassen sich|öffnen sich|(?:sind|wurden|werden) (?:noch )?(?:nicht )?(?:gespeichert|gelöscht|gesendet)";

/** Idioms with „nehmen“. */
const idioms = "an|auf|ab|mit|teil|weg|zurück|Kontakt|Zeit|Platz|Rücksicht";

/** „Öffnet sich nichts, …“: a finite verb first, and another one after the comma. „Folgen Sie …, achten Sie …“ are two requests. */
const verbFirst =
  /(?:^|(?<=[.!?] ))(?!Damit|Seit|Soweit)(?:(?:Haben|Sind|Können|Möchten) Sie|\p{Lu}\p{Ll}+(?:t|en|ind|ird|ann)(?! Sie)) [^.!?,]*, (?!nicht|mit|seit|statt|damit)\p{Ll}+(?:t|en|ind|ird|ann)(?!\p{L})/u;

/** Style guide 2, 6, 25, 27. */
export const wordingRules = rulesOf([
  {
    rule: "load-failure",
    find: /Fehler beim Laden|(?<!konnten? )nicht geladen(?! werden)|(?:Angaben|Liste|Vertrag|Daten) fehl(?:t|en) noch$/u,
    message: "Was nicht geladen werden konnte, heißt überall: „… konnte nicht geladen werden“.",
    kinds: ["title"],
  },
  {
    rule: "repeated-title",
    find: /^Das (?:Laden )?hat nicht geklappt\./u,
    message: "Die Überschrift sagt schon, was los ist. Es reicht, wie es weitergeht: „Bitte versuchen Sie es …“.",
    kinds: ["body"],
  },
  {
    rule: "thing-failed",
    find: /(?<!\p{L})Das \p{Lu}\p{Ll}+n hat nicht geklappt/u,
    message: "Nennen Sie die Sache, wie beim Laden: „… konnte nicht gespeichert werden“.",
  },
  {
    rule: "question",
    find: /(?:^|(?<=[.!?] ))Sie (?:haben|sind|möchten|können|brauchen)(?!\p{L})[^.!?]*\?/u,
    message: "Eine Frage beginnt mit dem Verb: „Haben Sie …?“",
  },
  {
    rule: "verb-first",
    find: verbFirst,
    message: "Eine Bedingung ohne „wenn“ liest sich schwer. Schreiben Sie „Wenn …“ oder eine Frage und „Dann …“.",
  },
  {
    rule: "nothing-yet",
    find: /^(?:Derzeit|Zurzeit|Aktuell|Momentan) keine?(?!\p{L})/u,
    message: "Was es noch nicht gibt, heißt überall: „Noch kein …“.",
    kinds: ["title"],
  },
  {
    rule: "saved",
    find: /^Ist gespeichert|neu gesetzt/u,
    message: "Was gespeichert ist, heißt überall: „… ist gespeichert“, an der Schaltfläche „Gespeichert“.",
  },
  {
    rule: "later",
    find: /Bitte versuchen Sie es später/u,
    message: "Sagen Sie, wann: „Bitte versuchen Sie es in einigen Minuten noch einmal.“",
  },
  {
    rule: "sie-for-things",
    find: new RegExp(`(?:^|(?<=[.!?] ))Sie (?:${ofThings})(?!\\p{L})`, "u"),
    message: (hit) => `„${hit}“ liest sich als Anrede. Nennen Sie die Sache noch einmal.`,
  },
  {
    rule: "take",
    find: new RegExp(`(?<!\\p{L})nehmen Sie(?!\\p{L})(?![^.?!]* (?:${idioms})(?!\\p{L}))`, "iu"),
    message: "Schreiben Sie statt „nehmen Sie“: „geben Sie … ein“, „wählen Sie“ oder „verwenden Sie“.",
  },
  {
    rule: "stand",
    find: /(?<!\p{L})steh(?:t|en) (?:\p{L}+ )?hier(?!\p{L})|(?<!\p{L})[Hh]ier steh(?:t|en)(?!\p{L})/u,
    message: (hit) => `Schreiben Sie statt „${hit}“: „Hier sehen Sie …“ oder „… ist noch da“.`,
  },
  {
    rule: "mine",
    find: /^Meine?[mnrs]? |„Meine?[mnrs]? /u,
    message: "Gangway spricht die Person an: „Ihr Profil“. „Ich“ und „mein“ sagt nur, wer ein Häkchen setzt.",
    kinds: ["title", "link", "button", "body", "hint"],
  },
  {
    rule: "day",
    find: /(?<!\p{L})(?:[Ii]hre|[Aa]lle|[Ff]reien?|[Aa]ndere|[Mm]ehrere|[Ww]elchen?) Tagen?(?!\p{L})|Tage? (?:aussuchen|auswählen|ansehen)|Tag für Sie|[Aa]m Tag selbst/u,
    message: "Wofür man sich bewirbt und gebucht wird, heißt „Termin“.",
  },
  {
    rule: "no-break",
    find: /(?<![Dd]ie) (?=Uhr(?!\p{L}))/u,
    message: "Vor „Uhr“ steht ein geschütztes Leerzeichen, auch nach einem Platzhalter.",
  },
  {
    rule: "range",
    find: /(?:Muster|\d\d:\d\d) bis (?=(?:Muster|\d\d:\d\d)[ \u00a0]Uhr)/u,
    message: "Eine Spanne hat – ohne Leerzeichen: „07:30–15:30 Uhr“.",
  },
]);
