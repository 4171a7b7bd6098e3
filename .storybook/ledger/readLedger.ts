import { isIn, readClosed, readRows } from "#workbench/spec/rows.ts";
import { buildLedger } from "./buildLedger.ts";
import { chartOf } from "./chartOf.ts";
import type { Ledger } from "./ledger.ts";
import { readClaims } from "./readClaims.ts";
import { readMachines } from "./machines.ts";
import { listedPassing } from "./passing.ts";
import type { LedgerSources } from "./sources.ts";
import { readWalks } from "./walks.ts";

const isStateRow = /^V[A-Z]-/;

/** Where nothing is to be seen but what somebody is led to; a test proves it. */
const isPassedThrough = /\((forwards to |nothing of their own)[^()]*\)$/;

/** Reads machines, stories, rows and walks of the repository at `top`. */
export async function readSources(top: string): Promise<LedgerSources> {
  const machines = await readMachines(top);
  const built = readClosed();
  return {
    charts: machines.map(({ machine, file }) => chartOf(machine, file)),
    claims: readClaims(top),
    walked: await readWalks(top),
    rows: readRows().filter(
      (row) => isStateRow.test(row.id) && !isPassedThrough.test(row.text) && built.some((part) => isIn(part, row)),
    ),
    listed: listedPassing,
  };
}

export const readLedger = async (top: string): Promise<Ledger> => buildLedger(await readSources(top));
