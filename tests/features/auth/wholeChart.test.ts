import { describe } from "vitest";
import { plans } from "#workbench/machines/scenarios/auth.ts";
import { testCharts } from "#tests/features/testCharts.ts";

describe("the charts of the way in (ROUTE-04)", () => {
  testCharts(plans);
});
