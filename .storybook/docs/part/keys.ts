/** A key, and what it does. */
export type KeyRow = readonly [key: string, does: string];

type Kind = {
  selector: string;
  /** Where the key Tab leads. */
  to?: string;
  keys: readonly KeyRow[];
  /** Where it is in a dialog, and not in each. */
  dialog?: string;
};

const DIALOG = "[role=dialog], [role=alertdialog]";

const input =
  "input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password], [type=search]):not([role])";

/** What keys do, by what is rendered: true of every part of that kind. In the order of the table. */
const kinds: readonly Kind[] = [
  {
    selector: DIALOG,
    keys: [
      ["Tab im Dialog", "bleibt im Dialog: nach dem letzten Element folgt das erste"],
      ["Esc", "schließt den Dialog, außer während etwas gesendet wird"],
      ["Nach dem Schließen", "steht der Fokus dort, wo er vorher war"],
    ],
  },
  {
    selector: "input[role=combobox]",
    to: "in das Feld",
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
    keys: [
      ["Pfeiltasten", "wählen einen Eintrag"],
      ["Leertaste", "öffnet die Liste"],
    ],
  },
  { selector: `textarea, ${input}`, to: "in das Feld", keys: [] },
  {
    selector: "input[type=checkbox], [role=checkbox]",
    to: "zum Kästchen",
    keys: [["Leertaste", "setzt das Häkchen oder nimmt es weg"]],
  },
  {
    selector: "input[type=radio], [role=radio]",
    to: "zur gewählten Antwort, sonst zur ersten",
    keys: [["Pfeiltasten", "wählen die nächste oder vorige Antwort"]],
    dialog: "in einem Dialog mit Antworten",
  },
  {
    selector: "input[type=file]",
    to: "zur Auswahl der Datei",
    keys: [["Enter oder Leertaste auf der Auswahl", "öffnet die Dateien des Geräts"]],
  },
  {
    selector: "button:not([role])",
    to: "zur Schaltfläche",
    keys: [["Enter oder Leertaste", "löst die Schaltfläche aus"]],
  },
  {
    selector: "button[aria-disabled=true]:not([role])",
    keys: [["Gesperrte Schaltfläche", "bleibt mit Tab erreichbar und tut nichts"]],
  },
  { selector: "a[href]", to: "zum Link", keys: [["Enter", "öffnet den Link"]] },
  { selector: "summary", to: "zur Frage", keys: [["Enter oder Leertaste", "klappt die Antwort auf und zu"]] },
];

/** Shown, and reached by key where the kind is: what only a pointer reaches has a key of its own elsewhere. */
const counts = (element: HTMLElement, { to }: Kind) =>
  element.getClientRects().length > 0 && (to === undefined || element.tabIndex >= 0);
const both = new Intl.ListFormat("de");

/** Rows of the table for what the states render. */
export function keysOf(roots: readonly ParentNode[]): KeyRow[] {
  const isIn = (root: ParentNode, kind: Kind) =>
    [...root.querySelectorAll<HTMLElement>(kind.selector)].some((element) => counts(element, kind));
  const dialogs = roots.filter((root) => root.querySelector(DIALOG));
  const there = kinds
    .filter((kind) => roots.some((root) => isIn(root, kind)))
    .map((kind): Pick<Kind, "to" | "keys"> => {
      const { to = "", keys, dialog = "" } = kind;
      if (dialog === "" || dialogs.every((root) => isIn(root, kind))) return kind;
      const rows: KeyRow[] = [["Tab", `führt ${to}`], ...keys];
      return { keys: rows.map(([key, does]) => [`${key} ${dialog}`, does]) };
    });
  const ways = [...new Set(there.flatMap(({ to = [] }) => to))];
  const tab: KeyRow[] = ways.length > 0 ? [["Tab", `führt ${both.format(ways)}`]] : [];
  return [...tab, ...there.flatMap(({ keys }) => keys)];
}
