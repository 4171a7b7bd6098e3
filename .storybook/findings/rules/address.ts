import { anyWord, rulesOf } from "../finding.ts";

const imperatives =
  "gib|wähle|prüfe|klicke|klick|lies|lade|versuche|versuch|melde|öffne|bestätige|nimm|warte|trage|schau|hilf|wiederhole";

/** Style guide 1. */
export const addressRules = rulesOf([
  {
    rule: "address",
    find: anyWord("du", "dich", "dir", "dein(?:e[mnrs]?)?", "euch", "euer", "eure[mnrs]?"),
    message: (hit) => `„${hit}“ ist Du-Form. Sprechen Sie mit „Sie“, „Ihr“ oder „Ihnen“ an.`,
  },
  {
    rule: "address",
    find: new RegExp(`(?<=^|[.!?] )(?:Bitte )?(?:${imperatives})(?![\\p{L}])`, "iu"),
    message: (hit) => `„${hit}“ ist Du-Form. Schreiben Sie „Bitte … Sie …“ oder die Grundform.`,
  },
  {
    rule: "address-capital",
    find: /(?<=\bBitte \p{Ll}+en )sie(?![\p{L}])/u,
    message: (hit) => `Die Anrede ist groß: „${hit[0]?.toUpperCase()}${hit.slice(1)}“.`,
  },
  {
    rule: "we",
    find: anyWord("wir", "uns", "unser(?:e[mnrs]?)?"),
    message: (hit) => `Wer ist „${hit}“? Nennen Sie, wer handelt, zum Beispiel „Gangway“ oder „Ihre Ansprechperson“.`,
  },
]);
