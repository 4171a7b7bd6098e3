import type { Hit } from "./docs.ts";

/** Texts of the search. */
export const words = {
  name: "Suche",
  field: "Suchen … (Taste /)",
  shortcuts: "/ Control+K",
  opens: "Suchen, öffnet ein Fenster",
  query: "Bildschirm, Zustand, Wort oder Nummer",
  hint: "Suchen Sie nach einem Bildschirm, einem Zustand, einem Wort auf dem Bildschirm oder einer Nummer, zum Beispiel „SMS-Code falsch“ oder „VA-042“.",
  list: "Treffer",
  loading: "Die Suche wird geladen …",
  failed: "Die Suche konnte nicht geladen werden. Bitte laden Sie die Seite neu.",
  apart: (count: number) =>
    `Nichts mit ${count === 2 ? "beiden" : "allen"} Wörtern. Hier stehen die Treffer zu jedem Wort:`,
  none: "Nichts gefunden. Bitte versuchen Sie ein anderes Wort.",
  meant: "Nichts gefunden. Meinten Sie vielleicht:",
  count: (shown: number, all: number) => (shown < all ? `Die ersten ${shown} von ${all} Treffern` : `${all} Treffer`),
  nearest: (missing: readonly string[]) =>
    `Nichts gefunden mit ${missing.map((word) => `„${word}“`).join(" und ")}. Am nächsten kommt:`,
  screens: (count: number) => `${count} Bildschirme`,
  settings: (titles: readonly string[]) => `Öffnet mit: ${titles.join(", ")}`,
  close: "Schließen",
  kinds: {
    state: "Zustand",
    journey: "Weg",
    sheet: "Zustandsbogen",
    overview: "Übersicht",
    page: "Seite",
    heading: "Abschnitt",
    term: "Begriff",
    behaviour: "Verhalten",
  } satisfies Record<Hit["kind"], string>,
} as const;
