import { top } from "#workbench/shared/source/files.ts";
import { layOut, type LedgerWithLayouts } from "./layout/layout.ts";
import { readLedger } from "./readLedger.ts";
import { noteOf } from "./words.ts";

// The child process of ledgerPlugin.ts.
const ledger = await readLedger(top);
const machines = ledger.machines.map(async (machine) => {
  const entries = new Map(machine.states.map((state) => [state.id, state]));
  return { ...machine, layout: await layOut(machine.chart.root, ({ id }) => noteOf(entries.get(id))) };
});
process.stdout.write(JSON.stringify({ ...ledger, machines: await Promise.all(machines) } satisfies LedgerWithLayouts));
