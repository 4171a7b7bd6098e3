import type { Target } from "./target.ts";

const kinds: Readonly<Record<Target["kind"], string>> = {
  button: "Die Schaltfläche",
  heading: "Die Überschrift",
  checkbox: "Das Kästchen",
  radio: "Die Auswahl",
  option: "Der Listeneintrag",
  dialog: "Das Fenster",
  listitem: "Der Eintrag",
  image: "Das Bild",
  field: "Das Feld",
  text: "Der Text",
};

const nameOf = ({ kind, name, called }: Target) =>
  `${kinds[kind]} „${called ?? (name instanceof RegExp ? name.source.replaceAll(/[\\^$]/g, "") : name)}“`;

/** Why a path stops, for people. */
export const stopWords = {
  missing: (target: Target) => `${nameOf(target)} ist nach 10 Sekunden nicht da.`,
  locked: (target: Target) => `${nameOf(target)} bleibt gesperrt.`,
  notSent: (part: "code" | "link", to: string) =>
    `Nach 10 Sekunden ist keine Nachricht mit ${part === "code" ? "einem Code" : "einem Link"} an ${to} unterwegs.`,
  onScreen: ({ title, alerts }: { title: string; alerts: readonly string[] }) =>
    [
      title ? `Auf dem Bildschirm steht „${title}“.` : "Der Bildschirm hat keine Überschrift.",
      ...alerts.map((words) => `Meldung: „${words}“.`),
    ].join(" "),
};
