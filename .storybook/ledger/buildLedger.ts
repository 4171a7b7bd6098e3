import { allOf, leavesOf, type Chart } from "./chart.ts";
import type { Claim } from "./claims.ts";
import { isUnshown, isUntested, type Ledger, type MachineEntry, type StoryLink } from "./ledger.ts";
import { passingOf, type listedPassing } from "./passing.ts";

/** A test that takes a transition, with the types of the events that lead there. */
export type TestedPath = { test: string; path: string[] };

export type LedgerSources = {
  charts: readonly Chart[];
  claims: readonly Claim[];
  /** By the name of the transition. */
  tested: ReadonlyMap<string, readonly TestedPath[]>;
  /** State rows of the closed parts of the catalogue. */
  rows: readonly { id: string; text: string }[];
  listed: typeof listedPassing;
};

const linkOf = ({ story, title }: Claim): StoryLink => ({ story, title });

/** Combines machines, stories, rows and tests, and lists what is missing. */
export function buildLedger(sources: LedgerSources): Ledger {
  const { charts, claims, rows } = sources;
  const ledger = {
    machines: charts.map((chart) => machineOf(chart, sources)),
    rows: rows.map((row) => ({ ...row, stories: claims.filter((claim) => claim.rows.includes(row.id)).map(linkOf) })),
    unassigned: claims.filter(isUnassigned).map(linkOf),
  };
  return { ...ledger, gaps: gapsOf(ledger, sources) };
}

/** Shows a state, yet names neither a row of the catalogue nor a state of a machine. */
export const isUnassigned = ({ isBehaviour, state, rows }: Claim): boolean =>
  !isBehaviour && !state && rows.length === 0;

function machineOf(chart: Chart, { charts, claims, tested, listed, rows }: LedgerSources): MachineEntry {
  const stateRows = new Set(rows.map(({ id }) => id));
  return {
    chart,
    states: leavesOf(chart.root).map((state) => {
      const shown = claims.filter((claim) => !claim.isBehaviour && claim.state === state.id);
      return {
        id: state.id,
        passing: passingOf(state, charts, listed),
        stories: shown.map(linkOf),
        rows: [...new Set(shown.flatMap((claim) => claim.rows))].filter((row) => stateRows.has(row)).toSorted(),
      };
    }),
    transitions: allOf(chart.root)
      .flatMap(({ transitions }) => transitions)
      .map((transition) => {
        const paths = tested.get(transition.name) ?? [];
        return { ...transition, tests: paths.map(({ test }) => test), path: paths[0]?.path ?? [] };
      }),
  };
}

function gapsOf(
  { machines, rows }: Pick<Ledger, "machines" | "rows">,
  { charts, claims, listed }: LedgerSources,
): string[] {
  const states = machines.flatMap((machine) => machine.states);
  const ids = new Set(charts.flatMap(({ root }) => allOf(root)).map(({ id }) => id));
  const leaves = new Map(states.map((state) => [state.id, state]));
  return [
    ...states.filter(isUnshown).map(({ id }) => `${id}: no story`),
    ...machines
      .flatMap(({ transitions }) => transitions)
      .filter(isUntested)
      .map(({ name }) => `${name}: no test walks it`),
    ...rows.filter(({ stories }) => stories.length === 0).map(({ id, text }) => `${id}: no story (${text})`),
    ...claims.flatMap(({ state, title }) => {
      if (!state) return [];
      if (!ids.has(state)) return `${title}: ${state} is no state`;
      const leaf = leaves.get(state);
      if (!leaf) return `${title}: ${state} has states of its own, name the one that is shown`;
      return leaf.passing ? `${title}: ${state} is never shown as itself (${leaf.passing.kind})` : [];
    }),
    ...Object.entries(listed)
      .filter(([id, { shownBy }]) => !leaves.has(id) || !charts.some((chart) => chart.id === shownBy))
      .map(([id, { shownBy }]) => `passing.ts: ${id} shown by ${shownBy} fits no machine`),
  ];
}
