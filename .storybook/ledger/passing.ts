/** `final`: the machine has ended; `transient`: left at once; `shown`: what is seen is the machine that lives in it. */
export type Passing = { kind: "final" } | { kind: "transient" } | { kind: "shown"; by: string; reason?: string };

type Listed = { shownBy: string; reason: string };

/**
 * States that nobody sees as themselves although the chart alone does not tell. A final state, a state that is left at once,
 * and a state whose actor is named like a machine need no line here.
 */
export const listedPassing: Readonly<Record<string, Listed>> = {
  "auth.forgot": {
    shownBy: "forgot",
    reason: "Die Seite meldet kein Ergebnis: Von ihr führt nur die Schaltfläche zurück.",
  },
};
