import { plans } from "#workbench/machines/scenarios/id-check.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
