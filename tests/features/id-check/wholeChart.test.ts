import { plans } from "#app/features/id-check/plans.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
