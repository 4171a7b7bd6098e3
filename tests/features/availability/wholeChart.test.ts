import { plans } from "#app/features/availability/plans.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
