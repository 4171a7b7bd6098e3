import { describe, expect, test } from "vitest";
import { plans } from "#app/features/availability/plans.ts";
import { walk } from "#workbench/machines/walk.ts";
import { PATIENCE } from "#tests/runs.ts";
import { machineName } from "#workbench/ledger/words.ts";

describe("the chart of availability", () => {
  test.each(plans.map(([machine, plan]) => [machine.id, machine, plan] as const))(
    "%s: every state is reached and every transition taken (F2)",
    (_, machine, plan) => {
      const { unvisited, untaken } = walk(machine, plan);
      expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] });
    },
    PATIENCE,
  );

  test.each(plans.map(([machine]) => machine.id))("%s has a name in the ledger of the workbench", (id) =>
    expect(machineName(id)).not.toBe(id),
  );
});
