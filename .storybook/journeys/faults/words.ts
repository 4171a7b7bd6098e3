import type { FaultKind } from "#app/sandbox/faultKinds.ts";

/** What the report of a fault says. */
export const faultRunWords = {
  title: "Störung ausprobieren",
  kind: "Was geschieht",
  none: "Keine Störung",
  step: "Bei welchem Schritt",
  play: "Weg abspielen",
  struck: "Die App wartet auf eine Antwort …",
  fault: (what: string) => `Störung: ${what}.`,
  reads: (heading: string) => `Die Person sieht „${heading}“ und liest:`,
  silent: (heading: string) =>
    `Die Person sieht „${heading}“, aber keine Meldung. Der Schritt kommt nicht an sein Ende.`,
  goOn: "So geht es weiter",
  over: "Die Störung ist vorbei.",
  offered: (button: string) => `Die Person wählt „${button}“.`,
  again: (labels: readonly string[]) =>
    `Die Person macht ${labels.length === 1 ? "den Schritt" : "die Schritte"} noch einmal: ${labels.join(", ")}.`,
  reopened: "Die Person öffnet die App neu.",
  signedIn: "Die Person meldet sich neu an.",
  notAsked: "Die App fragt hier den Anbieter nichts. Die Störung ändert nichts. Wählen Sie einen anderen Schritt.",
  unchanged: (why: string) => `Die Störung ändert hier nichts. ${why}`,
} as const;

const whyUnchanged: Partial<Record<FaultKind, string>> = {
  reset: "Der Anbieter hat seine Arbeit getan, nur die Antwort fehlt.",
  slow: "Die App wartet die 10 Sekunden ab.",
  "out-of-order": "Die App wartet die späte Antwort ab.",
  "token-dead-refresh-ok": "Die App erneuert die Anmeldung von selbst.",
  "no-content": "Die App braucht aus dieser Antwort nichts.",
  "wrong-shape": "Die App braucht aus dieser Antwort nichts.",
  "unknown-values": "Die App überliest, was sie nicht kennt.",
  "wrong-content-type": "Die App liest den Inhalt trotzdem.",
  "ten-thousand": "Die Antwort hat hier keine Liste, oder die App zeigt alle Einträge.",
};

/** Whether there is something to look at where a step comes to its end under this fault. */
export const staysOnShow = (kind: FaultKind): boolean => kind === "unknown-values" || kind === "ten-thousand";

/** Why a step went on though its answers had the fault. */
export const unchangedBy = (kind: FaultKind): string =>
  whyUnchanged[kind] ?? "Die App kommt hier ohne diese Antwort aus.";
