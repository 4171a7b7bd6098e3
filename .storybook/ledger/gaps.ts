import { allOf } from "./chart.ts";
import { isUnshown, isUnwalked, type Ledger } from "./ledger.ts";
import type { LedgerSources } from "./sources.ts";

/** What is missing or does not fit, one line each. */
export function gapsOf(
  { machines, rows }: Pick<Ledger, "machines" | "rows">,
  { charts, claims, listed }: LedgerSources,
): string[] {
  const states = machines.flatMap((machine) => machine.states);
  const ids = new Set(charts.flatMap(({ root }) => allOf(root)).map(({ id }) => id));
  const leaves = new Map(states.map((state) => [state.id, state]));
  const named = claims.flatMap(({ state, title }) => (state ? [{ state, title }] : []));
  return [
    ...states.filter(isUnshown).map(({ id }) => `${id}: no story`),
    ...machines
      .flatMap(({ transitions }) => transitions)
      .filter(isUnwalked)
      .map(({ name }) => `${name}: no test walks it`),
    ...rows.filter(({ stories }) => stories.length === 0).map(({ id, text }) => `${id}: no story (${text})`),
    ...named.filter(({ state }) => !ids.has(state)).map(({ state, title }) => `${title}: ${state} is no state`),
    ...named
      .filter(({ state }) => ids.has(state) && !leaves.has(state))
      .map(({ state, title }) => `${title}: ${state} has states of its own, name the one that is shown`),
    ...named
      .filter(({ state }) => leaves.get(state)?.passing)
      .map(({ state, title }) => `${title}: ${state} is never shown as itself (${leaves.get(state)?.passing?.kind})`),
    ...Object.entries(listed)
      .filter(([id, { shownBy }]) => !leaves.has(id) || !charts.some((chart) => chart.id === shownBy))
      .map(([id, { shownBy }]) => `passing.ts: ${id} shown by ${shownBy} fits no machine`),
  ];
}
