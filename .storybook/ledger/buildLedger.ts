import { allOf, leavesOf, type Chart } from "./chart.ts";
import type { Claim } from "./claims.ts";
import { gapsOf } from "./gaps.ts";
import type { Ledger, MachineEntry, StoryLink } from "./ledger.ts";
import { passingOf } from "./passingOf.ts";
import { isSilent } from "./silent.ts";
import type { LedgerSources } from "./sources.ts";

const linkOf = ({ story, title }: Claim): StoryLink => ({ story, title });

/** Puts machines, stories, rows and tests beside each other, and says what is missing. */
export function buildLedger(sources: LedgerSources): Ledger {
  const { charts, claims, rows } = sources;
  const shows = claims.filter(({ isBehaviour }) => !isBehaviour);
  const book = {
    machines: charts.map((chart) => machineOf(chart, shows, sources)),
    rows: rows.map((row) => ({ ...row, stories: claims.filter((claim) => claim.rows.includes(row.id)).map(linkOf) })),
    silent: claims.filter(isSilent).map(linkOf),
  };
  return { ...book, gaps: gapsOf(book, sources) };
}

function machineOf(chart: Chart, shows: readonly Claim[], sources: LedgerSources): MachineEntry {
  const { charts, walked, listed, rows } = sources;
  const stateRows = new Set(rows.map(({ id }) => id));
  return {
    chart,
    states: leavesOf(chart.root).map((state) => {
      const claims = shows.filter((claim) => claim.state === state.id);
      return {
        id: state.id,
        passing: passingOf(state, charts, listed),
        stories: claims.map(linkOf),
        rows: [...new Set(claims.flatMap((claim) => claim.rows))].filter((row) => stateRows.has(row)).toSorted(),
      };
    }),
    transitions: allOf(chart.root)
      .flatMap(({ transitions }) => transitions)
      .map((transition) => {
        const walks = walked.get(transition.name) ?? [];
        return { ...transition, tests: walks.map(({ test }) => test), way: walks[0]?.way ?? [] };
      }),
  };
}
