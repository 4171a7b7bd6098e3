import { describe } from "vitest";
import { plans } from "#workbench/machines/scenarios/auth.ts";
import { testCharts } from "#tests/features/testCharts.ts";

describe("the charts of sign-in, sign-up and recovery (ROUTE-04)", () => {
  testCharts(plans, Object.fromEntries(plans.map(([{ id }]) => [id, null])));
});
