import type { Chart } from "./chart.ts";
import type { Claim } from "./claims.ts";
import type { listedPassing } from "./passing.ts";

/** A transition that a test walks, by its name, with the events that lead there. */
export type WalkedTransition = { test: string; way: string[] };

export type StateRow = { id: string; text: string };

/** Everything the ledger is made of, as plain data. */
export type LedgerSources = {
  charts: readonly Chart[];
  claims: readonly Claim[];
  walked: ReadonlyMap<string, readonly WalkedTransition[]>;
  /** Rows of visible states in built areas. */
  rows: readonly StateRow[];
  listed: typeof listedPassing;
};
