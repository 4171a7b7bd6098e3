import { describe } from "vitest";
import { scenarios } from "#workbench/machines/scenarios/auth.ts";
import { testCharts } from "#tests/features/testCharts.ts";

describe("the charts of sign-in, sign-up and recovery (ROUTE-04)", () => {
  testCharts(scenarios, Object.fromEntries(scenarios.map(([{ id }]) => [id, null])));
});
