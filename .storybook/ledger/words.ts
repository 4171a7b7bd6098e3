import type { ChartTransition } from "./chart.ts";
import type { Passing } from "./passing.ts";

/** Everything the ledger says, in German. */
export const words = {
  stays: "bleibt:",
  anywhere: "jederzeit",
  noStory: "keine Story",
  noTest: "kein Test",
  gaps: "Lücken",
  noGaps: "Es fehlt nichts.",
  machine: "Ablauf",
  wide: "Die Zeichnung ist breiter als die Seite. Bitte scrollen Sie nach rechts.",
  fitted: (percent: number) => `Verkleinert auf ${percent}\u00a0%.`,
  whole: "In voller Größe zeigen",
  fit: "Auf die Seite verkleinern",
  diagram: (machine: string) => `Diagramm: ${machine}`,
  states: "Zustände",
  state: "Zustand",
  shownIn: "Storys",
  rows: "Zeilen",
  transitions: "Übergänge",
  from: "Von",
  to: "Nach",
  cause: "Auslöser",
  tests: "Test",
  way: "Kürzester Weg",
  unchanged: "bleibt",
  stepsOf: (count: number) => (count === 0 ? "gleich am Anfang" : count === 1 ? "1 Schritt" : `${count} Schritte`),
  more: (count: number) => (count === 1 ? "1 weitere Story" : `${count} weitere Storys`),
} as const;

/** What a machine is about; one without a name here is called by its id alone. */
const machineNames: Readonly<Record<string, string>> = {
  auth: "Registrierung und Anmeldung",
  entry: "E-Mail-Adresse",
  code: "Code aus E-Mail oder SMS",
  signIn: "Passwort eingeben",
  phone: "Telefonnummer",
  password: "Passwort festlegen",
  profile: "Angaben zur Person",
  forgot: "Passwort vergessen",
  reset: "Neues Passwort",
  onboarding: "Erste Schritte",
  contract: "Vertrag",
  contractData: "Vertragsdaten",
  idCheck: "Ausweisprüfung",
  availability: "Verfügbarkeit",
  application: "Bewerbung für Termine",
  groupJoin: "Gruppe beitreten",
  staff: "Ein- und auschecken",
  undo: "Rückgängig machen",
  groupQuestions: "Fragen zur Gruppe",
};

export const machineName = (id: string): string => machineNames[id] ?? id;

/** `22 Zustände, 58 Übergänge` */
export const sizeOf = (states: number, transitions: number): string =>
  `${states === 1 ? "1 Zustand" : `${states} Zustände`}, ${transitions === 1 ? "1 Übergang" : `${transitions} Übergänge`}`;

export const storyCount = (count: number): string => (count === 1 ? "1 Story" : `${count} Storys`);

/** `4 von 4`, and after it what is counted. */
export const partOf = (done: number, all: number): string => `${done} von ${all}`;

export const countsOf = {
  states: "Zuständen gezeigt",
  transitions: "Übergängen geprüft",
  rows: "Zeilen der Zustandstabellen belegt",
  passing: (count: number) =>
    `${count} weitere Zustände sind nicht zu sehen, weil sie sofort vergehen, den Ablauf beenden oder einen anderen zeigen.`,
} as const;

/** Why a state owes no story. */
export function passingText(passing: Passing): string {
  if (passing.kind === "final") return "beendet den Ablauf";
  return passing.kind === "transient" ? "vergeht sofort" : `zeigt ${passing.by}`;
}

const causes = {
  event: (name: string) => name,
  done: (name: string) => `fertig: ${name}`,
  error: (name: string) => `keine Antwort: ${name}`,
  after: (name: string) => `nach ${name}`,
  always: () => "sofort",
} as const;

/** What makes a transition happen, and under which condition. */
export const labelOf = ({ cause, guard }: Pick<ChartTransition, "cause" | "guard">): string =>
  `${causes[cause.kind](cause.name)}${guard && ` [${guard}]`}`;

export const silentWords = {
  count: (count: number) =>
    count === 1 ? "1 Story eines Bildschirms belegt nichts" : `${count} Storys von Bildschirmen belegen nichts`,
  screen:
    "Diese Story nennt weder eine Zeile des Katalogs (spec) noch den Zustand eines Ablaufs (state). Bitte nennen Sie, was sie zeigt.",
} as const;
