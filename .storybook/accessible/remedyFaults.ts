import { isRendered, textsIn } from "./dom.ts";

/** Messages that something is missing. */
const MISSING = /\bfeh(?:lt|len)\b|\b[Nn]och keine?n?\b|^Zuerst |^Ergänzen Sie |^Offen$/;

/** By message, the name of the button, link or field that solves it; `null`: the user cannot or need not. */
const REMEDIES: readonly (readonly [message: RegExp, remedy: RegExp | null])[] = [
  [/^Vertrag fehlt$|^Bitte machen Sie bei Ihrem Vertrag weiter\./, /^(?:Vertrag|Anleitung|Nächsten Schritt) ansehen$/],
  [/^Noch kein Vertrag$/, /^Freie Termine ansehen$/],
  [/ noch fehlt, zeigt die Startseite\.$/, /Startseite$|bewerben$|Termine ansehen$/],
  [/^Für eine Bewerbung fehlen noch Profildaten$/, /^Profildaten eingeben$/],
  [/^Flughafenausweis fehlt noch$|^Bitte geben Sie Nummer und Farbe ein\./, /^Profildaten eingeben$/],
  [/^Ihr Flughafenausweis fehlt noch$|^Ohne Flughafenausweis/, /Flughafenausweis/],
  [/^In Ihrem Profil fehlen noch Angaben$/, /^Profildaten eingeben$/],
  [/^Noch kein Ausweisfoto$/, /^Angaben eingeben$/],
  [/fehlen noch Angaben zu Bank und Steuer\.$/, /^IBAN/],
  [/^Sie haben noch keinen Termin(?: gewählt\.)?$/, /^(?:Freie Termine ansehen|Termine auswählen)$/],
  [/^Noch keine (?:Termine|Lohnabrechnung)$/, /neu laden$|geladen …$/],
  [/^Offen$/, /ansehen$/],
  [/^Noch kein Termin$/, /Für Termine bewerben/],
  [/ noch keine Buchung\./, null],
  [/noch keine E-Mail-Adresse\. Bitte fragen Sie Ihre Ansprechperson\.$/, null],
  [/^Noch kein Ablauf$|^Noch keine Aufgaben$/, /ansehen$|neu laden$|geladen …$/],
  [/^Für diesen Termin sind noch keine Aufgaben geplant\.$/, null],
  [/^Haben Sie noch keine Einladung\?/, /Registrierung öffnen$/],
  [/^Es fehl(?:en|t) noch \d+ Ziffern?\.$/, /^Gruppennummer/],
];

const APART = "button, a, label, form, details, section[aria-labelledby^=section-], [role=dialog]";

const nameOf = (control: Element) =>
  [
    control.getAttribute("aria-label"),
    control.textContent,
    ...("labels" in control
      ? [...(control.labels as NodeListOf<HTMLLabelElement>)].map((label) => label.textContent)
      : []),
  ].map((name) => name?.replaceAll("\u00a0", " ").trim() ?? "");

/** Sentences outside controls, forms, dialogs and sections of answers, one an element. */
const sentencesOf = (root: Element): string[] =>
  textsIn(root)
    .filter(({ parent }) => isRendered(parent) && !parent.closest(APART))
    .map(({ text }) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", ""));

/** Messages that something is missing, without a control on the page that solves it. */
export function remedyFaults(root: Element): string[] {
  const controls = [
    ...root.querySelectorAll(
      "button:not(:disabled, [aria-disabled=true]:not([aria-busy=true])), a[href], input, select",
    ),
  ];
  const names = controls.filter(isRendered).flatMap(nameOf);
  return sentencesOf(root)
    .filter((text) => MISSING.test(text))
    .flatMap((text) => {
      const found = REMEDIES.find(([message]) => message.test(text));
      if (!found) return [`„${text}“ says that something is missing: name what mends it in remedyFaults.ts`];
      const [, remedy] = found;
      return remedy === null || names.some((name) => remedy.test(name))
        ? []
        : [`„${text}“ has no way to mend it on the page`];
    });
}
