import type { Chart, ChartState } from "./chart.ts";
import type { listedPassing, Passing } from "./passing.ts";

/** Why nobody sees the state as itself; null: it needs a story. `state` has no states of its own. */
export function passingOf(state: ChartState, charts: readonly Chart[], listed: typeof listedPassing): Passing | null {
  if (state.kind === "final") return { kind: "final" };
  const line = listed[state.id];
  if (line) return { kind: "shown", by: line.shownBy, reason: line.reason };
  // A page sends the result of its machine as `….done`.
  const results = state.transitions.map(
    ({ cause }) => /^(.+)\.done$/.exec(cause.kind === "event" ? cause.name : "")?.[1],
  );
  const names = [...state.actors.map(({ machine }) => machine), ...results];
  const child = names.find((name) => charts.some(({ id }) => id === name));
  if (child) return { kind: "shown", by: child };
  const isLeftAtOnce =
    state.actors.length === 0 &&
    state.transitions.some(({ cause, guard }) => cause.kind === "always" && guard === "") &&
    state.transitions.every(({ cause }) => cause.kind === "always");
  return isLeftAtOnce ? { kind: "transient" } : null;
}
