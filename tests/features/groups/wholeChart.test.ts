import { plans } from "#app/features/groups/plans.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
