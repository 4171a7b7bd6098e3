import { plans } from "#workbench/machines/scenarios/availability.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
