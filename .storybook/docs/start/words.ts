const number = new Intl.NumberFormat("de-DE");
const date = new Intl.DateTimeFormat("de-DE", { weekday: "short", day: "2-digit", month: "2-digit", timeZone: "UTC" });

/** `2026-11-23` as people read it. */
export const dayOf = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));
export const count = (value: number): string => number.format(value);

export const words = {
  figures: "Zahlen von heute",
  screens: "Bildschirme",
  states: "Zustände",
  texts: "Texte",
  pending: "wird gezählt",
  readers: "Wo fangen Sie an?",
  product: "Was Gangway ist",
  changes: "Zuletzt geändert",
  groups: { screens: "Bildschirme", parts: "Muster und Bausteine", texts: "Texte", pages: "Seiten der Werkbank" },
  statesOnly: "nur Zustände",
  noChanges: "In den letzten 30 Tagen hat sich nichts geändert, oder dem Checkout fehlt der Git-Verlauf.",
  waiting: "Wird geladen …",
};

/** What a change belongs to, in the order in which it is read. */
export type ChangeGroup = keyof typeof words.groups;

/** Storybook's `?path=` address of a page or a state. */
export const page = (id: string) => `?path=/docs/${id}--docs`;
const story = (id: string) => `?path=/story/${id}`;

/** The phones of `pictures/app.png`, from the left, each with the state that it shows. */
export const phones = [
  { id: "screens-dashboard-dashboardscreen--ordinary", name: "Startseite" },
  { id: "screens-events-eventapplicationscreen--ordinary", name: "Termine" },
  { id: "screens-my-event-myeventscreen--cancellable", name: "Ihr Termin" },
].map((phone) => ({ ...phone, href: story(phone.id) }));

type Reader = {
  title: string;
  text: string;
  next: { name: string; href: string };
  guide: { name: string; href: string };
};

/** For each kind of reader the one thing to do next, and the page that tells the rest. */
export const readers: readonly Reader[] = [
  {
    title: "Gestalten",
    text: "Sehen Sie jeden Bildschirm in jedem Zustand, hell und dunkel, klein und groß.",
    next: { name: "Alle Zustände der Code-Eingabe ansehen", href: page("screens-auth-codeverificationscreen") },
    guide: { name: "Gestaltung und Redaktion", href: page("gestalten-gestaltung-und-redaktion") },
  },
  {
    title: "Texte prüfen",
    text: "Suchen Sie einen Text, öffnen Sie ihn auf seinem Bildschirm und ändern Sie ihn dort.",
    next: { name: "Textkatalog öffnen", href: page("gestalten-textkatalog") },
    guide: { name: "Textton", href: page("gestalten-textton") },
  },
  {
    title: "Programmieren",
    text: "Bauen Sie einen Bildschirm ohne Server und Konto. Ein Befehl legt alle Dateien an.",
    next: { name: "Einen Bildschirm anlegen", href: page("entwickeln-anleitungen-ein-bildschirm") },
    guide: { name: "Entwicklung", href: page("entwickeln-entwicklung") },
  },
  {
    title: "Änderungen prüfen",
    text: "Lesen Sie, was ein Pull-Request an Texten und Bildern ändert, und nehmen Sie es ab.",
    next: { name: "Den Bildbericht lesen", href: `${page("prüfen-pull-requests-prüfen")}#der-bildbericht` },
    guide: { name: "Pull-Requests prüfen", href: page("prüfen-pull-requests-prüfen") },
  },
  {
    title: "Anschließen und betreiben",
    text: "Bauen Sie den Dienst hinter der App, oder bringen Sie die App auf einen Server.",
    next: { name: "Schnittstelle lesen", href: page("entwickeln-schnittstelle") },
    guide: { name: "Veröffentlichen", href: page("entwickeln-veröffentlichen") },
  },
];
