import { plans } from "#workbench/machines/scenarios/groups.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
