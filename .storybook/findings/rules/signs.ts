import { rulesOf, type Pattern, type Rule } from "../finding.ts";
import type { TextKind } from "../kind.ts";

/** Style guide 40. A mark between spaces is an example, not a quotation. */
const quotes: Rule = (words) => {
  const found = [];
  let isOpen = false;
  for (const { 0: mark, index } of words.matchAll(/(?<!^|[\s])["”«»]|["”«»](?=[^\s])|[„“]/gu)) {
    const fits = mark === "„" ? !isOpen : mark === "“" && isOpen;
    isOpen = mark === "„";
    if (!fits) found.push({ start: index, end: index + 1 });
  }
  if (isOpen) found.push({ start: words.lastIndexOf("„"), end: words.lastIndexOf("„") + 1 });
  const message = "Anführung steht unten und oben: „so“. Innen: ‚so‘.";
  return found.map((range) => ({ rule: "quotes", message, severity: "error", ...range }));
};

/** „Emailadresse“ is „E-Mail-Adresse“, „Emails“ are „E-Mails“. */
function withHyphen(word: string): string {
  const rest = word.replace(/^e-?mail/iu, "");
  return rest.length > 1 ? `E-Mail-${rest[0]?.toUpperCase()}${rest.slice(1)}` : `E-Mail${rest}`;
}

const lastWord = (before: string, ...kinds: TextKind[]): Pattern => ({
  rule: "full-stop",
  find: new RegExp(`(?<=${before})[\\p{L}-]*\\p{L}$`, "u"),
  message: "Am Ende des Satzes fehlt der Punkt.",
  kinds,
});

/** What has no mark at its end is a sentence after a whole one, as a request, with many words, and in an error with some. */
const withoutStop = [
  lastWord("\\p{L}{2}[.!?]\\s\\p{Lu}[^.!?:]*\\s", "body", "hint", "error"),
  lastWord("^Bitte\\s[^.!?:]*\\s", "body", "hint", "error"),
  lastWord("^(?:[^\\s.!?:]+\\s){8,}", "body", "hint", "error"),
  lastWord("^(?:[^\\s.!?:]+\\s){3,}", "error"),
];

/** For all languages. */
export const commonSignRules = rulesOf([
  { rule: "dash", find: /(?<=\S) [-—] (?=\S)|\S—\S/u, message: "Der Gedankenstrich ist – mit Leerzeichen." },
  { rule: "ellipsis", find: /\.{2,}/u, message: "Die Auslassung ist ein Zeichen: …" },
  { rule: "capital", find: /(?<=\p{L}{2}[.!?]\s)\p{Ll}/u, message: "Ein Satz beginnt groß." },
  {
    rule: "capitals",
    find: /(?<![\p{L}.])(?!(?:IBAN|DOCX|JPEG|HTTPS)(?!\p{L}))\p{Lu}{4,}(?![\p{L}.])/u,
    message: (hit) => `„${hit}“ in Großbuchstaben liest sich schwer.`,
    severity: "hint",
  },
]);

/** Style guide 41 to 44, 49. */
export const signRules: Rule[] = [
  quotes,
  ...commonSignRules,
  ...rulesOf([
    { rule: "quotes", find: /(?<=„)\s|\s(?=“)/u, message: "Innen an der Anführung steht kein Leerzeichen." },
    {
      rule: "apostrophe",
      find: /(?<=\p{L})['´`](?=\p{L})/u,
      message: "Der Apostroph ist ’. Meist geht es ohne: „Annas Gruppe“.",
    },
    {
      rule: "apostrophe",
      find: /(?<=\p{L})’s(?![\p{L}])/u,
      message: "Im Genitiv steht kein Apostroph: „Annas Gruppe“.",
    },
    {
      rule: "dash",
      find: /\d{1,2}:\d\d(?: Uhr)? ?(?:-|–| – | - ) ?(?=\d)(?<!\d–)/u,
      message: "Eine Spanne hat – ohne Leerzeichen: „07:30–15:30 Uhr“.",
    },
    { rule: "ellipsis", find: /(?<=\p{L})…/u, message: "Vor … steht ein Leerzeichen, wenn ein Wort fehlt." },
    {
      rule: "exclamation",
      find: /(?<=[\p{L}\d)])!/u,
      message: "Kein Ausrufezeichen. Ein Punkt genügt.",
      kinds: ["link", "label", "error", "hint", "status", "option", "body"],
    },
    {
      rule: "exclamation",
      find: /^(?!Willkommen|Danke|Geschafft|Glückwunsch|Herzlich).*[\p{L}\d]!/u,
      message: "Ein Ausrufezeichen steht nur in einem Willkommen oder einem Dank.",
      kinds: ["title"],
    },
    {
      rule: "hyphen",
      find: /(?<!\p{L})(?!E-Mails?(?!\p{L}))[eE]-?[mM]ail\p{L}*/u,
      message: (hit) => `Es heißt „${withHyphen(hit)}“.`,
    },
    ...withoutStop,
    {
      rule: "hyphen",
      find: /(?:E-Mail|SMS|QR|PDF|Google|Online|Check-in|WLAN|IBAN|Spam) (?:Adresse|Code|Konto|Datei|Liste|Nummer|Bestätigung|Programm|Formular|Postfach|Link|Ordner)n?(?!\p{L})/u,
      message: (hit) => `Schreiben Sie mit Bindestrich: „${hit.replace(" ", "-")}“.`,
    },
  ]),
];
