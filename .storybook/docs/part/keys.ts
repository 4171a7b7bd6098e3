/** A key, and what it does, in one place or in several. */
export type KeyRow = readonly [key: string, ...does: string[]];

type Kind = {
  selector: string;
  /** Where the key Tab leads. */
  to?: string;
  /** Of a field: where its keys hold, said where there are other kinds of field. */
  field?: string;
  keys: readonly KeyRow[];
  /** Where it is in a dialog, and not in each. */
  dialog?: string;
};

/** Comes before every key. */
const OPENING = "Beim Öffnen";

const DIALOG = "[role=dialog], [role=alertdialog]";

const input =
  "input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password], [type=search]):not([role])";

/** What keys do, by what is rendered: true of every part of that kind. In the order of the table. */
const kinds: readonly Kind[] = [
  {
    selector: DIALOG,
    keys: [
      [OPENING, "steht der Fokus auf dem Dialog selbst, noch auf keiner Schaltfläche"],
      ["Tab im Dialog", "bleibt im Dialog: nach dem letzten Element folgt das erste"],
      ["Esc", "schließt den Dialog, außer während etwas gesendet wird"],
      ["Nach dem Schließen", "steht der Fokus dort, wo er vorher war"],
    ],
  },
  {
    selector: "input[role=combobox]",
    to: "in das Feld",
    field: "Im Feld mit Suche",
    keys: [
      ["Tippen", "sucht in der Liste"],
      ["Pfeil nach unten oder oben", "öffnet die Liste und geht durch die Einträge"],
      ["Bild auf oder ab", "geht in der Liste 5 Einträge weiter"],
      ["Enter oder Tab", "übernimmt den Eintrag"],
      ["Esc", "schließt die Liste; beim zweiten Mal steht der alte Wert wieder da"],
    ],
  },
  {
    selector: "select",
    to: "in das Feld",
    field: "Im Auswahlfeld",
    keys: [
      ["Pfeiltasten", "wählen einen Eintrag"],
      ["Leertaste", "öffnet die Liste"],
    ],
  },
  { selector: `textarea, ${input}`, to: "in das Feld", field: "Im Textfeld", keys: [] },
  {
    // The button of a long form stands beside it.
    selector: `form:has([type=submit]) ${input}, :has([type=submit][form]) form ${input}`,
    keys: [["Enter in einem Feld zum Tippen", "sendet das Formular"]],
  },
  {
    selector: "input[type=checkbox], [role=checkbox]",
    to: "zum Kästchen",
    field: "Im Kästchen",
    keys: [["Leertaste", "setzt das Häkchen oder nimmt es weg"]],
  },
  {
    selector: "input[type=radio], [role=radio]",
    to: "zur gewählten Antwort, sonst zur ersten",
    field: "Bei Antworten",
    keys: [
      ["Pfeiltasten", "wählen die nächste oder vorige Antwort"],
      ["Leertaste", "wählt die Antwort, auf der der Fokus steht"],
    ],
    dialog: "in einem Dialog mit Antworten",
  },
  {
    selector: "input[type=file]",
    to: "zur Auswahl der Datei",
    keys: [["Enter oder Leertaste auf der Auswahl", "öffnet die Dateien des Geräts"]],
  },
  {
    // What takes the place of a list that has not come is the part's own to say.
    selector: "button:not([role], [role=status] *)",
    to: "zur Schaltfläche",
    keys: [["Enter oder Leertaste", "löst die Schaltfläche aus"]],
  },
  {
    selector: "button[aria-disabled=true]:not([role])",
    keys: [["Gesperrte Schaltfläche", "bleibt mit Tab erreichbar und tut nichts"]],
  },
  { selector: "a[href]:not([href^='#'])", to: "zum Link", keys: [["Enter", "öffnet den Link"]] },
  {
    selector: "a[href^='#']",
    to: "zum Link",
    keys: [["Enter auf einem Link dieser Seite", "springt zu der genannten Stelle"]],
  },
  { selector: "summary", to: "zur Frage", keys: [["Enter oder Leertaste", "klappt die Antwort auf und zu"]] },
];

/** Shown, and reached by key: what only a pointer reaches has a key of its own elsewhere. A dialog takes the focus itself. */
const counts = (element: HTMLElement, { selector }: Kind) =>
  element.getClientRects().length > 0 && (selector === DIALOG || element.tabIndex >= 0);
const both = new Intl.ListFormat("de");
const leading = kinds.flatMap(({ selector, to }) => (to ? selector : [])).join(", ");

/** Where the key Tab leads in a state, in the order of the page. */
const waysIn = (root: ParentNode): string[] => {
  const stops = [...root.querySelectorAll<HTMLElement>(leading)];
  const ways = stops.flatMap((stop) =>
    kinds.flatMap((kind) => (kind.to && stop.matches(kind.selector) && counts(stop, kind) ? kind.to : [])),
  );
  return [...new Set(ways)];
};

/** Rows of the table for what the states render; those of the part alone follow the way to it. */
export function keysOf(roots: readonly ParentNode[], own: readonly KeyRow[]): KeyRow[] {
  const isIn = (root: ParentNode, kind: Kind) =>
    [...root.querySelectorAll<HTMLElement>(kind.selector)].some((element) => counts(element, kind));
  const dialogs = roots.filter((root) => root.querySelector(DIALOG));
  const found = kinds.filter((kind) => roots.some((root) => isIn(root, kind)));
  const hasKinds = found.filter(({ field }) => field !== undefined).length > 1;
  const there = found.map((kind): Pick<Kind, "to" | "keys"> => {
    const { to = "", field, dialog = "", keys: ofKind } = kind;
    const keys: readonly KeyRow[] =
      hasKinds && field ? ofKind.map(([key, ...does]) => [`${field}: ${key}`, ...does]) : ofKind;
    if (dialog === "" || dialogs.every((root) => isIn(root, kind))) return { ...kind, keys };
    const rows: KeyRow[] = [["Tab", `führt ${to}`], ...keys];
    return { keys: rows.map(([key, ...does]) => [`${key} ${dialog}`, ...does]) };
  });
  const inOrder = roots.map(waysIn).toSorted((one, other) => other.length - one.length);
  const ways = [...new Set(inOrder.flat())].filter((way) => there.some(({ to }) => to === way));
  const tab: KeyRow[] = ways.length > 0 ? [["Tab", `führt ${both.format(ways)}`]] : [];
  const [first, others] = [true, false].map((isFirst) =>
    there.flatMap(({ keys }) => keys.filter(([key]) => (key === OPENING) === isFirst)),
  );
  return [...(first ?? []), ...tab, ...own, ...(others ?? [])];
}
