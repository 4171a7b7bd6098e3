import type { ChartTransition } from "./chart.ts";
import type { StateEntry } from "./ledger.ts";
import type { Passing } from "./passing.ts";

const storyCount = (count: number) => (count === 1 ? "1 Story" : `${count} Storys`);

/** Texts of the ledger. */
export const words = {
  anywhere: "jederzeit",
  noStory: "keine Story",
  noTest: "kein Test",
  gaps: "Lücken",
  noGaps: "Es fehlt nichts.",
  machine: "Ablauf",
  wide: "Die Zeichnung ist breiter als die Seite. Bitte scrollen Sie nach rechts.",
  fitted: (percent: number) => `Verkleinert auf ${percent}\u00a0%.`,
  fullSize: "In voller Größe zeigen",
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
  shortestPath: "Kürzester Weg",
  unchanged: "bleibt",
  size: (states: number, transitions: number) =>
    `${states === 1 ? "1 Zustand" : `${states} Zustände`}, ${transitions === 1 ? "1 Übergang" : `${transitions} Übergänge`}`,
  steps: (count: number) => (count === 0 ? "gleich am Anfang" : count === 1 ? "1 Schritt" : `${count} Schritte`),
  more: (count: number) => (count === 1 ? "1 weitere Story" : `${count} weitere Storys`),
  share: (done: number, all: number) => `${done} von ${all}`,
  statesShown: "Zuständen gezeigt",
  transitionsTested: "Übergängen geprüft",
  rowsCovered: "Zeilen der Zustandstabellen belegt",
  passing: (count: number) =>
    `${count} weitere Zustände sind nicht zu sehen, weil sie sofort vergehen, den Ablauf beenden oder einen anderen zeigen.`,
  unassigned: (count: number) =>
    count === 1 ? "1 Story eines Bildschirms belegt nichts" : `${count} Storys von Bildschirmen belegen nichts`,
  unassignedHint:
    "Diese Story nennt weder eine Zeile des Katalogs (spec) noch den Zustand eines Ablaufs (state). Bitte nennen Sie, was sie zeigt.",
} as const;

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

/** Falls back to the id. */
export const machineName = (id: string): string => machineNames[id] ?? id;

export function passingText(passing: Passing): string {
  if (passing.kind === "final") return "beendet den Ablauf";
  return passing.kind === "transient" ? "vergeht sofort" : `zeigt ${passing.by}`;
}

/** The line below the name of a state in the diagram. */
export function noteOf(entry: StateEntry | undefined): string {
  if (!entry) return "";
  if (entry.passing) return passingText(entry.passing);
  return entry.stories.length === 0 ? words.noStory : storyCount(entry.stories.length);
}

const causes = {
  event: (name: string) => name,
  done: (name: string) => `fertig: ${name}`,
  error: (name: string) => `keine Antwort: ${name}`,
  after: (name: string) => `nach ${name}`,
  always: () => "sofort",
} as const;

/** The cause of a transition and its guard. */
export const labelOf = ({ cause, guard }: Pick<ChartTransition, "cause" | "guard">): string =>
  `${causes[cause.kind](cause.name)}${guard && ` [${guard}]`}`;

export const selfLabelOf = (transition: ChartTransition): string => `${words.unchanged}: ${labelOf(transition)}`;
