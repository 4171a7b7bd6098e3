import { draw } from "./layout/draw.ts";
import type { DrawnLedger, Ledger } from "./ledger.ts";
import { noteOf } from "./noteOf.ts";

/** The ledger with every chart laid out. */
export async function drawnLedger(ledger: Ledger): Promise<DrawnLedger> {
  const machines = ledger.machines.map(async (machine) => {
    const entries = new Map(machine.states.map((state) => [state.id, state]));
    return { ...machine, drawing: await draw(machine.chart.root, ({ id }) => noteOf(entries.get(id))) };
  });
  return { ...ledger, machines: await Promise.all(machines) };
}
