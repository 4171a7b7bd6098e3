import { scenarios } from "#workbench/machines/scenarios/events.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(scenarios);
