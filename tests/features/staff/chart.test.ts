import { plans } from "#workbench/machines/scenarios/staff.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans, { undo: null });
