import { isIn, readClosed, readRows } from "#workbench/spec/rows.ts";
import { buildLedger, type LedgerSources } from "./buildLedger.ts";
import { chartOf } from "./chart.ts";
import { readClaims } from "./claims.ts";
import type { Ledger } from "./ledger.ts";
import { listedPassing } from "./passing.ts";
import { readMachines } from "./readMachines.ts";
import { readTestedPaths } from "./readTestedPaths.ts";

const isStateRow = /^V[A-Z]-/;

/** Rows of states that only redirect and show nothing; tests cover them. */
const isRedirect = /\((forwards to |nothing of their own)[^()]*\)$/;

export async function readSources(top: string): Promise<LedgerSources> {
  const machines = await readMachines(top);
  const closed = readClosed();
  return {
    charts: machines.map(({ machine, file }) => chartOf(machine, file)),
    claims: readClaims(top),
    tested: await readTestedPaths(top),
    rows: readRows().filter(
      (row) => isStateRow.test(row.id) && !isRedirect.test(row.text) && closed.some((part) => isIn(part, row)),
    ),
    listed: listedPassing,
  };
}

export const readLedger = async (top: string): Promise<Ledger> => buildLedger(await readSources(top));
