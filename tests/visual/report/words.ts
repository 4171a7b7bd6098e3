import type { Kind } from "../difference.ts";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const kinds: Record<Kind, string> = {
  broken: "Nicht darstellbar",
  changed: "Verändert",
  new: "Neu",
  gone: "Entfallen",
};

export type Counts = {
  pictures: number;
  differences: number;
  open: number;
  texts: number;
  byText: number;
  silent: number;
};

/** The texts of the report, for designers and editors. */
export const words = {
  title: "Bildvergleich",
  nothing: "Kein Bild und kein Text ist anders.",
  against: (base: string, browser: string) => `Verglichen mit ${base}, aufgenommen mit ${browser}.`,
  counts: ({ pictures, differences, open }: Counts) =>
    `${count(pictures, "Bild", "Bilder")}, ${count(differences, "Unterschied", "Unterschiede")}, davon ${open} noch nicht geprüft.`,
  reach: ({ texts, byText, silent }: Counts) =>
    [
      texts === 0
        ? "Kein Text ist anders."
        : `${count(texts, "Text ist", "Texte sind")} anders, das betrifft ${count(byText, "Bild", "Bilder")}.`,
      ...(silent === 0 ? [] : [`${count(silent, "Bild ist", "Bilder sind")} nur in der Gestaltung anders.`]),
    ].join(" "),
  texts: "Geänderte Texte",
  spaces: "⍽ steht für ein geschütztes Leerzeichen.",
  textColumns: { before: "Vorher", after: "Nachher", english: "Englisch", pictures: "Bilder" },
  unchanged: "unverändert",
  pictures: "Nach Ursache",
  groups: {
    broken: "Nicht darstellbar",
    new: "Neue Zustände",
    gone: "Entfallene Zustände",
    text: (before: string, after: string) => `Text „${before}“ heißt „${after}“`,
    style: (tokens: readonly string[]) =>
      tokens.length === 1 ? `Gestaltungswert ${tokens[0]}` : `Gestaltungswerte ${tokens.slice(0, 3).join(", ")}`.trim(),
    file: "Geänderte Datei",
    unknown: "Ursache nicht bekannt",
  },
  token: "Gestaltungswert",
  brightness: { light: "hell", dark: "dunkel" },
  contrast: (front: string, back: string, need: string) => `Kontrast ${front} auf ${back}, mindestens ${need} : 1`,
  tooLow: "zu wenig",
  none: "–",
  layers: { screens: "Bildschirm", patterns: "Muster", primitives: "Baustein" } as Record<string, string>,
  groupSize: (reviews: readonly { isReviewed: boolean; pixels: number }[]) =>
    `${count(reviews.length, "Bild", "Bilder")}, ${reviews.filter(({ isReviewed }) => !isReviewed).length} offen`,
  others: (number: number) => count(number, "weiteres Bild", "weitere Bilder"),
  yes: "Annehmen",
  no: "Ablehnen",
  yesAll: (number: number) => (number === 1 ? "Annehmen" : `Alle ${number} annehmen`),
  noAll: (number: number) => (number === 1 ? "Ablehnen" : `Alle ${number} ablehnen`),
  reason: "Grund (freiwillig)",
  reasonOfAll: "Grund für alle (freiwillig)",
  keys: "Tasten: j nächste Ursache, k vorige, a annehmen, n ablehnen. Nach n schreiben Sie den Grund, Enter geht weiter.",
  save: "Entscheidungen speichern",
  decided: "entschieden",
  afterwards: "Wer den Pull-Request geschrieben hat, übernimmt die Datei:",
  command: "npm run visual -- --decisions bildentscheidungen.json",
  ownWorkbench: "Für die Links starten Sie die Werkbank auf diesem Stand:",
  startWorkbench: "npm start",
  toStory: "Zustand ansehen",
  toSheet: "Zustandsbogen ansehen",
  openOnly: "Nur noch nicht geprüfte zeigen",
  kinds,
  reviewed: "geprüft",
  open: "noch nicht geprüft",
  accepted: "angenommen",
  declined: "abgelehnt",
  because: (reason: string) => `Abgelehnt: ${reason}`,
  refusals: "Abgelehnt",
  noReason: "ohne Grund",
  sameWords: "Alle Texte sind gleich.",
  samePixels: "Das Bild ist gleich. Anders ist nur, was hier steht:",
  textDifference: "Unterschied im Text und in den Namen für Hilfsmittel",
  pixels: (number: number) => count(number, "Pixel anders", "Pixel anders"),
  before: "Vorher",
  after: "Nachher",
  diff: "Unterschied",
  slider: "Schieber: links vorher, rechts nachher",
  picture: (side: string, story: string) => `${side}: ${story}`,
  modes: { small: "320 px breit", desktop: "1280 px breit", dark: "dunkel", forced: "erzwungene Farben" } as Record<
    string,
    string
  >,
  more: (number: number) => `und ${number} weitere`,
};
