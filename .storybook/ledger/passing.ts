import type { Chart, ChartState } from "./chart.ts";

/** `transient`: left at once by an eventless transition; `shown`: the machine `by` is shown in its stead. */
export type Passing = { kind: "final" } | { kind: "transient" } | { kind: "shown"; by: string; reason?: string };

type Listed = Readonly<Record<string, { shownBy: string; reason: string }>>;

/** States whose chart does not tell that another machine is shown in their stead. */
export const listedPassing: Listed = {
  "auth.forgot": {
    shownBy: "forgot",
    reason: "Die Seite meldet kein Ergebnis: Von ihr führt nur die Schaltfläche zurück.",
  },
};

/** Why a leaf state needs no story of its own; null if it needs one. */
export function passingOf(state: ChartState, charts: readonly Chart[], listed: Listed): Passing | null {
  if (state.kind === "final") return { kind: "final" };
  const entry = listed[state.id];
  if (entry) return { kind: "shown", by: entry.shownBy, reason: entry.reason };
  // A page sends the result of its machine as `….done`.
  const results = state.transitions.map(
    ({ cause }) => /^(.+)\.done$/.exec(cause.kind === "event" ? cause.name : "")?.[1],
  );
  const names = [...state.actors, ...results];
  const child = names.find((name) => charts.some(({ id }) => id === name));
  if (child) return { kind: "shown", by: child };
  const isTransient =
    state.actors.length === 0 &&
    state.transitions.some(({ cause, guard }) => cause.kind === "always" && guard === "") &&
    state.transitions.every(({ cause }) => cause.kind === "always");
  return isTransient ? { kind: "transient" } : null;
}
