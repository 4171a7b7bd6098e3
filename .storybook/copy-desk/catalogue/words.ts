import type { TextKind } from "#workbench/findings/findings.ts";

export const kindNames: Record<TextKind, string> = {
  button: "Schaltfläche",
  link: "Link",
  label: "Beschriftung",
  title: "Überschrift",
  error: "Fehler",
  hint: "Hilfe",
  status: "Stand",
  option: "Auswahl",
  body: "Fließtext",
};

export const viewNames = {
  all: "alle Texte",
  changed: "geänderte",
  given: "vorgegebene",
  found: "mit Hinweisen",
  unseen: "ohne Story",
  review: "in Prüfung",
  approved: "freigegebene",
  expired: "Status abgelaufen",
} as const;

export const orderNames = { place: "wie im Katalog", longest: "längste zuerst" } as const;

export const localeNames = { both: "beide", de: "Deutsch", en: "Englisch" } as const;

export const words = {
  search: "Text oder Schlüssel suchen",
  area: "Bereich",
  anyArea: "alle Bereiche",
  kind: "Art",
  anyKind: "alle Arten",
  view: "Zeigen",
  order: "Reihenfolge",
  locale: "Sprache",
  table: "Texte",
  key: "Schlüssel",
  german: "Deutsch",
  english: "Englisch",
  seen: "Zu sehen in",
  count: (shown: number, all: number) => `${shown.toLocaleString("de-DE")} von ${all.toLocaleString("de-DE")} Texten`,
  unseen: "in keiner Story",
  more: (count: number) => (count === 1 ? "1\u00a0weitere" : `${count}\u00a0weitere`),
  given: (row: string) => `vorgegeben (${row})`,
  added: "neu",
  changed: "geändert, vorher:",
  proposed: (stage: string) => `Vorschlag (${stage}), im Katalog:`,
  own: "mit Vorschlag",
  ownToo: "Vorschläge in diesem Browser gehören dazu.",
  since: (base: string) =>
    base === "HEAD"
      ? "Geändert heißt: anders als im zuletzt gespeicherten Stand."
      : `Geändert heißt: anders als in „${base}“.`,
} as const;
