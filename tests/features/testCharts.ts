import { expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { walk, type Walk } from "#workbench/machines/walk.ts";
import { machineName } from "#workbench/ledger/words.ts";

/** Walks each machine of a feature as its plan says, and looks for its name in the ledger of the workbench. */
export function testCharts(plans: readonly (readonly [AnyStateMachine, Walk])[]): void {
  test.each(plans.map(([machine, plan]) => [machine.id, machine, plan] as const))(
    "%s: every state is reached and every transition taken (F2)",
    (_, machine, plan) => {
      const { unvisited, untaken } = walk(machine, plan);
      expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] });
    },
  );

  test.each(plans.map(([machine]) => machine.id))("%s has a name in the ledger of the workbench", (id) =>
    expect(machineName(id)).not.toBe(id),
  );
}
