import { scenarios } from "#workbench/machines/scenarios/staff.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(scenarios, { undo: null });
