import { rulesOf, type Rule } from "../finding.ts";

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

/** Style guide 41 to 44, 49. */
export const signRules: Rule[] = [
  quotes,
  ...rulesOf([
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
    { rule: "dash", find: /(?<=\S) [-—] (?=\S)|\S—\S/u, message: "Der Gedankenstrich ist – mit Leerzeichen." },
    {
      rule: "dash",
      find: /\d{1,2}:\d\d(?: Uhr)? ?(?:-|–| – | - ) ?(?=\d)(?<!\d–)/u,
      message: "Eine Spanne hat – ohne Leerzeichen: „07:30–15:30 Uhr“.",
    },
    { rule: "ellipsis", find: /\.{2,}/u, message: "Die Auslassung ist ein Zeichen: …" },
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
      rule: "capitals",
      find: /(?<![\p{L}.])(?!(?:IBAN|DOCX|JPEG|HTTPS)(?!\p{L}))\p{Lu}{4,}(?![\p{L}.])/u,
      message: (hit) => `„${hit}“ in Großbuchstaben liest sich schwer.`,
      severity: "hint",
    },
    { rule: "hyphen", find: /\b[eE]-?[mM]ail(?![\p{L}])(?<!E-Mail)/u, message: "Es heißt „E-Mail“." },
    {
      rule: "hyphen",
      find: /(?:E-Mail|SMS|QR|PDF|Google|Online|Check-in|WLAN|IBAN|Spam) (?:Adresse|Code|Konto|Datei|Liste|Nummer|Bestätigung|Programm|Formular|Postfach|Link|Ordner)n?(?!\p{L})/u,
      message: (hit) => `Schreiben Sie mit Bindestrich: „${hit.replace(" ", "-")}“.`,
    },
  ]),
];
