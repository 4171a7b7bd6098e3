import { expect, test } from "vitest";
import { plans } from "#app/features/groups/plans.ts";
import { walk } from "#workbench/machines/walk.ts";
import { PATIENCE } from "#tests/runs.ts";

test.each(plans.map(([machine, plan]) => [machine.id, machine, plan] as const))(
  "%s: every state is reached and every transition taken (F2)",
  (_, machine, plan) => {
    const { unvisited, untaken } = walk(machine, plan);
    expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] });
  },
  PATIENCE,
);
