import { plans } from "#app/features/events/plans.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
